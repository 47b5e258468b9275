/** What a city has for some days or weeks of the year, and where: a market before Christmas, a fair, an open palace. */

import type { TripReading } from '@site/contracts/trip-reading'
import type { SeasonGround } from '@site/places'
import type { DayFacts } from './day-facts.ts'
import { weekday, type DayBounds } from './days.ts'
import { startWindows } from './opening-hours.ts'
import { kilometres, visitMinutes, type LatLon, type Poi } from './places.ts'
import { samePlace, worthiest } from './same-place.ts'
import { isOpenGround } from './unpublished-hours.ts'

/** A season the traveller named. */
export interface AskedSeason {
  readonly key: string
  /** As it is told: "Christmas markets". */
  readonly name: string
  /** They come for its evenings. */
  readonly evenings?: boolean
}

/** Services with carols; of those missed the note of the activity speaks. */
export const CAROLS = 'carols'

const EVENINGS = /\b(?:every|each|all) (?:night|evening)\b|\bevenings\b|\bnights (?:in|at) the\b/i
const SEASON_KEY = /^season:(.+)$/

/** The seasons among what was understood of a text. */
export const seasonsAsked = ({ understood }: Pick<TripReading, 'understood'>, text = ''): readonly AskedSeason[] =>
  understood.flatMap(({ key, value }) => {
    const season = SEASON_KEY.exec(key)?.[1]
    return season === undefined ? [] : [{ key: season, name: value.replace(/,.*$/, ''), evenings: EVENINGS.test(text) }]
  })

/** Grounds farther from the centre than this are another town's. */
export const IN_TOWN_KM = 20

/** The table holds what is usual. */
export const OTHER_YEARS = 'Its days and hours are those of other years, so check before you go.'

export interface SeasonDays {
  readonly centre: LatLon
  readonly days: readonly DayFacts[]
  readonly style: DayBounds
  /** Stops that a plan keeps. */
  readonly kept?: readonly string[]
}

/**
 * The grounds in town that are there on a day of the trip. Those of a season the traveller named are what they came for, and are seen at
 * the time of day that is theirs.
 */
export function groundsFor(
  all: readonly SeasonGround[],
  asked: readonly AskedSeason[],
  { centre, days, style, kept = [] }: SeasonDays,
): readonly Poi[] {
  const here = all.filter(
    (ground) =>
      kilometres(ground, centre) <= IN_TOWN_KM &&
      days.some((day) => startWindows(ground, day, visitMinutes(ground), style.open, style.close).length > 0),
  )
  const askedFor = ({ occasion }: SeasonGround) => asked.find(({ key }) => key === occasion)
  const named = here.filter((ground) => askedFor(ground) !== undefined)
  const rank = new Map(worthiest(named, ({ interest }) => interest).map(({ id }, i) => [id, i + 1]))
  return here.flatMap((ground): readonly Poi[] => {
    const mustSee = rank.get(ground.id)
    const told = { ...ground, tip: [ground.tip, OTHER_YEARS].filter((own) => own !== null).join(' ') }
    // Evenings are held at their hour.
    if (ground.again === 'evenings' || (ground.again === 'days' && askedFor(ground)?.evenings === true)) return []
    if (mustSee === undefined) return [told, ...keptVisits(told, days, kept)]
    const meant = { ...told, mustSee, askedTime: ground.best ?? undefined }
    if (ground.again === null) return [meant]
    return visitsOf(meant, days, style)
  })
}

/** Of so many days one is for such a ground, and of the days those first on which tables are easiest had: Monday to Thursday, Sunday (chosen, decision 27). */
const DAYS_A_VISIT = 2
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const QUIETEST = [0, 1, 2, 3, 6, 4, 5]

/** A ground that is worth a visit on several days, as a place of each of them; the quietest days come first. */
function visitsOf(ground: Poi, days: readonly DayFacts[], { open, close }: DayBounds): readonly Poi[] {
  const there = days.filter((day) => startWindows(ground, day, visitMinutes(ground), open, close).length > 0)
  return there
    .toSorted((a, b) => QUIETEST.indexOf(weekday(a.date)) - QUIETEST.indexOf(weekday(b.date)))
    .slice(0, Math.max(1, Math.floor(days.length / DAYS_A_VISIT)))
    .map(({ date }, i) => visitOn(ground, date, i === 0 ? ground.id : visitId(ground, date)))
}

const visitId = ({ id }: Poi, date: string): string => `${id}@${date}`
const visitOn = (ground: Poi, date: string, id: string): Poi => ({
  ...ground,
  id,
  onDates: `nearest ${WEEKDAYS[weekday(date)]} ${date.slice(5)} for 1`,
})

/** The later visits that a plan holds, of which an edit knows the ids alone. */
const keptVisits = (ground: Poi, days: readonly DayFacts[], kept: readonly string[]): readonly Poi[] =>
  days.flatMap(({ date }) =>
    kept.includes(visitId(ground, date)) ? [visitOn(ground, date, visitId(ground, date))] : [],
  )

/** The seasons named of which no ground stands among the places of a plan. */
export const seasonsMissed = (
  asked: readonly AskedSeason[],
  planned: ReadonlySet<string>,
  grounds: readonly SeasonGround[],
): readonly AskedSeason[] =>
  asked.filter(({ key }) => !grounds.some((ground) => ground.occasion === key && isPlanned(ground, planned)))

/** On one of its days or on its only one. */
const isPlanned = ({ id }: SeasonGround, planned: ReadonlySet<string>): boolean =>
  planned.has(id) || [...planned].some((own) => own.startsWith(`${id}@`))

/** Says that there is no stop for what the traveller came for. */
export const seasonNote = (missed: readonly AskedSeason[], city: string): string | null =>
  missed.every(({ key }) => key === CAROLS)
    ? null
    : missed
        .filter(({ key }) => key !== CAROLS)
        .map(
          ({ name }) =>
            `We don’t know where to go for ${name} in ${city} on these days, so this plan has no stop for it.`,
        )
        .join(' ')

const isNameOf = (typed: string, name: string): boolean => typed.toLowerCase() === name.toLowerCase()

/** The reading with the seasons that stand in the plan as planned. */
export function withSeasonsPlanned(reading: TripReading, missed: readonly AskedSeason[]): TripReading {
  const held = seasonsAsked(reading).filter(({ key }) => missed.every((own) => own.key !== key))
  const understood = reading.understood.map((piece) => {
    // "Oktoberfest" is read as the name of an event too.
    const isHeld = held.some(
      ({ key, name }) => piece.key === `season:${key}` || (piece.key === 'event' && isNameOf(piece.value, name)),
    )
    return isHeld ? { ...piece, use: 'planned' as const } : piece
  })
  return { ...reading, understood }
}

/** A square under its lights, or with its stalls, is seen once: by what is there only now. */
export const isSeenWith = (ground: Poi, poi: Poi): boolean =>
  (ground.category === poi.category ||
    (ground.category === 'market' && poi.category === 'sight' && isOpenGround(poi))) &&
  samePlace(poi, ground)
