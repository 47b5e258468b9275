import type { Route } from '@site/contracts/composition'
import { canonicalUrl, site } from '@site/contracts/site'
import { escapeHtml, jsonForScript } from './escape.ts'

/** The home page leads with the brand, every other page ends with it. */
export const titleOf = (route: Pick<Route, 'path' | 'title'>): string =>
  route.path === '/' ? `${site.brand} — ${site.tagline}` : `${route.title} · ${site.brand}`

const breadcrumb = (route: Route): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: canonicalUrl('/') },
    {
      '@type': 'ListItem',
      position: 2,
      name: route.breadcrumb ?? route.title,
      item: canonicalUrl(route.canonical ?? route.path),
    },
  ],
})

const organisation = (): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.brand,
  url: canonicalUrl('/'),
  inLanguage: site.locale,
  publisher: { '@type': 'Organization', name: site.company.legalName, email: site.supportEmail },
})

/** What a page is, by the kind its route names. Lists, events and questions are described beside their content instead. */
const described = (route: Route): readonly object[] => {
  const context = { '@context': 'https://schema.org' }
  const url = canonicalUrl(route.canonical ?? route.path)
  switch (route.structuredData) {
    case 'Organization': {
      const { legalName, address } = site.company
      return [
        {
          ...context,
          '@type': 'Organization',
          name: site.brand,
          legalName,
          url: canonicalUrl('/'),
          email: site.supportEmail,
          address: address.join(', '),
        },
      ]
    }
    case 'ContactPage':
    case 'WebPage':
      return [
        {
          ...context,
          '@type': route.structuredData,
          name: route.title,
          description: route.description,
          url,
          inLanguage: site.locale,
        },
      ]
    default:
      return []
  }
}

const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`

/** Title, description, canonical link, Open Graph and structured data of a route, as HTML. */
export const pageHead = (route: Route): string => {
  const title = titleOf(route)
  const url = canonicalUrl(route.canonical ?? route.path)
  const structured = route.path === '/' ? [organisation()] : [breadcrumb(route), ...described(route)]
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', route.description),
    meta('name', 'robots', route.noindex === true ? 'noindex' : 'index,follow'),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:site_name', site.brand),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', site.locale.replace('-', '_')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', route.description),
    meta('property', 'og:url', url),
    meta('name', 'twitter:card', 'summary'),
    `<script type="application/ld+json">${jsonForScript(structured)}</script>`,
  ].join('\n')
}
