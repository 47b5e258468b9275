import { isOwnId } from '@site/contracts/own-stop'
import { describe, expect, test } from 'vitest'
import { legsOf } from '../plan/day-figures.ts'
import { ownStop } from '../edit/own-stop.ts'
import { addStop, keepAnyway, setNote, setTime } from '../edit/operations.ts'
import type { Trip } from '../plan/plan.ts'
import { bodyFor, londonTrip, melbourneTrip } from '../testing/plans.ts'
import { MAX_CODE_LENGTH } from './link-address.ts'
import { decodeTrip, encodeTrip, toCode } from './link-code.ts'
import { NewerLink } from './link-problem.ts'
import { withSum } from './link-sum.ts'
import { details, pack, unpack } from './plan-format.ts'

/** Links that the release before this format wrote. */
const V1 =
  'q2HiYmK5doSJbf2Zs8xTTr7kZVBR4brHKCEktJHxJ8s8timcTExMDAy8jAzcjIy8DAwrOXZwLBFiYQAJAskQoIvLgGGQirAGbCmqJYgCgAuhwTEUaxEBBMAYzAPHJSRYFA7PyUtJLYL4jAuYj7MhBUMyVx1QMUbFYkxexQIEhgq-oEQLzc4g4ASsuxQSgekwRQ8A'
const V2 =
  'q2HhYmK5doSJbf2Zs8xTTr7kZVBR4brHKCEktJHxJ8s8timcTExMDAy8jAzcjIy8DAwrOXZwLBFiYQAJAskQoIvLgGGQirAGbCmqJYgCgAuhwTEUaxEBBMAYzAPHJSRYFA7PyUtJLYL4jAuYj7MhBUMyVx1QMUbFYkxexQIEhgq-oEQLzc4g4ASsuxQSgekwRY-rWgloWGqxkhWQBtqQmFlUrFQLAA'

/** Positions to five decimals, about a metre; with them the metres of an estimate move by two at most, its minutes by none. */
const asShared = (trip: Trip): Trip => ({
  ...trip,
  meta: { ...trip.meta, writtenBy: null },
  days: trip.days.map((day) => ({
    ...day,
    returnLeg: day.returnLeg && { ...day.returnLeg, metres: 0 },
    stops: day.stops.map((stop) => ({
      ...stop,
      lat: stop.lat === null ? null : Number(stop.lat.toFixed(5)),
      lon: stop.lon === null ? null : Number(stop.lon.toFixed(5)),
      leg: stop.leg && { ...stop.leg, metres: 0 },
      foodNearby: [],
    })),
  })),
})
const metres = (trip: Trip): number[] => trip.days.flatMap((day) => legsOf(day).map((leg) => leg.metres))

/** What every code carries: no addresses, hours, links of their own, notes. */
const facts = (trip: Trip) =>
  asShared(trip).days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => ({
      ...stop,
      id: null,
      address: null,
      openingHours: null,
      website: null,
      note: null,
    })),
  }))
const ids = (trip: Trip) => trip.days.flatMap((day) => day.stops.map((stop) => stop.id))

test('an event past midnight still ends the next morning', () => {
  const [day, ...others] = melbourneTrip.days
  if (day === undefined) throw new Error('no sample')
  const last = day.stops.length - 1
  const stops = day.stops.map((stop, at) => (at === last ? { ...stop, start: '23:30', end: '00:20' } : stop))
  const late = { ...melbourneTrip, days: [{ ...day, stops, returnBy: '00:45' }, ...others] }
  const [read] = decodeTrip(encodeTrip(bodyFor('Melbourne', 7), late)).trip.days
  expect(read?.stops.at(-1)).toMatchObject({ start: '23:30', end: '00:20' })
  expect(read?.returnBy).toBe('00:45')
})

describe.each([
  ['Melbourne', melbourneTrip],
  ['London', londonTrip],
])('seven days in %s', (city, trip) => {
  const body = bodyFor(city, 7)

  test('fit into 2 kB with ids, notes and credits', () => {
    const code = encodeTrip(body, trip)
    expect(code.length).toBeLessThanOrEqual(MAX_CODE_LENGTH)
    expect(code).toMatch(/^[\w-]+\.\w{7}$/)
    const read = decodeTrip(code)
    expect(read.body).toEqual(body)
    expect(facts(read.trip)).toEqual(facts(trip))
    expect(ids(read.trip)).toEqual(ids(trip))
    expect(read.trip.meta).toMatchObject({
      city,
      tz: trip.meta.tz,
      base: trip.meta.base,
      credits: trip.meta.credits,
      searchNote: trip.meta.searchNote,
    })
  })

  test('come back whole at full detail, food nearby apart', () =>
    expect(asShared(unpack(pack(body, trip, 5)).trip)).toEqual(asShared(trip)))

  test.each(details)('keep times, places and ways at detail %i', (detail) =>
    expect(facts(unpack(pack(body, trip, detail)).trip)).toEqual(facts(trip)),
  )
})

test('a link of three days holds every fact', () => {
  const three: Trip = { ...melbourneTrip, days: melbourneTrip.days.slice(0, 3) }
  const { trip } = decodeTrip(encodeTrip(bodyFor('Melbourne', 3), three))
  expect(asShared(trip)).toEqual(asShared(three))
  expect(metres(trip).every((value, i) => Math.abs(value - (metres(three)[i] ?? 0)) <= 2)).toBe(true)
})

test('a link holds a plan in the bare shape of the spec', () => {
  const bare: Trip = {
    meta: { ...melbourneTrip.meta, base: null, tz: null },
    days: melbourneTrip.days.slice(0, 2).map((day) => ({
      ...day,
      departAt: null,
      returnBy: null,
      returnLeg: null,
      stops: day.stops.map((stop) => ({ ...stop, id: null, lat: null, lon: null, leg: null, start: null, end: null })),
    })),
  }
  const { trip } = decodeTrip(encodeTrip(bodyFor('Melbourne', 2), bare))
  expect(trip.days[0]?.stops.map((stop) => stop.title)).toEqual(bare.days[0]?.stops.map((stop) => stop.title))
  expect(trip.days[0]?.stops[0]).toMatchObject({ lat: null, start: null, leg: null })
})

test('rejects a truncated, changed or invented link', () => {
  const code = encodeTrip(bodyFor('Melbourne', 7), melbourneTrip)
  const bad = ['', 'x', 'not a code!', code.slice(0, 40), code.slice(0, -20), code.slice(5)]
  for (const text of bad) expect(() => decodeTrip(text)).toThrow()
})

test('a plan of a newer version is told from a damaged one', () => {
  const notes = { ...bodyFor('Melbourne', 7), notes: 'vegan' }
  const bytes = pack(notes, melbourneTrip, 0)
  // The version stands behind the length of the columns, which takes two bytes here; numbers are stored doubled.
  expect(bytes[2]).toBe(4)
  expect(decodeTrip(toCode(bytes)).body.notes).toBe('vegan')
  expect(() => decodeTrip(toCode(bytes.with(2, 120)))).toThrow(NewerLink)
  expect(() => decodeTrip(toCode(bytes.with(2, 120).slice(0, 40)))).not.toThrow(NewerLink)
})

test('rejects a code that inflates beyond the size of a plan', () => {
  const bomb = toCode(new Uint8Array(1_000_000))
  expect(bomb.length).toBeLessThan(2 * MAX_CODE_LENGTH)
  expect(() => decodeTrip(bomb)).toThrow()
})

test('rejects a code longer than any plan without inflating it', () =>
  expect(() => decodeTrip('A'.repeat(2 * MAX_CODE_LENGTH + 1))).toThrow('too long'))

describe.each([
  ['Melbourne', melbourneTrip],
  ['London', londonTrip],
])('what the traveller said of seven days in %s', (city, sample) => {
  const body = bodyFor(city, 7)
  const yoursIn = (trip: Trip) =>
    trip.days.flatMap((day) =>
      day.stops.flatMap(({ title, start, end, address, yours, misfit }) =>
        yours === undefined && misfit === undefined
          ? []
          : [{ title, start, end, yours, misfit, address: yours?.own === true ? address : null }],
      ),
    )
  /** An own stop on three days, a note on one, a time and a stop that does not fit on another. */
  const said = sample.days.reduce((trip, day, i) => {
    const near = day.stops[0] ?? { lat: 0, lon: 0 }
    const point = { lat: Number(((near.lat ?? 0) + 0.002).toFixed(5)), lon: Number((near.lon ?? 0).toFixed(5)) }
    const place = { title: `Coffee with Ana ${i}`, address: `${i + 1} Elm Street`, point }
    if (i % 3 === 0) return addStop(trip, i, ownStop(`a1b2c3d${i}`, { place, start: '15:10', minutes: 40 }, '09:00'))
    if (i === 1) return setNote(trip, i, 1, `Ask for a table by the window, and bring the voucher no. ${i}`)
    if (i !== 4) return trip
    const timed = setTime(trip, i, 0, { start: '08:05', minutes: 25 })
    const id = day.stops[2]?.id ?? ''
    return keepAnyway(timed, i, [{ id, misfit: { reason: 'closed-then', at: '18:05', from: '10:00', until: '17:00' } }])
  }, sample)

  test('fits into 2 kB beside the plan', () => {
    const code = encodeTrip(body, said)
    expect(code.length).toBeLessThanOrEqual(MAX_CODE_LENGTH)
    const read = decodeTrip(code).trip
    expect(yoursIn(read)).toEqual(yoursIn(said))
    expect(yoursIn(read)).toHaveLength(3 + 1 + 2)
  })
  test.each(details)('comes along at detail %i', (detail) =>
    expect(yoursIn(unpack(pack(body, said, detail)).trip)).toEqual(yoursIn(said)),
  )
  test('names its own stops anew, each by another id', () => {
    const own = decodeTrip(encodeTrip(body, said)).trip.days.flatMap(({ stops }) =>
      stops.flatMap(({ id, yours }) => (yours?.own === true ? [id ?? ''] : [])),
    )
    expect(own.every(isOwnId)).toBe(true)
    expect(new Set(own).size).toBe(3)
  })
})

test.each([
  ['the first version', V1, 'Testville', ['Town Hall', 'Café Ünder']],
  ['the second version', V2, 'Testville', ['Town Hall', 'Café Ünder']],
])('a link of %s still opens', (_, code, destination, titles) => {
  const { body, trip } = decodeTrip(code)
  expect(body.destination).toBe(destination)
  expect(trip.days[0]?.stops.map(({ title }) => title)).toEqual(titles)
  expect(trip.days[0]?.stops.map(({ yours, misfit }) => yours ?? misfit)).toEqual([undefined, undefined])
})

test('a plan of which nothing was said is still written as the first version', () => {
  const trip = decodeTrip(V1)
  expect(encodeTrip(trip.body, trip.trip)).toBe(withSum(V1))
})
