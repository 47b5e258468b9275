/** What a city has for some days or weeks of the year, and where: a market before Christmas, a fair, an open palace. */

import type { TripReading } from '@site/contracts/trip-reading'
import type { SeasonGround } from '@site/places'
import type { DayFacts } from './day-facts.ts'
import { weekday, type DayBounds } from './days.ts'
import { startWindows } from './opening-hours.ts'
import { kilometres, visitMinutes, type LatLon, type Poi } from './places.ts'
import { worthiest } from './same-place.ts'

/** A season the traveller named. */
export interface AskedSeason {
  readonly key: string
  /** As it is told: "Christmas markets". */
  readonly name: string
}

const SEASON_KEY = /^season:(.+)$/

/** The seasons among what was understood. */
export const seasonsAsked = ({ understood }: Pick<TripReading, 'understood'>): readonly AskedSeason[] =>
  understood.flatMap(({ key, value }) => {
    const season = SEASON_KEY.exec(key)?.[1]
    return season === undefined ? [] : [{ key: season, name: value.replace(/,.*$/, '') }]
  })

/** Grounds farther from the centre than this are another town's. */
export const IN_TOWN_KM = 20

/** The table holds what is usual. */
export const OTHER_YEARS = 'Its days and hours are those of other years, so check before you go.'

export interface SeasonDays {
  readonly centre: LatLon
  readonly days: readonly DayFacts[]
  readonly style: DayBounds
}

/**
 * The grounds in town that are there on a day of the trip. Those of a season the traveller named are what they came for, and are seen at
 * the time of day that is theirs.
 */
export function groundsFor(
  all: readonly SeasonGround[],
  asked: readonly AskedSeason[],
  { centre, days, style }: SeasonDays,
): readonly Poi[] {
  const here = all.filter(
    (ground) =>
      kilometres(ground, centre) <= IN_TOWN_KM &&
      days.some((day) => startWindows(ground, day, visitMinutes(ground), style.open, style.close).length > 0),
  )
  const named = here.filter(({ occasion }) => asked.some(({ key }) => key === occasion))
  const rank = new Map(worthiest(named, ({ interest }) => interest).map(({ id }, i) => [id, i + 1]))
  return here.flatMap((ground): readonly Poi[] => {
    const mustSee = rank.get(ground.id)
    const told = { ...ground, tip: [ground.tip, OTHER_YEARS].filter((own) => own !== null).join(' ') }
    if (mustSee === undefined) return [told]
    const meant = { ...told, mustSee, askedTime: ground.best ?? undefined }
    return ground.isAgain ? visitsOf(meant, days, style) : [meant]
  })
}

/** Of so many days one is for such a ground, and of the days those first on which tables are easiest had: Monday to Thursday, Sunday (chosen, decision 27). */
const DAYS_A_VISIT = 2
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const QUIETEST = [0, 1, 2, 3, 6, 4, 5]

/** A ground that is worth a visit on several days of a longer trip, as a place of each of them; the quietest days come first. */
function visitsOf(ground: Poi, days: readonly DayFacts[], { open, close }: DayBounds): readonly Poi[] {
  const there = days.filter((day) => startWindows(ground, day, visitMinutes(ground), open, close).length > 0)
  return there
    .toSorted((a, b) => QUIETEST.indexOf(weekday(a.date)) - QUIETEST.indexOf(weekday(b.date)))
    .slice(0, Math.max(1, Math.floor(days.length / DAYS_A_VISIT)))
    .map(({ date }, i) => {
      const onDates = `nearest ${WEEKDAYS[weekday(date)]} ${date.slice(5)} for 1`
      return { ...ground, id: i === 0 ? ground.id : `${ground.id}@${date}`, onDates }
    })
}

/** The seasons named of which no ground stands among the places of a plan. */
export const seasonsMissed = (
  asked: readonly AskedSeason[],
  planned: ReadonlySet<string>,
  grounds: readonly SeasonGround[],
): readonly AskedSeason[] =>
  asked.filter(({ key }) => !grounds.some((ground) => ground.occasion === key && planned.has(ground.id)))

/** Says that there is no stop for what the traveller came for. */
export const seasonNote = (missed: readonly AskedSeason[], city: string): string | null =>
  missed.length === 0
    ? null
    : missed
        .map(
          ({ name }) =>
            `We don’t know where to go for ${name} in ${city} on these days, so this plan has no stop for it.`,
        )
        .join(' ')

/** The reading with the seasons that stand in the plan as planned. */
export function withSeasonsPlanned(reading: TripReading, missed: readonly AskedSeason[]): TripReading {
  const held = seasonsAsked(reading).filter(({ key }) => missed.every((own) => own.key !== key))
  const understood = reading.understood.map((piece) => {
    // "Oktoberfest" is read as the name of an event too.
    const isHeld = held.some(
      ({ key, name }) => piece.key === `season:${key}` || (piece.key === 'event' && piece.value === name),
    )
    return isHeld ? { ...piece, use: 'planned' as const } : piece
  })
  return { ...reading, understood }
}
