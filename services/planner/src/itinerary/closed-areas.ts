/** Ground that an event closes to everybody without a ticket: no other stop lies in it while it is closed. */

import type { EventDay } from '@site/contracts/event-days'
import { isSeason, type EventItem } from '@site/contracts/events'
import { site } from '@site/contracts/site'
import { eventDaysOf } from './attendance.ts'
import { clock, spellDate } from './days.ts'
import type { Window } from './hours-rules.ts'
import { kilometres, SAME_REGION_KM, type LatLon, type PlacesPort, type Poi } from './places.ts'
import { TRACKS } from './tracks.ts'

export interface ClosedArea {
  readonly date: string
  /** Within so many metres of any of these points. */
  readonly points: readonly LatLon[]
  readonly metres: number
  /** Minutes of the day; beyond midnight until the night is over. */
  readonly from: number
  readonly until: number
  /** What closes it, and where. */
  readonly event: string
  readonly eventId: string
  /** Its dates are not announced. */
  readonly isExpected: boolean
  readonly place: string
}

const NIGHT_OVER = 28 * 60
type Ground = Pick<ClosedArea, 'metres' | 'from' | 'until'>

/** What a kind of event closes on a day of it; null where it closes nothing. Radii and hours are chosen (decision 27). */
const KINDS: readonly ((event: EventItem, day: EventDay) => Ground | null)[] = [
  // Street circuits let nobody in without a ticket on any of their days, from the morning until after the last concert.
  ({ name }) =>
    /\b(?:grand prix|e-prix)\b/i.test(name) && !/\bmoto ?gp\b/i.test(name)
      ? { metres: 1000, from: 6 * 60, until: NIGHT_OVER }
      : null,
  // Start and finish are fenced from before dawn until the last runners are in.
  ({ name }, day) =>
    /\bmarathon\b/i.test(name) && isKeyDay(day) ? { metres: 500, from: 4 * 60, until: 16 * 60 } : null,
  // Vantage points fill and their streets close from midday.
  ({ genre }, { date, sessions }) =>
    genre === 'celebration' && date.endsWith('-12-31') && sessions.some(({ from }) => from >= 20 * 60)
      ? { metres: 1000, from: 12 * 60, until: NIGHT_OVER }
      : null,
  // The route of a parade closes some hours before it.
  (_event, { sessions }) => {
    const parade = sessions.find(({ name }) => /\bparade\b/i.test(name))
    return parade === undefined
      ? null
      : { metres: 500, from: parade.from - 120, until: (parade.to ?? parade.from + 150) + 30 }
  },
]

const isKeyDay = ({ main, label, sessions }: EventDay): boolean =>
  main === true || label !== undefined || sessions.length > 0

/** Round the points of a track that is known one keeps this far from it, metres. */
const BESIDE_TRACK = 180

function areaOf(event: EventItem, day: EventDay): ClosedArea | null {
  const ground = KINDS.flatMap((kind) => kind(event, day) ?? [])[0]
  if (ground === undefined) return null
  const track = TRACKS.get(event.venue.id)
  const { id, name, venue, dates } = event
  const where = track === undefined ? { points: [venue] } : { points: track, metres: BESIDE_TRACK }
  return {
    date: day.date,
    ...ground,
    ...where,
    event: name,
    eventId: id,
    isExpected: dates.status === 'expected',
    place: venue.name,
  }
}

/** More events than these are not looked through. */
const MOST_EVENTS = 200

/** The grounds that events of the city close on days of a trip, whether or not the traveller goes to them. */
export function closedAreas(
  port: Pick<PlacesPort, 'events' | 'eventById'>,
  centre: LatLon,
  dates: readonly string[],
): readonly ClosedArea[] {
  const [from] = dates
  const to = dates.at(-1)
  if (from === undefined || to === undefined) return []
  return (
    port
      .events({ from, to, limit: MOST_EVENTS })
      .events.filter((event) => !isSeason(event.dates) && kilometres(event.venue, centre) <= SAME_REGION_KM)
      // A list of events leaves out their programmes.
      .flatMap(({ id }) => port.eventById(id) ?? [])
      .flatMap((event) =>
        eventDaysOf(event)
          .filter(({ date }) => dates.includes(date))
          .flatMap((day) => areaOf(event, day) ?? []),
      )
  )
}

/** When a point lies in ground that is closed. */
export const closedAt = (areas: readonly ClosedArea[], at: LatLon & Pick<Poi, 'ofEvent'>): readonly Window[] =>
  areas
    .filter(({ eventId }) => eventId !== at.ofEvent)
    .filter(({ points, metres }) => points.some((point) => kilometres(point, at) * 1000 <= metres))
    .map(({ from, until }) => [from, until])

/** What is closed from before this hour on is closed all day to a visitor. */
const DAY_BEGINS = 9 * 60
const list = new Intl.ListFormat(site.locale)

/** Says which ground is kept free, once for each event. */
export function closedAreasNote(areas: readonly ClosedArea[]): string | null {
  const events = [...new Set(areas.map(({ event }) => event))]
  const notes = events.map((name) => {
    const own = areas.filter(({ event }) => event === name)
    const days = list.format(own.map(({ date }) => spellDate(date)))
    const from = Math.min(...own.map((area) => area.from))
    const since = from < DAY_BEGINS ? '' : ` from ${clock(from)}`
    const closes = own.some(({ isExpected }) => isExpected) ? 'is expected to close' : 'closes'
    return `${name} ${closes} the ground round ${own[0]?.place ?? name} on ${days}${since}, so no other stop is there then.`
  })
  return notes.length === 0 ? null : notes.join(' ')
}
