import { expect, it } from 'vitest'
import { headOf } from './page-head.ts'
import { site } from './site.ts'

const route = { path: '/terms', title: 'Terms', description: 'What we agree on.', page: 'terms', prerender: true }

it('ends with the brand, and leads with it on the home page', () => {
  expect(headOf(route).title).toBe(`Terms · ${site.brand}`)
  expect(headOf({ ...route, path: '/' }).title).toBe(`${site.brand} — ${site.tagline}`)
})

it('names the canonical address, of another path if the route says so', () => {
  expect(headOf(route).url).toBe(`https://${site.canonicalHost}/terms`)
  expect(headOf({ ...route, canonical: '/legal' }).url).toBe(`https://${site.canonicalHost}/legal`)
  expect(headOf({ ...route, path: '/' }).url).toBe(`https://${site.canonicalHost}/`)
})

it('keeps search engines from pages that ask for it', () =>
  expect([headOf(route).robots, headOf({ ...route, noindex: true }).robots]).toEqual(['index,follow', 'noindex']))
