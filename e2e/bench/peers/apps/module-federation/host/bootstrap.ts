import '@stageside/ui/fonts.css'
import { QueryClient } from '@tanstack/react-query'
import { findRoute } from '@site/contracts/routes'
import type { Remote } from '@stageside/kit'
import { mount } from '../../../../../../shell/src/mount.tsx'
import { createSite } from '../../common/site.ts'

const loaders: Readonly<Record<string, () => Promise<{ readonly remote: Remote }>>> = {
  'mf-events': () => import('mf_events/remote'),
  'mf-legal': () => import('mf_legal/remote'),
}

const start = async (container: HTMLElement): Promise<void> => {
  const site = createSite(window.location.origin, async (name) => {
    const loader = loaders[name]
    if (loader === undefined) throw new Error(`no remote ${name}`)
    return (await loader()).remote
  })
  const found = findRoute(site.state.composition.remotes, window.location.pathname)
  if (found !== null) await site.pages.get(found.remote, found.route.page)
  mount({
    container,
    prerendered: false,
    site,
    queries: new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } }),
    onError: (error) => console.error(error),
  })
}

const container = document.getElementById('root')
if (container !== null) void start(container)
