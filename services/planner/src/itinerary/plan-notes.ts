/** What a plan says about itself: what is true of one city, and what is told once for the whole trip. */

import { site } from '@site/contracts/site'
import { activityNote } from './activities.ts'
import { dayBounds } from './calendar.ts'
import type { PlanContext } from './context.ts'
import { sentences } from './sentences.ts'
import { isQuietHoliday, type DayFacts } from './day-facts.ts'
import { CHILDREN_HOME, clock, clockChange, MEAL_NAMES, spellDate } from './days.ts'
import { dietNote, notEatenNote } from './diet-note.ts'
import { dishNote } from './dishes.ts'
import { hillsNote } from './hills-note.ts'
import { holidayNote } from './holiday-note.ts'
import { gentleFor } from './gentle.ts'
import { NAP } from './meal-times.ts'
import { hasNapper, hasSmallChildren } from './small-children.ts'
import { holdsMeal } from './long-visits.ts'
import { hasTimeFor } from './stops.ts'
import { stepFreeNote } from './step-free-note.ts'
import { kilometres } from './places.ts'
import { CLOSE_BY } from './pool.ts'
import { legsNote } from './race-legs.ts'
import { quietNote } from './quiet.ts'
import { rideNote } from './ride-note.ts'
import { busyNote, isTravelDay, missedByTravel, travelNote } from './travel-notes.ts'
import { walkingNote } from './walking-note.ts'
import { walkAskedFor } from './walking-limit.ts'
import type { VerifiedDays } from './verified-days.ts'

/** The days in one city, and what they were made from. */
export interface NotedStretch {
  readonly context: PlanContext
  readonly verified: VerifiedDays
}

type Days = VerifiedDays['days']

interface NotedDay {
  readonly context: PlanContext
  readonly day: Days[number]
  readonly stops: VerifiedDays['stops'][number]
  /** Among the days of its city. */
  readonly index: number
}

const list = new Intl.ListFormat(site.locale)

export const locksUnknown = ({ context: { request, pointOf } }: NotedStretch): boolean =>
  (request.locked ?? []).some((lock) => !pointOf.has(lock.id))

/** What concerns one city alone. */
export function cityNote(stretch: NotedStretch): string | null {
  const { context, verified } = stretch
  const missed = missedByTravel(context, verified.missing)
  const told = verified.missing.filter(({ fixed }) => missed === null || fixed !== 'event')
  const lost = [...new Set(told.map(({ poi }) => poi.name))]
  const planned = verified.stops.flat().map(({ poi }) => poi)
  return sentences(
    // What could not be met comes first.
    missed,
    lost.length > 0 && `There was no longer room for ${lost.join(', ')}.`,
    locksUnknown(stretch) && 'One of the places you locked is no longer listed.',
    activityNote(stretch),
    hillsNote(context.trip, context.destination.city, context.onHills ?? [], planned),
    context.searchNote,
  )
}

/** How far the farthest stop of a plan is, where there were too few places close by. */
export function farthestNote({ context: { widened, base }, verified }: NotedStretch): string | null {
  const farthest = Math.max(0, ...verified.stops.flat().map(({ poi }) => kilometres(base, poi)))
  return widened && farthest * 1000 > CLOSE_BY
    ? `We know only a few places close by, so this plan includes some up to ${Math.ceil(farthest)} km away.`
    : null
}

/** What is told once, however many cities the days are spent in. Days are counted from the first of the trip. */
export function tripNote(stretches: readonly NotedStretch[]): string | null {
  const all = stretches.flatMap(({ context, verified }) =>
    verified.days.map((day, index) => ({ context, day, stops: verified.stops[index] ?? [], index })),
  )
  const days = all.map(({ day }) => day)
  const [first] = stretches
  const places = new Map(stretches.flatMap(({ context }) => context.foods.map((poi) => [poi.id, poi])))
  const name = (at: number) => (days.length === 1 ? 'your day' : `day ${at + 1}`)
  return sentences(
    ...all.map(({ context, day, index }, at) => travelNote(context, index, day, name(at))),
    busyNote(all, name),
    ...legsNotes(stretches, name),
    gentleNote(stretches),
    childrenNote(stretches),
    missingMeals(all),
    freeNote(all),
    clocksNote(stretches),
    dietNote(
      all.map(({ context: { destination }, day }) => ({ day, country: destination.country })),
      first?.context.trip.hard.diet ?? [],
      (id) => places.get(id),
    ),
    first ? notEatenNote(first.context.trip.hard.notEaten ?? []) : null,
    dishNote(days, first?.context.trip.soft.dishes ?? [], (id) => places.get(id)),
    stepFreeNote(stretches),
    first?.context.trip.soft.quiet === true &&
      quietNote(days, new Map(stretches.flatMap(({ context }) => context.visits.map((poi) => [poi.id, poi])))),
    first && walkingNote(days, first.context.trip),
    budgetNote(stretches),
    // What each stop or way says beside itself comes last.
    holidayNote(all),
    rideNote(all),
    hoursNote(days),
  )
}

/** Says in which night of the trip the clocks change. */
function clocksNote(stretches: readonly NotedStretch[]): string | null {
  const said = stretches.flatMap(({ context: { calendar, destination } }, stretch) =>
    calendar.dates.flatMap((date, day) => {
      const change = stretch === 0 && day === 0 ? 0 : clockChange(date, destination.tz)
      const by = Math.abs(change) === 60 ? 'one hour' : `${Math.abs(change)} minutes`
      return change === 0
        ? []
        : [`The clocks go ${change > 0 ? 'forward' : 'back'} ${by} in the night before ${spellDate(date)}.`]
    }),
  )
  return sentences(...said)
}

/** What is said of the days around a race, in each city; days are counted from the first of the trip. */
function legsNotes(stretches: readonly NotedStretch[], name: (day: number) => string): readonly (string | null)[] {
  let first = 0
  return stretches.map(({ context, verified }) => {
    const from = first
    first += verified.days.length
    const bounds = dayBounds(context)
    return legsNote(
      context.calendar,
      (day) => bounds[day]?.open ?? context.style.open,
      (day) => name(from + day),
    )
  })
}

/** No table holds a price, and none is guessed. */
const budgetNote = (stretches: readonly NotedStretch[]): string | null =>
  stretches[0]?.context.trip.hard.budget === undefined && stretches[0]?.context.trip.soft.thrifty !== true
    ? null
    : 'We don’t know any prices, so check entry fees and menus against your budget.'

/** Says why days have fewer stops than usual. */
function gentleNote([first]: readonly NotedStretch[]): string | null {
  const why = first === undefined || first.context.request.pace !== 'balanced' ? null : gentleFor(first.context.trip)
  return why === null ? null : `With ${why}, days have a stop fewer than usual.`
}

/** Says why the evenings are short, and lunch is long. */
function childrenNote(stretches: readonly NotedStretch[]): string | null {
  const [first] = stretches
  if (first === undefined || !hasSmallChildren(first.context.trip)) return null
  const isLate = stretches.some(({ context }) => dayBounds(context).some(({ close }) => close > CHILDREN_HOME))
  return sentences(
    `With children along, days end by ${clock(CHILDREN_HOME)}${isLate ? ', but for the event' : ''}.`,
    hasNapper(first.context.trip) && `Lunch is ${NAP} minutes longer, for a nap.`,
  )
}

function freeNote(all: readonly NotedDay[]): string | null {
  const free = all.filter(({ context, day, index }) => day.slots.length === 0 && !isTravelDay(context, index)).length
  return free === 0
    ? null
    : `${free === 1 ? 'One day is' : `${free} days are`} still free: we found nothing more that fits.`
}

/** Says which meals no place could be found for, and why on a day on which kitchens close; a meal is never left out without a word. */
function missingMeals(all: readonly NotedDay[]): string | null {
  const missing = all.flatMap(({ context, day: { slots }, stops, index }, at) => {
    const bounds = dayBounds(context)[index]
    const meals = MEAL_NAMES.filter(
      (meal) => !stops.some((stop) => holdsMeal(stop, meal)) && hasTimeFor(context.calendar, meal, index, bounds),
    )
    const eventful = slots.length === 0 || slots.some((slot) => slot.fixed === 'event')
    const facts = context.days[index]
    return meals.length === 0 || eventful
      ? []
      : [
          {
            words: `${list.format(meals)} on day ${at + 1}`,
            why: isQuietHoliday(facts) ? shutNote(facts, at + 1) : null,
          },
        ]
  })
  const near = all.every(({ context }) => walkAskedFor(context.trip) === null) ? '' : ' near enough'
  const words = list.format(missing.map((own) => own.words))
  return missing.length === 0
    ? null
    : sentences(
        ...missing.map(({ why }) => why),
        `We found no place${near} that we know is open for ${words}, so book a table or eat at your hotel.`,
      )
}

const shutNote = ({ walkOnly }: DayFacts, day: number): string =>
  walkOnly
    ? `Most restaurants are closed on day ${day} and no public transport runs, so that day is short and on foot.`
    : `Most restaurants are closed on day ${day}.`

function hoursNote(days: Days): string | null {
  const assumed = days
    .flatMap(({ slots }) => slots)
    .filter(
      ({ hours, fixed, activity }) => hours === 'assumed' && fixed !== 'event' && activity.openingHours === null,
    ).length
  return assumed === 0
    ? null
    : `We don’t know the opening hours of ${assumed} ${assumed === 1 ? 'stop' : 'stops'}, so check before you go.`
}
