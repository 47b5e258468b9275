import type { Registry, Release } from '@site/contracts/registry'
import { addRelease, promote } from '../registry/promote-and-canary.ts'
import { emptyRegistry } from '../registry/registry-store.ts'

const file = { integrity: 'sha384-x', bytes: 1000 }

/** A complete release record for tests; `rest` overrides fields. */
export const fakeRelease = (name: string, version: string, rest: Partial<Release> = {}): Release => ({
  name,
  version,
  contract: '1.0.0',
  entry: 'entry.js',
  exposes: name === 'shell' ? null : './remote',
  routes: [],
  boot: { js: ['entry.js'], css: [] },
  pages: {},
  files: { 'entry.js': file },
  sharedModules: {},
  links: [],
  commit: 'abc123',
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy: 'test',
  ...rest,
})

export const fakeRoute = (path: string, page = 'page') => ({
  path,
  page,
  title: 'Title',
  description: 'Description',
  prerender: true,
})

/** A registry in which each release was promoted, in the order given. */
export const registryOf = (...releases: readonly Release[]): Registry =>
  releases.reduce(
    (registry, release) => promote(addRelease(registry, release), release.name, release.version),
    emptyRegistry(),
  )
