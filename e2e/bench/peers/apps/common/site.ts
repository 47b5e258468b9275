import type { Remote } from '@stageside/kit'
import { RemoteModuleCache } from '../../../../../shell/src/composition/remote-module-cache.ts'
import { createCompositionStore } from '../../../../../shell/src/composition/store.ts'
import type { Site } from '../../../../../shell/src/site-context.ts'
import type { Composition } from '@site/contracts/composition'
import type { PageState } from '@site/contracts/page-state'
import known from './known.json'

/** Written by the bench: what a team would write down as data is data here too. */
export const { composition, backend } = known as unknown as {
  readonly composition: Composition
  readonly backend: PageState['backend']
}

const log = (error: unknown) => console.error(error)

/** What the frame of the site needs around it; `load` brings the module of a team, each alternative in its own way. */
export const createSite = (origin: string, load: (remote: string) => Promise<Remote>): Site => ({
  state: {
    composition,
    notFound: null,
    backend,
    canonicalHost: '',
    extraHosts: [],
    overrides: {},
    unknownOverrides: [],
  },
  origin,
  overrides: {},
  compositions: createCompositionStore(composition, async () => composition),
  pages: new RemoteModuleCache(log, async ({ name }, page) => {
    const loader = (await load(name)).pages[page]
    if (loader === undefined) throw new Error(`${name} has no page '${page}'`)
    return loader()
  }),
  report: log,
  enter: () => undefined,
  measures: new Set(),
})
