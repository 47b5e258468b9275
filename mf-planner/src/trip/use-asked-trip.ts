import { limits } from '@site/contracts/limits'
import { profileIn, withProfile } from '@site/contracts/way-profile'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { rememberCurrent } from '../saved-plans/store.ts'
import { usePlannerStore, type TripRequest } from './planner-store.ts'

/** Longest destination that the form takes. */
const LONGEST = 200

/** The trip that a link asks for by `destination`, `days` and `start`; null where it names no destination. */
export const readAskedTrip = (search: string): Pick<TripRequest, 'destination' | 'days' | 'startDate'> | null => {
  const params = new URLSearchParams(search)
  const destination = params.get('destination')?.trim().slice(0, LONGEST) ?? ''
  if (destination === '') return null
  const days = Number(params.get('days'))
  const { minDays, maxDays, defaultDays } = limits.planner
  const start = params.get('start') ?? ''
  return {
    destination,
    days: Number.isInteger(days) && days >= minDays && days <= maxDays ? days : defaultDays,
    startDate: /^\d{4}-\d{2}-\d{2}$/.test(start) ? start : '',
  }
}

/** Fills the form from a link to the planner; `way`, who walks, stays in the address. The plan that was on the page stays among the saved ones. */
export const useAskedTrip = (): void => {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const send = usePlannerStore((store) => store.send)

  useEffect(() => {
    const request = readAskedTrip(search)
    if (request === null) return
    rememberCurrent(null)
    send({ type: 'reset' })
    send({ type: 'typed', request })
    // Once read, it must not overwrite what is typed after a reload.
    const kept = withProfile(new URLSearchParams(), profileIn(new URLSearchParams(search)))
    void navigate({ pathname, search: kept.toString() }, { replace: true, preventScrollReset: true })
  }, [search, pathname, navigate, send])
}
