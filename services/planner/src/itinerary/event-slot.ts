/** When on its day an event is: the traveller's own time, else its usual session, else a typical hour of its kind. */

import type { EventDay, EventSession } from '@site/contracts/event-days'
import type { EventCategory } from '@site/contracts/events'
import type { ItineraryRequest } from '@site/contracts/itinerary'
import { minutesOf } from './days.ts'
import type { EventAnchor } from './places.ts'
import type { RaceRole } from './race-role.ts'

/** Where the time comes from: a ticket, a programme (`usual` when it is that of other years), or a guess by kind of event. */
export type EventTimeSource = 'ticket' | 'programme' | 'usual' | 'typical'

export interface EventSlot {
  /** Minutes of the local day; the end may lie beyond midnight. */
  readonly start: number
  readonly minutes: number
  readonly source: EventTimeSource
  /** How long before the start to be there, minutes. */
  readonly buffer: number
  /** From this minute of the day on only meals are planned beside the event: race day is for the race. */
  readonly heldFrom: number | null
  readonly session: EventSession | null
  /** The slot begins when the doors open: one need not be there before. */
  readonly fromDoors: boolean
  /** Of a marathon, where the traveller said it. */
  readonly role?: RaceRole
  /** Where whoever runs it starts and how one gets there, where it finishes, and where the bib is collected. */
  readonly runners?: {
    readonly start: string
    readonly way: string | null
    readonly finish: string | null
    readonly bib: string | null
    /** Where along the course others see them; left out where nobody comes along to watch. */
    readonly seenFrom?: readonly string[]
  }
  /** Where along its course one watches before the finish. */
  readonly before?: { readonly point: Viewpoint; readonly start: number; readonly minutes: number }
}

type Viewpoint = NonNullable<EventAnchor['facts']>['viewpoints'][number]

/** Usual start and length by kind of event; only used with a note that it is an assumption (decision 27). */
const TYPICAL: Record<EventCategory, { readonly start: number; readonly minutes: number }> = {
  sports: { start: 14 * 60, minutes: 180 },
  music: { start: 19 * 60 + 30, minutes: 180 },
  business: { start: 9 * 60 + 30, minutes: 300 },
}

/** How long such a session lasts where its end is not known, minutes; the first that fits (chosen, decision 27). */
const LENGTHS: readonly (readonly [name: RegExp, minutes: number])[] = [
  [/\bmarathon\b/i, 300],
  [/\b(?:city2surf|cap10k)\b/i, 180],
  [/\b(?:fireworks|ball drop|midnight)\b/i, 20],
  [/\b(?:qualifying|practice|sprint)\b/i, 75],
  [/\b(?:race|arrival)\b/i, 120],
  [/\b(?:parade|match|kick-off)\b/i, 150],
  [/\b(?:finals?|night session|evening session)\b/i, 210],
  [/\bheadliner\b/i, 90],
  [/\b(?:day session|afternoon session)\b/i, 300],
  // Who has a ground pass for Wimbledon stays for the afternoon.
  [/\b(?:play|outside courts)\b/i, 420],
]
/** A listed length shorter than this is that of the moment itself, such as of a ball drop or a lap of horses. */
const MOMENT = 30
/** Play that begins this late is one session and not a whole day. */
const EVENING = 17 * 60

export function lengthOf({ name, from, to }: EventSession, { name: event, category }: EventAnchor): number {
  const listed = to === undefined ? 0 : to - from
  if (listed >= MOMENT) return listed
  const usual = LENGTHS.find(([words]) => words.test(name)) ?? LENGTHS.find(([words]) => words.test(event))
  const minutes = usual?.[1] ?? TYPICAL[category].minutes
  return Math.max(listed, from >= EVENING ? Math.min(minutes, TYPICAL[category].minutes) : minutes)
}

/** A fair or a display is open for longer than one stays; of a festival or a match nothing is missed. */
const isDropIn = ({ category, genre }: EventAnchor, { to, from }: EventSession): boolean =>
  (category === 'business' || genre !== undefined) && to !== undefined && to - from > TYPICAL[category].minutes

/** Nobody needs to be at a fair before, nor at a show of lights or an evening of comedy. */
const DROP_IN_FROM: Record<EventCategory, number> = { business: 10 * 60, sports: 10 * 60, music: 18 * 60 + 30 }
/** Music that lasts this long is a festival: one comes when one likes, minutes. */
const FESTIVAL = 6 * 60
/** A midnight moment is waited for from its own evening on: no stop begins on the next day. */
const LATEST_START = 23 * 60 + 30

interface Times extends Pick<EventSlot, 'start' | 'minutes' | 'fromDoors'> {
  /** How long before its own beginning the slot begins, because that is after midnight. */
  readonly ahead: number
}

/** The whole of what is attended of a session: also an earlier part of the same name, or a festival from its gates on. */
function timesOf(session: EventSession, day: EventDay, event: EventAnchor): Times {
  const end = session.from + lengthOf(session, event)
  if (isDropIn(event, session)) {
    const { minutes } = TYPICAL[event.category]
    return {
      start: Math.max(session.from, Math.min(DROP_IN_FROM[event.category], end - minutes)),
      minutes,
      fromDoors: true,
      ahead: 0,
    }
  }
  const gates = day.sessions.find(({ kind }) => kind === 'gates')
  const sameName = day.sessions.find(({ name }) => name === session.name)
  const first = event.category === 'music' && event.genre === undefined ? gates : undefined
  const begin = Math.min(session.from, first?.from ?? Infinity, sameName?.from ?? Infinity)
  const start = Math.min(begin, LATEST_START)
  const festival = event.category === 'music' && end - start >= FESTIVAL
  const fromDoors = start === gates?.from || session.name === 'Open' || festival
  return { start, minutes: end - start, fromDoors, ahead: begin - start }
}

/** The session a traveller without a ticket time goes to: the main one, else the first. */
export const defaultSession = (day: EventDay | undefined): EventSession | null =>
  day?.sessions.find(({ kind }) => kind === 'main') ?? day?.sessions.find(({ kind }) => kind === 'session') ?? null

/** A ticket for a time this near to a session is one for it, minutes. */
const SAME_SESSION = 90

/** A time before five is that of the night after the date (contracts, `eventTimes`), but for what begins before dawn. */
const NIGHT_ENDS = 5 * 60
const DAY = 24 * 60

function ticketTimes(request: ItineraryRequest, time: string, day: EventDay | undefined, event: EventAnchor): Times {
  const sessions = (day?.sessions ?? []).filter(({ kind }) => kind !== 'gates')
  const clock = minutesOf(time)
  const isNight = clock < NIGHT_ENDS && sessions.every(({ from }) => from >= NIGHT_ENDS)
  const begin = isNight ? clock + DAY : clock
  const meant = sessions
    .filter(({ from }) => Math.abs(from - begin) <= SAME_SESSION)
    .toSorted((a, b) => Math.abs(a.from - begin) - Math.abs(b.from - begin))[0]
  const usual = meant === undefined ? TYPICAL[event.category].minutes : meant.from + lengthOf(meant, event) - begin
  const start = Math.min(begin, LATEST_START)
  const ahead = begin - start
  return { start, minutes: ahead + (request.eventMinutes ?? Math.max(15, usual)), fromDoors: false, ahead }
}

/** Minutes to be there before the start, by the size of the crowd (chosen, decision 27); with the grid of times no wait is over ninety. */
export const BUFFERS = { small: 45, large: 60, mass: 80 } as const
const SMALL_CROWD = 5000
const MASS_CROWD = 50_000

function bufferOf({ category, genre, capacity }: EventAnchor): number {
  if (genre === 'celebration' || (capacity ?? 0) >= MASS_CROWD) return BUFFERS.mass
  if (category === 'business' || (capacity !== null && capacity <= SMALL_CROWD)) return BUFFERS.small
  return BUFFERS.large
}

const RACE_DAY = /\b(?:race|marathon|melbourne cup|(?:derby|cup|oaks|champions|arc) (?:day|sunday))\b/i

/** Where a crowd of the whole city watches the sky at night, and no gates are known, places fill this long before (chosen, decision 27). */
const CROWD_AT_NIGHT = 20 * 60
const PLACES_FILL = 4 * 60

/** From when on the day belongs to the event: from when a race's gates open, or the best places at a celebration fill. */
function heldFrom(event: EventAnchor, day: EventDay | undefined): number | null {
  if (day === undefined) return null
  if (event.genre === 'celebration') {
    if (event.facts?.from != null) return event.facts.from
    const gates = day.sessions.find(({ kind }) => kind === 'gates')?.from
    const name = defaultSession(day)?.name
    const first = Math.min(...day.sessions.flatMap((own) => (own.name === name ? own.from : [])))
    return gates ?? (first >= CROWD_AT_NIGHT && first < Infinity ? first - PLACES_FILL : null)
  }
  if (event.category !== 'sports') return null
  const words = [day.label ?? '', ...day.sessions.flatMap(({ kind, name }) => (kind === 'main' ? name : []))]
  if (!words.some((word) => RACE_DAY.test(word))) return null
  return day.sessions.find(({ kind }) => kind === 'gates')?.from ?? 0
}

/** When the event is on a day of its programme; `day` is undefined where nothing is known of it. */
export function eventSlot(request: ItineraryRequest, event: EventAnchor, day: EventDay | undefined): EventSlot {
  const rest = { buffer: bufferOf(event), heldFrom: heldFrom(event, day) }
  const session = defaultSession(day)
  if (request.eventTime !== undefined) {
    const { ahead, ...times } = ticketTimes(request, request.eventTime, day, event)
    return { ...times, ...rest, buffer: Math.max(0, rest.buffer - ahead), source: 'ticket', session }
  }
  if (session === null || day === undefined) {
    const { start, minutes } = TYPICAL[event.category]
    const length = request.eventMinutes ?? minutes
    return { start, minutes: length, ...rest, source: 'typical', session: null, fromDoors: false }
  }
  const { ahead, ...times } = timesOf(session, day, event)
  return {
    ...times,
    minutes: request.eventMinutes === undefined ? times.minutes : ahead + request.eventMinutes,
    ...rest,
    buffer: times.fromDoors ? BUFFERS.small : Math.max(0, rest.buffer - ahead),
    source: event.programme?.usual === false ? 'programme' : 'usual',
    session,
  }
}

/** On the way from the hotel, and so long there at least, minutes (chosen, decision 27). */
const ON_THE_WAY = 30
const LEAST_STAY = 120

/** A fair or a show that is open all day, for who arrives that day: they come later, as long as it is open. `free`: from when they can leave their hotel. */
export function whenArrived(slot: EventSlot, free: number): EventSlot {
  const { session, fromDoors, start, minutes, source } = slot
  const begin = free + ON_THE_WAY
  if (free === 0 || session?.to === undefined || !fromDoors || source === 'ticket' || begin <= start) return slot
  const left = session.to - begin
  return left < LEAST_STAY ? slot : { ...slot, start: begin, minutes: Math.min(minutes, left), buffer: 0 }
}
