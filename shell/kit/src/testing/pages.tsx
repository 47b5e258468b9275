import { findRoute } from '@site/contracts/routes'
import type { ComponentType } from 'react'
import { parsePath } from 'react-router-dom'
import type { PageLoader, Remote } from '../define-remote.ts'
import type { ShownRoute } from '../host.ts'

/** A page that a remote has, and the route it is shown for. */
export interface FoundPage {
  readonly route: ShownRoute
  readonly Page: ComponentType
}

/** An address without its query. */
export const pathOf = (at: string): string => at.split(/[?#]/)[0] ?? at

/** The route of a path in a remote. Throws where it has none, with those it has. */
export const routeAt = ({ routes }: Pick<Remote, 'routes'>, at: string): ShownRoute => {
  const found = findRoute([{ routes }], pathOf(at))
  if (found === null) throw new Error(`no route at ${at}; there are ${routes.map(({ path }) => path).join(', ')}`)
  return { prerender: true, ...found.route, params: found.params }
}

/** The page of a path, loaded as the shell loads it. */
export const pageAt = async (remote: Remote, at: string): Promise<FoundPage> => {
  const route = routeAt(remote, at)
  const loader: PageLoader | undefined = remote.pages[route.page]
  if (loader === undefined) throw new Error(`${route.path} names the page '${route.page}', which has no loader`)
  const { Page, load } = await loader()
  await load?.(parsePath(at).search ?? '')
  return { route, Page }
}
