import type { Leg } from '@site/contracts/itinerary'
import { addDays, clock } from './days.ts'
import type { PlannedEvent } from './calendar.ts'
import type { Base, PlacesPort } from './places.ts'

/** An event that ends before has its way home by day (chosen, decision 27). */
const EVENING = 21 * 60
/** Ends before five are told as those of the night after the date (contracts, `eventTimes`). */
const MORNING = 29 * 60
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/**
 * How late one gets back to the hotel after the event: the last ride by the timetable, where one is known. Null by day, without
 * a hotel, and where one walks.
 */
export function rideHomeNote(
  port: PlacesPort,
  base: Base,
  event: PlannedEvent,
  { date, leg }: { readonly date: string; readonly leg: Leg },
): string | null {
  const end = event.start + event.minutes
  if (base.kind !== 'hotel' || base.id === undefined || end < EVENING || leg.mode === 'walk') return null
  const night = { date: end >= MORNING ? addDays(date, 1) : date, end: clock(end) }
  const answer = port.hotel({ id: base.id, near: event.anchor.id, event: night })
  const home = answer?.rideHome
  if (home?.status === 'none') {
    const walk = answer?.route?.walk
    const instead = walk === undefined ? 'plan for a taxi' : `it’s ${walk.minutes} min on foot, or a taxi`
    return `No ride goes back to ${base.name} after that: ${instead}.`
  }
  if (home?.status === 'rides') {
    const ride = home.last?.rides[0]
    return ride === undefined
      ? 'Rides back go on all night.'
      : `The last ride back is ${capital(ride.mode)} ${ride.line} from ${ride.from} at ${ride.departs.slice(11)}.`
  }
  return home?.status === 'walk' ? null : 'We don’t know when the last ride back leaves, so check before you go.'
}
