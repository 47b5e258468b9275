import type { Route } from '@site/contracts/composition'
import { site } from '@site/contracts/site'
import { expect, it } from 'vitest'
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
