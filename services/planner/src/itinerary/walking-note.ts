import { site } from '@site/contracts/site'
import type { Day, Leg } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import { sentences } from './sentences.ts'
import { longestWalk, walkAskedFor, walkedOn } from './walking-limit.ts'

const list = new Intl.ListFormat(site.locale)
const km = (metres: number): string => `${(metres / 1000).toLocaleString(site.locale, { maximumFractionDigits: 1 })} km`

const legsOf = (days: readonly Day[]): readonly Leg[] =>
  days.flatMap(({ slots, returnLeg }) => [...slots.map(({ leg }) => leg), returnLeg].filter((leg) => leg != null))

/** The most minutes that any walk is told to take: a limit holds for the usual pace, and the slowest is what one reads beside a stop. Null without walks. */
function slowest(days: readonly Day[]): number | null {
  const walks = legsOf(days).filter(({ mode }) => mode === 'walk')
  return walks.length === 0 ? null : Math.max(...walks.map(({ high }) => high))
}

/** What a plan with a limit to walking says of it: the days beyond, and what is not counted. Null without a limit. */
export function walkingNote(
  days: readonly Day[],
  trip: Pick<TripRequest, 'soft'> & Partial<Pick<TripRequest, 'hard'>>,
): string | null {
  const longest = longestWalk(trip)
  const single =
    longest !== null && `No single walk is longer than about ${slowest(days) ?? longest} minutes; the rest are rides.`
  const limit = walkAskedFor(trip)
  if (limit === null) return sentences(single)
  const over = days.flatMap((day, at) => {
    const walked = walkedOn(day)
    return walked > limit ? [`day ${at + 1} (about ${km(walked)})`] : []
  })
  const wanted = trip.soft.walking?.kmPerDay === undefined ? `${km(limit)} we aim for` : `${km(limit)} you asked for`
  const rides = legsOf(days).some(({ mode }) => mode === 'transit')
  return sentences(
    single,
    over.length > 0 && `You walk more than the ${wanted} on ${list.format(over)}: we know nothing nearer that fits.`,
    rides && 'Walks to and from public transport aren’t counted.',
  )
}
