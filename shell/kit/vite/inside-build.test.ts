import { expect, it } from 'vitest'
import { insideLink } from './inside-build.ts'

const route = { path: '/reviews', page: 'reviews', title: 'Reviews', description: 'What guests said.', prerender: true }

it('offers the routes and the entry of this machine, at the first page there is', () => {
  const detail = { ...route, path: '/review/:id' }
  const { origin, pathname, searchParams } = new URL(
    insideLink('https://site.example', 'mf-reviews', 5199, [detail, route]),
  )
  expect(origin + pathname).toBe('https://site.example/reviews')
  const offer: unknown = JSON.parse(Buffer.from(searchParams.get('local') ?? '', 'base64url').toString('utf8'))
  expect(offer).toMatchObject({ name: 'mf-reviews', port: 5199, entry: 'remote.js', routes: [{}, {}] })
})
it('has room for as many routes as the largest remote has, and refuses what a cookie cannot hold', () => {
  const linkOf = (routes: number): string =>
    insideLink(
      'https://site.example',
      'mf-reviews',
      5199,
      Array.from({ length: routes }, () => ({ ...route, title: 'T'.repeat(40) })),
    )
  expect(linkOf(20)).toContain('?local=')
  expect(() => linkOf(60)).toThrow('mf-reviews has more routes than a browser keeps for a site')
})
