import { prerenderPage } from '../../../shell/src/prerender.tsx'
import type { RenderedRoute } from '../web/rendered-route.ts'
import { composedRemotes, containers } from './remotes.ts'

/** Renders every public route. Rejects when one does not render. */
export const renderRoutes = async (): Promise<RenderedRoute[]> => {
  const rendered: RenderedRoute[] = []
  for (const remote of composedRemotes) {
    const container = containers[remote.name]
    if (container === undefined) continue
    for (const route of remote.routes)
      rendered.push({ remote: remote.name, route, page: await prerenderPage(remote, route, container) })
  }
  return rendered
}
