import * as fc from 'fast-check'
import * as Y from 'yjs'
import {
  addStop,
  keepAnyway,
  moveStop,
  moveToDay,
  removeStop,
  setNote,
  setTime,
  toggleLock,
  withDay,
} from '../../edit/operations.ts'
import { withCosts } from '../../costs/keep-costs.ts'
import { ownStop } from '../../edit/own-stop.ts'
import { clockOf, minutesOf } from '../../plan/clock.ts'
import type { Stop, Trip, TripDay } from '../../plan/plan.ts'
import { bodyFor, londonTrip, melbourneTrip } from '../../testing/plans.ts'
import type { SharedPlan } from '../read-plan.ts'
import type { ItineraryBody } from '../../trip/sanitise.ts'
import { change as changeDoc, docOf, shown } from './docs.ts'

const REPLICAS = 3
/** Two full days: changes of one day meet, and stops go from one to the other. */
const start: Trip = { ...melbourneTrip, days: melbourneTrip.days.slice(0, 2) }
/** New stops from the same town, and from another, to which a day has no time to go. */
const others = [...(melbourneTrip.days[3]?.stops ?? []), ...(londonTrip.days[0]?.stops ?? [])]

const small = fc.nat({ max: 9 })
const change = fc.record({
  kind: fc.constantFrom(
    ...(['move', 'moveTo', 'remove', 'lock', 'note', 'add', 'check', 'replan', 'restore', 'event'] as const),
    ...(['own', 'own note', 'time', 'length', 'anyway', 'cost', 'free', 'arrival', 'hotel'] as const),
  ),
  day: fc.nat({ max: 1 }),
  at: small,
  to: small,
})
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

/** Somebody changes the plan, sends what they wrote, or takes in what the others did: as far as `count` goes, so that edits cross. */
const on = fc.nat({ max: REPLICAS - 1 })
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ on, change }) },
  {
    weight: 2,
    arbitrary: fc.record({
      on,
      kind: fc.constantFrom<'send' | 'receive'>('send', 'receive'),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
)
export const editScript = fc.array(step, { minLength: 4, maxLength: 16 })
type EditScript = typeof editScript extends fc.Arbitrary<infer Value> ? Value : never

const withStop = (trip: Trip, day: number, at: number, edit: (stop: Stop) => Stop): Trip => {
  const old = trip.days[day]
  const stop = old?.stops[at]
  return old === undefined || stop === undefined
    ? trip
    : withDay(trip, day, { ...old, stops: old.stops.with(at, edit(stop)) })
}

/** The times a server could answer: everything a little later, on ways along streets. */
const later = (day: TripDay, minutes: number): TripDay => ({
  ...day,
  departAt: day.departAt === null ? null : clockOf(minutesOf(day.departAt) + minutes),
  stops: day.stops.map((stop) => ({
    ...stop,
    start: stop.start === null ? null : clockOf(minutesOf(stop.start) + minutes),
    end: stop.end === null ? null : clockOf(minutesOf(stop.end) + minutes),
    leg: stop.leg === null ? null : { ...stop.leg, source: 'street' },
  })),
})

const changed = ({ trip, setAside }: SharedPlan, { kind, day, at, to }: Change): Trip => {
  const old = trip.days[day] ?? { stops: [], date: null, departAt: null, returnLeg: null, returnBy: null }
  const costs = trip.meta.costs ?? []
  const insert = (stop: Stop | undefined): Trip =>
    stop === undefined ? trip : withDay(trip, day, { ...old, stops: old.stops.toSpliced(at, 0, stop) })
  switch (kind) {
    case 'move':
      return moveStop(trip, day, at, to)
    case 'moveTo':
      return moveToDay(trip, day, at, 1 - day)
    case 'remove':
      return removeStop(trip, day, at)
    case 'lock':
      return toggleLock(trip, day, at)
    case 'note':
      return withStop(trip, day, at, (stop) => ({ ...stop, note: `${stop.note ?? ''} word${to}`.trim() }))
    case 'event':
      return withStop(trip, day, at, (stop) => ({ ...stop, fixed: 'event' }))
    case 'add':
      return insert(others[to % others.length])
    case 'own':
      return addStop(
        trip,
        day,
        ownStop(`${day}${at}${to}`, { place: { title: `Own ${to}` }, start: null, minutes: 30 }, `1${at}:00`),
      )
    case 'own note':
      return setNote(trip, day, at, `word${to} ${old.stops[at]?.yours?.note ?? ''}`)
    case 'time':
      return setTime(trip, day, at, { start: `1${to}:15`, minutes: 20 + to })
    case 'length':
      return setTime(trip, day, at, { start: null, minutes: 20 + 5 * to })
    case 'anyway':
      return keepAnyway(trip, day, [{ id: old.stops[at]?.id ?? '', misfit: { reason: 'closed-then' } }])
    case 'restore':
      return insert(setAside[0]?.stop)
    case 'check':
      return withDay(trip, day, later(old, to))
    case 'cost':
      return withCosts(trip, [...costs, { day, label: `Cost ${to}`, amount: 1 + at, currency: 'AUD' }])
    case 'free':
      return withCosts(trip, costs.slice(1))
    case 'arrival':
      return trip
    case 'hotel':
      return { ...trip, meta: { ...trip.meta, searchNote: `Hotel ${to}` } }
    case 'replan':
      return {
        ...trip,
        days: start.days.map((one, i) => (i === day ? { ...one, stops: others.slice(to, to + 4) } : one)),
      }
  }
}

/** The request after a booking. */
const asked = (body: ItineraryBody, { kind, to }: Change): ItineraryBody => {
  if (kind === 'arrival') return { ...body, trip: { ...body.trip, arrival: `1${to}:30` } }
  if (kind === 'hotel') return { ...body, trip: { ...body.trip, stay: `Hotel ${to}` } }
  return body
}

/** Plays a script on three replicas of one plan with a server between them, then lets everything reach everybody. */
export const playScript = (script: EditScript): readonly Y.Doc[] => {
  const log = [Y.encodeStateAsUpdate(docOf(start, bodyFor('Melbourne', 2)))]
  const replicas = Array.from({ length: REPLICAS }, (_, i) => {
    const doc = new Y.Doc()
    // Ids are drawn at random otherwise, and a script that fails could not be played again.
    doc.clientID = i + 1
    const unsent: Uint8Array[] = []
    let received = 0
    const send = (count: number) => void log.push(...unsent.splice(0, count))
    const receive = (count: number) => {
      for (const update of log.slice(received, received + count)) Y.applyUpdate(doc, update, 'arrived')
      received = Math.min(received + count, log.length)
    }
    doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'arrived') unsent.push(update)
    })
    receive(1)
    return { doc, send, receive }
  })
  for (const one of script) {
    const replica = replicas[one.on]
    if (replica === undefined) continue
    if ('change' in one) {
      const plan = shown(replica.doc)
      changeDoc(replica.doc, () => changed(plan, one.change), asked(plan.body, one.change))
    } else replica[one.kind](one.count)
  }
  for (const { send } of replicas) send(Number.POSITIVE_INFINITY)
  for (const { receive } of replicas) receive(Number.POSITIVE_INFINITY)
  return replicas.map(({ doc }) => doc)
}
