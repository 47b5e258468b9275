import { useBackend } from '@stageside/kit'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { eventQuery } from '../calls/queries.ts'
import { useStillHere } from '../calls/use-still-here.ts'
import type { Origin } from '../search/origin.ts'
import { visitorsDay } from './days.ts'
import { isCleared } from './stay.ts'
import { stayOfEvent } from './stay-of-event.ts'
import { useStay } from './use-stay.ts'

const UNANNOUNCED =
  'These nights follow the usual dates of the event, which are not announced yet. Check with the organiser before you book.'

/**
 * Fills the nights in the address from the event that hotels are searched for: the night before to the night of. Dates in the address and
 * dates that the visitor cleared stay as they are. Links to an event's hotels that carry its nights (`writeStay` of `stayOfEvent`) spare
 * the second search. Gives what has to be said of the nights, null where there is nothing: pass it to `StayControl` as `note`.
 *
 * A call that fails fills nothing: dates are a help, and the hotels are there without them.
 */
export const useEventStay = (origin: Origin | null): string | null => {
  const id = origin?.by === 'event' ? origin.id : ''
  const [params] = useSearchParams()
  const { stay, change } = useStay()
  const { data } = useQuery({ ...eventQuery(useBackend(), id), enabled: id !== '' })
  const today = visitorsDay()
  const dates = id === '' ? undefined : data?.event.dates
  const nights = dates === undefined ? null : stayOfEvent(dates, today)
  const { checkin, checkout, adults } = nights ?? {}
  const missing = stay === null && !isCleared(params)
  const stillHere = useStillHere()
  useEffect(() => {
    if (missing && stillHere() && checkin !== undefined && checkout !== undefined && adults !== undefined)
      change({ checkin, checkout, adults })
  }, [missing, stillHere, checkin, checkout, adults, change])
  const same = stay !== null && stay.checkin === checkin && stay.checkout === checkout
  return same && dates?.status === 'expected' ? UNANNOUNCED : null
}
