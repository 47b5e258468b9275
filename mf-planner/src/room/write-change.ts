import * as Y from 'yjs'
import type { Stop, Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { writeAbout } from './about.ts'
import { ranksFor, unmoved } from './order.ts'
import {
  askedOf,
  dayKey,
  factsOf,
  headMap,
  LOCAL,
  newEntry,
  readEntry,
  stopsMap,
  textsOf,
  timesOf,
} from './plan-doc.ts'
import { readPlan, type SharedPlan } from './read-plan.ts'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const nameOf = (stop: Stop): string => stop.id ?? stop.title

/** The document's keys of a trip's stops: those that `before` gave them, new ones for new stops. */
const keysOf = (before: SharedPlan | null, { days }: Trip): string[][] => {
  const known = new Map<string, string[]>()
  const taken = new Set<string>()
  const shown = before?.trip.days.flatMap(({ stops }, day) =>
    stops.map((stop, at) => ({ stop, key: before.keys[day]?.[at] })),
  )
  for (const { stop, key } of [...(shown ?? []), ...(before?.setAside ?? [])]) {
    if (key === undefined) continue
    known.set(nameOf(stop), [...(known.get(nameOf(stop)) ?? []), key])
    taken.add(key)
  }
  const keyOf = (stop: Stop): string => {
    const name = nameOf(stop)
    const old = known.get(name)?.shift()
    if (old !== undefined) return old
    let key = name
    for (let n = 2; taken.has(key); n += 1) key = `${name}~${n}`
    taken.add(key)
    return key
  }
  return days.map(({ stops }) => stops.map(keyOf))
}

/** Changes a text where it differs, so that words that others write into it at the same time stay. */
const writeText = (text: Y.Text, next: string): void => {
  const before = text.toJSON()
  const shorter = Math.min(before.length, next.length)
  let head = 0
  while (head < shorter && before[head] === next[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === next.at(-1 - tail)) tail += 1
  text.delete(head, before.length - head - tail)
  text.insert(head, next.slice(head, next.length - tail))
}

/** Facts without times of day: a visit that only begins at another time is the same. */
const lasting = (stop: Stop) => ({ ...factsOf(stop), start: null, end: null })

const writeFields = (entry: Y.Map<unknown>, before: Stop, after: Stop): void => {
  if (!same(lasting(before), lasting(after))) entry.set('facts', factsOf(after))
  if (before.fixed !== after.fixed) entry.set('fixed', after.fixed)
  if (!same(askedOf(before), askedOf(after))) entry.set('asked', askedOf(after))
  if (!same(before.misfit, after.misfit)) entry.set('misfit', after.misfit ?? null)
  const [texts, written] = [textsOf(before), textsOf(after)]
  for (const name of ['note', 'ownNote'] as const) {
    if (texts[name] === written[name]) continue
    const text = entry.get(name)
    // Rooms of earlier releases have no text for what a traveller writes.
    if (text instanceof Y.Text) writeText(text, written[name])
    else entry.set(name, new Y.Text(written[name]))
  }
}

/** Puts the stops of one day in order; only those that moved are written. */
const writeOrder = (stops: Y.Map<unknown>, day: number, before: readonly string[], after: readonly string[]): void => {
  const stay = unmoved(before, after)
  const order = after.filter((key) => stops.has(key))
  const fixed = new Map(
    order.flatMap((key): [string, number][] => {
      const read = stay.has(key) ? readEntry(key, stops.get(key)) : null
      return read === null || read.day !== day ? [] : [[key, read.rank]]
    }),
  )
  for (const [key, rank] of ranksFor(order, fixed)) {
    const entry = stops.get(key)
    if (entry instanceof Y.Map && !same(entry.get('at'), { day, rank })) entry.set('at', { day, rank })
  }
}

/** The times of each changed day that the document would not give by itself, as after a check by the server. */
const writeTimes = (doc: Y.Doc, before: SharedPlan | null, after: Trip, keys: readonly (readonly string[])[]): void => {
  const now = readPlan(doc)
  for (const [day, wanted] of after.days.entries()) {
    const order = keys[day] ?? []
    if (same(before?.trip.days[day], wanted)) continue
    if (now?.keys[day] !== undefined && !same(now.keys[day], order)) continue
    if (!same(now?.trip.days[day], wanted)) headMap(doc).set(dayKey(day), timesOf(wanted, order))
  }
}

/**
 * Writes what `after` changes in `before`, and nothing else: what others changed since `before` was read stays, and a stop that was
 * removed meanwhile stays removed. `before` is null for a document without a plan.
 */
export const writeChange = (doc: Y.Doc, before: SharedPlan | null, after: Trip, body: ItineraryBody): void =>
  doc.transact(() => {
    const [stops, head] = [stopsMap(doc), headMap(doc)]
    const keys = keysOf(before, after)
    const known = before && { body: before.body, meta: before.trip.meta, costKeys: before.costKeys }
    writeAbout(head, known, { body, meta: after.meta })
    const old = new Map(
      before?.trip.days.flatMap((day, d) => day.stops.map((stop, at) => [before.keys[d]?.[at] ?? '', stop])),
    )
    const aside = new Set(before?.setAside.map(({ key }) => key))
    const stay = new Set(keys.flat())
    for (const key of old.keys()) if (!stay.has(key)) stops.delete(key)
    for (const [day, { stops: wanted }] of after.days.entries()) {
      const order = keys[day] ?? []
      for (const [at, stop] of wanted.entries()) {
        const key = order[at] ?? ''
        const [entry, was] = [stops.get(key), old.get(key)]
        if (was === undefined && entry === undefined && !aside.has(key))
          stops.set(key, newEntry(stop, { day, rank: at + 1 }))
        else if (was !== undefined && entry instanceof Y.Map) writeFields(entry, was, stop)
      }
      const orderBefore = before?.keys[day] ?? []
      if (!same(orderBefore, order)) writeOrder(stops, day, orderBefore, order)
    }
    for (let day = after.days.length; day < (before?.trip.days.length ?? 0); day += 1) head.delete(dayKey(day))
    const changed = before === null || !same(before.trip.days, after.days)
    if (changed) writeTimes(doc, before, after, keys)
  }, LOCAL)

/** Removes a stop that has been set aside. */
export const dropSetAside = (doc: Y.Doc, key: string): void => doc.transact(() => stopsMap(doc).delete(key), LOCAL)
