import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { latestParams } from '../calls/latest-params.ts'
import { useHydrated } from '@stageside/kit/use-hydrated'
import { visitorsDay } from './days.ts'
import { readStay, writeStay, type Stay } from './stay.ts'

interface StayOfAddress {
  /** Null where no dates are chosen. */
  readonly stay: Stay | null
  /** Replaces the address, so that Back leaves the page. Null: no dates are wanted. */
  readonly change: (stay: Stay | null) => void
}

/** The nights and guests in the address (`in`, `out`, `guests`). A page is prerendered without them. */
export const useStay = (): StayOfAddress => {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const hydrated = useHydrated()
  const stay = hydrated ? readStay(params, visitorsDay()) : null
  const change = useCallback(
    // The state of the entry stays: it holds the list that a hotel was opened from.
    (next: Stay | null) =>
      setParams(writeStay(latestParams(location), next), {
        replace: true,
        preventScrollReset: true,
        state: location.state,
      }),
    [location, setParams],
  )
  return { stay, change }
}
