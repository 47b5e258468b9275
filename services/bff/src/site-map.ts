import type { Registry } from '@site/contracts/registry'
import { canonicalUrl } from '@site/contracts/site'
import { hasParameter } from '@site/contracts/routes'
import { escapeHtml } from './pages/page-head.ts'

/**
 * Every page search engines may show, under its one canonical address, from the default version of each remote. Without the pages
 * of routes with a parameter: only the backend knows them.
 */
export const siteMap = (registry: Registry): string => {
  const paths = Object.values(registry.microFrontends)
    .flatMap((versions) => versions.filter((item) => item.deployment.default))
    .flatMap((item) => item.extras.modulefederation.routes)
    .filter((route) => !hasParameter(route) && route.noindex !== true && (route.canonical ?? route.path) === route.path)
    .map((route) => route.path)
    .sort()
  const urls = paths.map((path) => `<url><loc>${escapeHtml(canonicalUrl(path))}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}

export const robots = (): string =>
  `User-agent: *\nDisallow: /functions/\nDisallow: /rest/\nDisallow: /auth/\nSitemap: ${canonicalUrl('/sitemap.xml')}\n`
