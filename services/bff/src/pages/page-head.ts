import type { Route } from '@site/contracts/composition'
import { ogImageSize, type PlaceInAddress } from '@site/contracts/og-image'
import { headOf } from '@site/contracts/page-head'
import { canonicalUrl, site } from '@site/contracts/site'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** JSON that cannot end its script element or start a comment in it. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const schemaOrg = (type: string, properties: object): object => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
})

const breadcrumb = (route: Route, url: string): object =>
  schemaOrg('BreadcrumbList', {
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: canonicalUrl('/') },
      { '@type': 'ListItem', position: 2, name: route.breadcrumb ?? route.title, item: url },
    ],
  })

const webSite = (): object =>
  schemaOrg('WebSite', {
    name: site.brand,
    url: canonicalUrl('/'),
    inLanguage: site.locale,
    publisher: { '@type': 'Organization', name: site.company.legalName, email: site.supportEmail },
  })

/** What a page is, by the kind its route names. Lists, events and questions are described beside their content instead. */
const described = ({ structuredData, title, description }: Route, url: string): readonly object[] => {
  switch (structuredData) {
    case 'Organization': {
      const { legalName, address } = site.company
      const contact = { email: site.supportEmail, address: address.join(', ') }
      return [schemaOrg('Organization', { name: site.brand, legalName, url: canonicalUrl('/'), ...contact })]
    }
    case 'ContactPage':
    case 'WebPage':
      return [schemaOrg(structuredData, { name: title, description, url, inLanguage: site.locale })]
    default:
      return []
  }
}

const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`

/** Title, description, canonical link, Open Graph and structured data of a route, as HTML. */
export const pageHead = (route: Route, place: PlaceInAddress | null = null): string => {
  const { title, description, url, sharedUrl, image, robots } = headOf(route, place)
  const structured = route.path === '/' ? [webSite()] : [breadcrumb(route, url), ...described(route, url)]
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', robots),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:site_name', site.brand),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', site.locale.replace('-', '_')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', sharedUrl),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(ogImageSize.width)),
    meta('property', 'og:image:height', String(ogImageSize.height)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${jsonForScript(structured)}</script>`,
  ].join('\n')
}
