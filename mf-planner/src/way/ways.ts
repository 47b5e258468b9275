import { unpackLine } from '@site/contracts/reach'
import { routeLimits, routesResponse, type RouteProfile, type RouteResponse } from '@site/contracts/route'
import { BackendError, type Backend } from '@stageside/kit'
import { queryOptions } from '@tanstack/react-query'
import type { Point } from '../plan/links.ts'
import { withKeptAnswer } from '../saved-plans/kept-answer.ts'
import { hasWay, type DayLeg } from './day-legs.ts'

/** The ways that are known, by the ends of their legs. */
export type Ways = ReadonlyMap<string, RouteResponse>
export const noWays: Ways = new Map()

const pairOf = ({ lat, lon }: Point): Point => ({ lat, lon })
const keyOf = ({ from, to }: Pick<DayLeg, 'from' | 'to'>): string => [from.lat, from.lon, to.lat, to.lon].join()

export const wayOf = (ways: Ways, leg: DayLeg): RouteResponse | null => ways.get(keyOf(leg)) ?? null

/** A leg from door to door along its streets; null where that way is not known. */
export const streetLine = (ways: Ways, leg: DayLeg): readonly Point[] | null => {
  const line = wayOf(ways, leg)?.route?.line
  if (line === undefined) return null
  return [pairOf(leg.from), ...unpackLine(line).map(([lon, lat]) => ({ lat, lon })), pairOf(leg.to)]
}

/** One more try where nothing was reached; an answer with an error status, such as too many calls, is an answer. */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof BackendError && (error.kind === 'fetch' || error.kind === 'relay')

/** The ways of a day, all in one call. */
export const waysQuery = (backend: Backend, dayLegs: readonly DayLeg[], profile: RouteProfile) => {
  const legs = dayLegs.filter(hasWay).slice(0, routeLimits.legs)
  const request = { legs: legs.map(({ from, to }) => ({ from: pairOf(from), to: pairOf(to) })), profile }
  return queryOptions({
    queryKey: ['routes', request],
    queryFn: async ({ signal }): Promise<Ways> => {
      const ask = (): Promise<unknown> => backend.invoke('routes', request, { signal })
      const { routes } = routesResponse.parse(await withKeptAnswer('routes', request, ask))
      return new Map(legs.flatMap((leg, at) => (routes[at] === undefined ? [] : [[keyOf(leg), routes[at]] as const])))
    },
    // Sent without a connection too: the failure says so, where a paused query would say nothing.
    networkMode: 'always',
    retry,
    retryDelay: 400,
    // The same way while the page is open.
    staleTime: Infinity,
  })
}
