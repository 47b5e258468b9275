import { frameMarks } from '@site/contracts/frame'
import { prerenderFrame, prerenderPage } from '../../../shell/src/prerender.tsx'
import type { RenderedRoute } from '../web/rendered-route.ts'
import { frame } from './frame.ts'
import { composedRemotes, containers } from './remotes.ts'

export { frame }

/** Renders every public page of its own; one with a parameter as it is before its data is there. Rejects when one does not render. */
export const renderRoutes = async (): Promise<RenderedRoute[]> => {
  const rendered: RenderedRoute[] = []
  for (const remote of composedRemotes) {
    const container = containers[remote.name]
    if (container === undefined) continue
    for (const route of remote.routes) {
      const page = await prerenderPage(remote, route, container)
      const { nav, footer } = await prerenderFrame(frame, route.path)
      // Functions, since a text may hold what `replace` takes for a pattern.
      const html = page.html.replace(frameMarks.nav, () => nav).replace(frameMarks.footer, () => footer)
      rendered.push({ remote: remote.name, route, page: { ...page, html } })
    }
  }
  return rendered
}
