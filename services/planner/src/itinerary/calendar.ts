/** The days of a trip with the event among them, and from when to when each lasts. */

import type { EventDay } from '@site/contracts/event-days'
import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import { attendance, dayWithSession, eventDaysOf } from './attendance.ts'
import {
  addDays,
  CHILDREN_HOME,
  daysBetween,
  gridDown,
  gridUp,
  legCost,
  minutesOf,
  type DayBounds,
  type DayStyle,
} from './days.ts'
import { emptyTrip } from '../request/finding.ts'
import type { CityMove } from './city-move.ts'
import { eventSlot, whenArrived, type EventSlot } from './event-slot.ts'
import type { PlannedSession } from './session-stop.ts'
import { fromTheFirstRace, fromTheGround } from './event-there.ts'
import { calendarNote, missedNote } from './event-words.ts'
import type { EventAnchor, LegLookup } from './places.ts'
import type { PlanLegs } from './leg-table.ts'
import type { MealTimes } from './meal-times.ts'
import { closeOn } from './race-legs.ts'
import { inPart, isMarathon, type RacePart } from './race-role.ts'
import { freeFrom, leftOf, travelTimes, type TravelTimes } from './travel-days.ts'
import { soonestUndated } from './undated.ts'

/** The event as one stop of fixed time, on the grid. */
export interface PlannedEvent extends EventSlot {
  readonly anchor: EventAnchor
  readonly day: number
}

export interface Calendar {
  readonly dates: readonly string[]
  readonly event: PlannedEvent | null
  /** The event asked for, also where no day of the plan has it, and the days still to come that one may go. */
  readonly asked: { readonly name: string; readonly days: readonly EventDay[] } | null
  /** What was asked for the event or its dates and could not be met. */
  readonly note: string | null
  /** Of each day. */
  readonly travel: readonly TravelTimes[]
  /** When people eat there; as most do where left out. */
  readonly meals?: MealTimes
  /** What else of the event is attended, on other days than the main one. */
  readonly sessions?: readonly PlannedSession[]
  /** Days with a visit that takes half of them. */
  readonly longDays?: readonly number[]
  /** When the first day opens at the earliest, where the night before was late: an edit sees one day alone. */
  readonly rested?: number
}

/** From so many days on a trip around an event begins the day before it (chosen, decision 27). */
const DAY_BEFORE_FROM = 2
/** And whoever runs is there two days before: the day before is for the legs (chosen, decision 27). */
const TWO_BEFORE_FROM = 4

type TripDates = TripRequest['dates']

/** The first day of the weekend the traveller named, where the event is on it: a shorter trip ends with it, a longer one begins with it. */
function weekendStart(dates: TripDates, days: number, attend: string, today: string): string | null {
  if (dates?.kind !== 'weekend' || attend < dates.first || attend > dates.last) return null
  const ending = addDays(dates.last, 1 - days)
  const first = ending < dates.first ? dates.first : ending < attend ? ending : attend
  return first > today ? first : null
}

/** A trip that has room for all days of its event begins with the first of them, or the day before. */
function wholeEventStart(event: readonly EventDay[], days: number, attend: string, today: string): string | null {
  const [first] = event
  if (event.length < 2 || days < event.length || !event.some(({ date }) => date === attend)) return null
  const start = addDays(first.date, days > event.length ? -1 : 0)
  // One that has begun is joined.
  return start > today ? start : null
}

/** The first day of a trip that is built around the day of an event, or begins two weeks on. */
export function firstDay(
  request: Pick<ItineraryRequest, 'startDate' | 'days'>,
  attend: string | null,
  today: string,
  asked?: TripDates,
  event: readonly EventDay[] = [],
  runs = false,
): string {
  if (request.startDate !== undefined) return request.startDate
  if (attend === null) return soonestUndated(today)
  const whole = wholeEventStart(event, request.days, attend, today)
  if (whole !== null) return whole
  const weekend = weekendStart(asked, request.days, attend, today)
  if (weekend !== null) return weekend
  const early = runs && request.days >= TWO_BEFORE_FROM ? 2 : request.days >= DAY_BEFORE_FROM ? 1 : 0
  return attend <= addDays(today, early) ? attend : addDays(attend, -early)
}

/**
 * The days of the plan and the day the event falls on. Without a requested first day the trip is scheduled around the
 * event; without an event it begins two weeks on.
 */
export function planCalendar(
  request: ItineraryRequest,
  event: EventAnchor | null,
  today: string,
  trip: Pick<TripRequest, 'arrival' | 'departure' | 'hard' | 'event' | 'dates'> & {
    readonly move?: CityMove
  } = emptyTrip,
  part: RacePart | null = null,
): Calendar {
  const attend = event === null ? null : attendance(request, event, today)
  const runs = event !== null && part?.role === 'runs' && isMarathon(event)
  const first = firstDay(request, attend, today, trip.dates, event === null ? [] : eventDaysOf(event), runs)
  const dates = Array.from({ length: request.days }, (_, day) => addDays(first, day))
  const travel = travelTimes(dates, trip)
  if (event === null) return { dates, event: null, asked: null, note: null, travel }
  const asked = { name: event.name, days: eventDaysOf(event).filter(({ date }) => date >= today) }
  const day = attend === null ? -1 : daysBetween(first, attend)
  if (attend === null || day < 0 || day >= request.days)
    return { dates, event: null, asked, note: missedNote(event, today), travel }
  const session = eventDaysOf(event).find(({ date }) => date === attend)
  const usual = eventSlot(request, event, dayWithSession(session, trip.event?.session))
  const there = fromTheFirstRace(
    fromTheGround(usual, event.category),
    event,
    dayWithSession(session, trip.event?.session),
  )
  const slot = whenArrived(inPart(there, event, part, session), freeFrom(travel[day]))
  const start = gridDown(slot.start)
  const minutes = gridUp(slot.minutes + (slot.start - start))
  return {
    dates,
    event: { ...slot, anchor: event, day, start, minutes },
    asked,
    note: calendarNote(request, event, attend),
    travel,
  }
}

interface Trip {
  readonly style: DayStyle
  readonly calendar: Calendar
  readonly leg: LegLookup
  /** What the traveller holds at a time of its own stretches its day. */
  readonly request?: Pick<ItineraryRequest, 'own' | 'locked'> | undefined
  readonly pointOf?: PlanLegs['pointOf']
}

/** From when to when a day lasts with the stops that the traveller holds at a time, whatever its usual hours. */
function withHeld({ open, close }: DayBounds, day: number, { request, leg, style, pointOf }: Trip): DayBounds {
  const held = [
    ...(request?.own ?? []),
    ...(request?.locked ?? []).filter(({ anyway, minutes }) => anyway === true && minutes !== undefined),
  ].flatMap((own) =>
    own.day === day && own.start !== undefined && pointOf?.has(own.id) === true
      ? [{ ...own, at: minutesOf(own.start) }]
      : [],
  )
  return held.reduce(
    (bounds, { id, at, minutes = 0 }) => ({
      open: Math.max(0, Math.min(bounds.open, at - legCost(leg(null, id).minutes, style.rest))),
      close: Math.max(bounds.close, at + minutes + legCost(leg(id, null).minutes, style.rest)),
    }),
    { open, close },
  )
}

/** Minutes in bed before an early start (chosen, decision 27). */
const REST = 8 * 60
/** After a late night one also winds down, and has breakfast: nobody sets out before so many minutes, nor later than that hour (chosen, decision 27). */
const AFTER_LATE = 9 * 60
const LATEST_OPEN = 13 * 60
/** Nor on the morning after a marathon they ran (chosen, decision 27). */
const AFTER_RACE = 10 * 60
/** Before an early start the evening ends after dinner at the latest (chosen, decision 27). */
const EARLY_NIGHT = 20 * 60 + 30
const DAY = 24 * 60
/** After an event that is over between these hours dinner is late, and the day ends by the later one below (chosen, decision 27). */
const DINNER_AFTER = { from: 18 * 60, until: 20 * 60 + 15 }
const LATE_CLOSE = 23 * 60

/**
 * From when to when each day lasts: the pace's day, stretched so that the event and the ways to and from it fit, and cut by when one
 * arrives and leaves.
 */
export function dayBounds(trip: Trip): readonly DayBounds[] {
  return usualBounds(trip).map((bounds, day) => withHeld(bounds, day, trip))
}

/** The same without what the traveller holds. */
export function usualBounds({ style, calendar, leg }: Trip): readonly DayBounds[] {
  const { event, rested = 0, travel, sessions = [] } = calendar
  const back = event === null ? 0 : legCost(leg(event.anchor.id, null).minutes, style.rest)
  const homeFrom = ({ poi, start, minutes }: PlannedSession): number =>
    start + minutes + legCost(leg(poi.id, null).minutes, style.rest)
  const usual = (day: number): DayBounds => {
    const { open, close: end } = beside(day)
    const close = closeOn(calendar, day, end)
    const own = sessions.filter((session) => session.day === day)
    const late = Math.max(0, ...sessions.flatMap((before) => (before.day === day - 1 ? homeFrom(before) : [])))
    const rests = Math.min(LATEST_OPEN, Math.max(open, gridUp(late + AFTER_LATE - DAY)))
    const leave = own.map(({ start, poi }) => start - legCost(leg(null, poi.id).minutes, style.rest))
    return { open: Math.max(0, Math.min(rests, ...leave)), close: Math.max(close, ...own.map(homeFrom)) }
  }
  const beside = (day: number): DayBounds => {
    const open = day === 0 ? Math.max(style.open, rested) : style.open
    if (event === null) return { open, close: style.close }
    const home = event.start + event.minutes + back
    const after = event.role === 'runs' ? AFTER_RACE : 0
    if (event.day === day - 1)
      return { open: Math.min(LATEST_OPEN, Math.max(open, after, gridUp(home + AFTER_LATE - DAY))), close: style.close }
    const there = legCost(leg(null, event.anchor.id).minutes, style.rest)
    const leave = event.start - event.buffer - there
    if (event.day === day + 1)
      return { open, close: Math.min(style.close, Math.max(EARLY_NIGHT, gridDown(leave + DAY - REST))) }
    if (event.day !== day) return { open, close: style.close }
    // Whoever comes from an event in the evening still has dinner; a day with small children ends early.
    const over = event.start + event.minutes
    const late = over >= DINNER_AFTER.from && over <= DINNER_AFTER.until && style.close > CHILDREN_HOME ? LATE_CLOSE : 0
    return {
      open: Math.max(0, Math.min(open, leave)),
      close: Math.max(style.close, home, late),
    }
  }
  return calendar.dates.map((_, day) => {
    const whole = usual(day)
    const left = leftOf(whole, travel[day])
    if (event === null || event.day !== day) return left
    const { arrives, leaves, isTaken, move } = travel[day]
    const leave = event.start - event.buffer - legCost(leg(null, event.anchor.id).minutes, style.rest)
    const home = event.start + event.minutes + back
    if (isTaken) return { open: leave, close: home }
    // Where there is no time for the hotel one goes straight to the event, and from it straight on.
    return {
      // What we keep free for a way that nobody has booked is no reason to miss what one came for.
      open:
        (arrives !== null && leave >= arrives) || (arrives === null && move !== undefined)
          ? Math.max(whole.open, Math.min(left.open, leave))
          : left.open,
      close: leaves !== null && home <= leaves ? Math.min(whole.close, Math.max(left.close, home)) : left.close,
    }
  })
}
