import { planCalendarPath } from '@site/contracts/plan-calendar'
import { useEffect, useState } from 'react'
import { withTravelTimes } from '../papers/travel-times.ts'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'

interface Made {
  readonly for: Trip
  /** Null where the plan is too long for an address. */
  readonly path: string | null
}

/** The path of the plan's calendar on this site, undefined until it is made. */
export const useCalendarPath = (body: ItineraryBody, trip: Trip): string | null | undefined => {
  const [made, setMade] = useState<Made | null>(null)
  const isMade = made?.for === trip
  useEffect(() => {
    if (isMade) return undefined
    let here = true
    import('../share/link-code.ts')
      .then(({ encodeTrip }) => planCalendarPath(encodeTrip(withTravelTimes(body, trip), trip)))
      .catch((error: unknown) => {
        console.info('no calendar address made', error)
        return null
      })
      .then((path) => (here ? setMade({ for: trip, path }) : undefined))
    return () => {
      here = false
    }
  }, [body, trip, isMade])
  return isMade ? made.path : undefined
}
