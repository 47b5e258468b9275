import type { Route } from '@site/contracts/composition'
import { createContext, useContext } from 'react'

/** The route being shown, as its remote published it. */
export const RouteContext = createContext<Route | null>(null)

export const useRoute = (): Route => {
  const route = useContext(RouteContext)
  if (route === null) throw new Error('No route: useRoute() belongs inside a page of a remote')
  return route
}
