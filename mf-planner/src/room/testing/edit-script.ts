import * as fc from 'fast-check'
import * as Y from 'yjs'
import { moveStop, moveToDay, removeStop, toggleLock, withDay } from '../../edit/operations.ts'
import { clockOf, minutesOf } from '../../plan/clock.ts'
import type { Stop, Trip, TripDay } from '../../plan/plan.ts'
import { bodyFor, londonTrip, melbourneTrip } from '../../testing/plans.ts'
import { readPlan, type SharedPlan } from '../read-plan.ts'
import { writeChange } from '../write-change.ts'

const REPLICAS = 3
/** Two full days: changes of one day meet, and stops go from one to the other. */
const start: Trip = { ...melbourneTrip, days: melbourneTrip.days.slice(0, 2) }
/** New stops from the same town, and from another, to which a day has no time to go. */
const others = [...(melbourneTrip.days[3]?.stops ?? []), ...(londonTrip.days[0]?.stops ?? [])]

const small = fc.nat({ max: 9 })
const change = fc.record({
  kind: fc.constantFrom('move', 'moveTo', 'remove', 'lock', 'note', 'add', 'check', 'replan', 'restore', 'event'),
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
    case 'restore':
      return insert(setAside[0]?.stop)
    case 'check':
      return withDay(trip, day, later(old, to))
    case 'replan':
      return {
        ...trip,
        days: start.days.map((one, i) => (i === day ? { ...one, stops: others.slice(to, to + 4) } : one)),
      }
  }
}

/** Plays a script on three replicas of one plan with a server between them, then lets everything reach everybody. */
export const playScript = (script: EditScript): readonly Y.Doc[] => {
  const first = new Y.Doc()
  writeChange(first, null, start, bodyFor('Melbourne', 2))
  const log = [Y.encodeStateAsUpdate(first)]
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
      const plan = readPlan(replica.doc)
      if (plan === null) throw new Error('the plan is gone')
      writeChange(replica.doc, plan, changed(plan, one.change), plan.body)
    } else replica[one.kind](one.count)
  }
  for (const { send } of replicas) send(Number.POSITIVE_INFINITY)
  for (const { receive } of replicas) receive(Number.POSITIVE_INFINITY)
  return replicas.map(({ doc }) => doc)
}
