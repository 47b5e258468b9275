import '@stageside/ui/fonts.css'
import { QueryClient } from '@tanstack/react-query'
import { findRoute } from '@site/contracts/routes'
import { RemoteModuleCache } from '../../../shell/src/composition/remote-module-cache.ts'
import { readPageState } from '../../../shell/src/composition/read.ts'
import { createCompositionStore } from '../../../shell/src/composition/store.ts'
import { mount, nextTask } from '../../../shell/src/mount.tsx'
import { composedRemotes } from './remotes.ts'

const log = (error: unknown) => console.error(error)

/** What `shell/src/main.tsx` does, without what only a composed site needs. */
const start = async (container: HTMLElement): Promise<void> => {
  const { frame } = readPageState().composition
  const composition = {
    id: 'spa',
    shell: 'spa',
    remotes: [...composedRemotes],
    ...(frame === undefined ? {} : { frame }),
  }
  const pages = new RemoteModuleCache(log)
  const found = findRoute(composition.remotes, window.location.pathname)
  const prerendered = container.hasChildNodes()
  if (found !== null) {
    if (prerendered) pages.hydrateRemote(found.remote, found.route.page)
    else await pages.get(found.remote, found.route.page)
  }
  const state = {
    composition,
    notFound: null,
    backend: { publicUrl: '', anonKey: '' },
    canonicalHost: window.location.hostname,
    extraHosts: [],
    overrides: {},
    unknownOverrides: [],
  }
  const compositions = createCompositionStore(composition, async () => composition)
  if (prerendered) await nextTask()
  mount({
    container,
    prerendered,
    site: {
      state,
      origin: window.location.origin,
      overrides: {},
      compositions,
      pages,
      report: log,
      enter: () => undefined,
      measures: new Set(),
    },
    queries: new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } }),
    onError: log,
  })
}

const container = document.getElementById('root')
if (container !== null) void start(container)
