import type { HotelResponse } from '@site/contracts/hotel'
import type { HotelsRequest } from '@site/contracts/hotels'
import { unpackLine } from '@site/contracts/reach'
import { routeResponse, type RouteProfile, type RouteResponse } from '@site/contracts/route'
import { profileIn, withProfile } from '@site/contracts/way-profile'
import { useBackend } from '@stageside/kit'
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { call } from '../calls/queries.ts'
import { useHydrated } from '@stageside/kit/use-hydrated'

export interface Way {
  readonly profile: RouteProfile
  /** Replaces the address, so that Back leaves the page and a link carries the choice. */
  readonly choose: (profile: RouteProfile) => void
  readonly query: UseQueryResult<RouteResponse>
  /** What the map draws; null where there is nothing to draw. */
  readonly line: readonly (readonly [number, number])[] | null
}

/** Whether a way along streets is known from the place to count from: only then is there one to tell. */
export const hasWay = (answer: HotelResponse | undefined): boolean => answer?.route?.walk.source === 'street'

/** The route with the minutes of the way that is told; with its own while there is none. */
export const routeBy = ({ query }: Way, route: NonNullable<HotelResponse['route']>) => ({
  ...route,
  walk: query.data?.walk ?? route.walk,
})

/** The way to a hotel from the place that its minutes are counted from, by the profile of the address. */
export const useWay = (answer: HotelResponse | undefined, pace: NonNullable<HotelsRequest['speed']>): Way => {
  const backend = useBackend()
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  // The address follows in a transition; a radio button that waited for it would fall back first.
  const [profile, setProfile] = useOptimistic(profileIn(useHydrated() ? params : new URLSearchParams()))
  const { id, lat = 0, lon = 0 } = answer?.route?.origin ?? {}
  const request = {
    from: id === undefined ? { lat, lon } : { id },
    to: { id: answer?.hotel.id ?? '' },
    speed: pace,
    profile,
  }
  const ends = JSON.stringify([request.from, request.to])
  const query = useQuery({
    ...queryOptions({
      ...call(backend, 'route', request, routeResponse),
      queryKey: ['route', ends, request],
      // While another profile is asked for, the way between the same two places stays on the page.
      placeholderData: (before: RouteResponse | undefined, asked) => (asked?.queryKey[1] === ends ? before : undefined),
    }),
    enabled: hasWay(answer),
  })
  const choose = useCallback(
    (next: RouteProfile) =>
      startTransition(() => {
        setProfile(next)
        setParams(withProfile(params, next), { replace: true, preventScrollReset: true, state })
      }),
    [params, setParams, setProfile, state],
  )
  const packed = query.data?.route?.line
  const line = useMemo(() => (packed === undefined ? null : unpackLine(packed)), [packed])
  return { profile, choose, query, line }
}
