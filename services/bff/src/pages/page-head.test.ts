import type { Route } from '@site/contracts/composition'
import { site } from '@site/contracts/site'
import { describe, expect, it } from 'vitest'
import { pageHead } from './page-head.ts'

const route: Route = {
  path: '/contact',
  page: 'contact',
  title: 'Contact Us',
  description: 'Write to us.',
  prerender: true,
}

const structured = (shown: Route): readonly Record<string, unknown>[] => {
  const json = pageHead(shown).match(/ld\+json">(.*?)<\/script>/)?.[1] ?? ''
  const parsed: readonly Record<string, unknown>[] = JSON.parse(json)
  return parsed
}
const kinds = (shown: Route) => structured(shown).map((item) => item['@type'])

it.each([
  ['ContactPage', ['BreadcrumbList', 'ContactPage']],
  ['WebPage', ['BreadcrumbList', 'WebPage']],
  ['Organization', ['BreadcrumbList', 'Organization']],
  // These are described where their content is.
  ['FAQPage', ['BreadcrumbList']],
  ['ItemList', ['BreadcrumbList']],
] as const)('a route of kind %s says so beside its breadcrumb', (structuredData, expected) =>
  expect(kinds({ ...route, structuredData })).toEqual(expected),
)

it('describes the home page as a WebSite', () =>
  expect(kinds({ ...route, path: '/', structuredData: 'WebSite' })).toEqual(['WebSite']))

it('describes the company from the settings of the site', () =>
  expect(structured({ ...route, structuredData: 'Organization' })[1]).toMatchObject({
    name: site.brand,
    legalName: site.company.legalName,
    email: site.supportEmail,
  }))

describe('the picture of a shared link', () => {
  const contentOf = (html: string, property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1]

  it('is announced with its size, its words and as large', () => {
    const html = pageHead(route)
    expect(contentOf(html, 'og:image')).toBe(`https://${site.canonicalHost}/og/contact.png`)
    expect(contentOf(html, 'og:image:width')).toBe('1200')
    expect(contentOf(html, 'og:image:height')).toBe('630')
    expect(contentOf(html, 'og:image:alt')).toBe(`Contact Us · ${site.brand}`)
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
  })

  it('of a search names the place, and so does the address that is shared', () => {
    const html = pageHead({ ...route, path: '/location' }, { key: 'venue', id: 'a&b' })
    expect(contentOf(html, 'og:image')).toBe(`https://${site.canonicalHost}/og/location.png?venue=a%26b`)
    expect(contentOf(html, 'og:url')).toBe(`https://${site.canonicalHost}/location?venue=a%26b`)
    expect(html).toContain(`<link rel="canonical" href="https://${site.canonicalHost}/location">`)
  })

  it('of a page that is not for search engines is the one of the site', () =>
    expect(contentOf(pageHead({ ...route, noindex: true }), 'og:image')).toBe(`https://${site.canonicalHost}/og.png`))
})
