import type { RouteProfile } from '@site/contracts/route'
import { useBackend } from '@stageside/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { Base, TripDay } from '../plan/plan.ts'
import { dayLegs, hasWay, type DayLeg } from './day-legs.ts'
import { useProfile } from './use-profile.ts'
import { noWays, waysQuery, type Ways } from './ways.ts'

/** The ways of one day, as far as they are asked for and known. */
export interface DayWays {
  readonly legs: readonly DayLeg[]
  readonly profile: RouteProfile
  readonly ways: Ways
  /** `none`: no street of the day is known. `unasked`, `asked`: the ways may come. */
  readonly state: 'none' | 'unasked' | 'asked' | 'failed' | 'known'
  /** Another profile or order is on its way; what is shown is of the one before. */
  readonly stale: boolean
  readonly ask: () => void
  readonly retry: () => void
}

/** Nothing is asked for until somebody sees the day's sketch or opens one of its ways; then all in one call. */
export const useDayWays = (day: TripDay, base: Base | null): DayWays => {
  const backend = useBackend()
  const [profile] = useProfile()
  const [asked, setAsked] = useState(false)
  const legs = useMemo(() => dayLegs(day, base), [day, base])
  const isOnStreets = legs.some(hasWay)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...waysQuery(backend, legs, profile),
    enabled: asked && isOnStreets,
    placeholderData: keepPreviousData,
  })
  const ask = useCallback(() => setAsked(true), [])
  const state = (): DayWays['state'] => {
    if (!isOnStreets) return 'none'
    if (isError) return 'failed'
    if (data !== undefined) return 'known'
    return asked ? 'asked' : 'unasked'
  }
  return {
    legs,
    profile,
    ways: isOnStreets ? (data ?? noWays) : noWays,
    state: state(),
    stale: isPlaceholderData,
    ask,
    retry: () => void refetch(),
  }
}
