import { expect, it } from 'vitest'
import { fakeRelease, fakeRoute, registryOf } from '../../releases/src/testing/fake-release.ts'
import { siteMap } from './site-map.ts'

it('lists every page under its one canonical address, and no pattern of pages', () => {
  const release = fakeRelease('mf-a', '1.0.0', {
    routes: [
      fakeRoute('/b'),
      fakeRoute('/'),
      fakeRoute('/hotel/:id'),
      { ...fakeRoute('/hidden'), noindex: true },
      { ...fakeRoute('/other'), canonical: '/b' },
    ],
  })
  const paths = [...siteMap(registryOf(release)).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  expect(paths).toEqual(['/', '/b'])
})
