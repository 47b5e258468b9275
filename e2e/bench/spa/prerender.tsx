import { hasParameter } from '@site/contracts/routes'
import { prerenderPage } from '../../../shell/src/prerender.tsx'
import type { RenderedRoute } from '../web/rendered-route.ts'
import { composedRemotes, containers } from './remotes.ts'

/** Renders every public page of its own. Rejects when one does not render. */
export const renderRoutes = async (): Promise<RenderedRoute[]> => {
  const rendered: RenderedRoute[] = []
  for (const remote of composedRemotes) {
    const container = containers[remote.name]
    if (container === undefined) continue
    // A route with a parameter has no address of its own to measure.
    for (const route of remote.routes.filter((each) => !hasParameter(each)))
      rendered.push({ remote: remote.name, route, page: await prerenderPage(remote, route, container) })
  }
  return rendered
}
