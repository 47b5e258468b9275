import type { ComposedRemote, Composition, Route } from '@site/contracts/composition'
import { RemoteModuleCache } from '../composition/remote-module-cache.ts'
import { createCompositionStore } from '../composition/store.ts'
import type { Site } from '../site-context.ts'

export const fakeRoute = (path: string, rest: Partial<Route> = {}): Route => ({
  path,
  title: `Title of ${path}`,
  description: `Description of ${path}`,
  page: 'page',
  prerender: true,
  ...rest,
})

export const fakeRemote = (routes: readonly Route[]): ComposedRemote => ({
  name: 'mf-a',
  version: '1.0.0',
  contract: '1.0.0',
  entry: '',
  boot: [],
  routes: [...routes],
})

/** A site with one remote; its pages come from `pages`, and no composition is fetched. */
export const fakeSite = (
  remote: ComposedRemote,
  pages: RemoteModuleCache = new RemoteModuleCache(
    () => undefined,
    () => Promise.reject(new Error('no pages')),
  ),
): Site => {
  const composition: Composition = { id: 'x', shell: '1', remotes: [remote] }
  return {
    state: {
      composition,
      notFound: null,
      backend: { publicUrl: '', anonKey: '' },
      canonicalHost: '',
      extraHosts: [],
      overrides: {},
      unknownOverrides: [],
    },
    origin: '',
    overrides: {},
    compositions: createCompositionStore(composition, async () => composition),
    pages,
    report: () => undefined,
    enter: () => undefined,
    measures: new Set(),
  }
}
