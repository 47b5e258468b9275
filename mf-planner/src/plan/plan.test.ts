import { describe, expect, test } from 'vitest'
import { readAnswer } from './plan.ts'

const specSlot = {
  period: 'morning',
  activity: { title: 'Museum', address: 'High St 1', mapLink: 'https://maps.example/1' },
  foodNearby: [{ id: 'f1', title: 'Café', mapLink: 'https://maps.example/2' }],
}

describe('what is no plan', () => {
  test.each([null, undefined, 'text', 3, true, [], [{ plan: [] }]])('%j is invalid data', (data) =>
    expect(readAnswer(data)).toEqual({ kind: 'invalid-data' }),
  )
  test.each([{}, { plan: null }, { plan: 'x' }, { plan: {} }])('%j is an invalid itinerary', (data) =>
    expect(readAnswer(data)).toEqual({ kind: 'invalid-itinerary' }),
  )
})

const tripOf = (data: unknown) => {
  const answer = readAnswer(data)
  if (answer.kind !== 'trip') throw new Error(`expected a trip, got ${answer.kind}`)
  return answer.trip
}

test('the bare shape of the spec is a plan; what it lacks is null', () => {
  const { days, meta } = tripOf({ plan: [{ date: '2026-11-26', slots: [specSlot] }], meta: { city: 'Melbourne' } })
  expect(days).toHaveLength(1)
  expect(days[0]).toMatchObject({ date: '2026-11-26', departAt: null, returnLeg: null })
  expect(days[0]?.stops[0]).toMatchObject({
    title: 'Museum',
    address: 'High St 1',
    start: null,
    leg: null,
    openingHours: null,
    fixed: null,
    foodNearby: [{ id: 'f1', title: 'Café', mapLink: 'https://maps.example/2', walkMinutes: null }],
  })
  expect(meta).toMatchObject({ city: 'Melbourne', relaxed: false, credits: [], base: null, searchNote: null })
})

test('a plan without meta is still a plan', () => expect(tripOf({ plan: [] }).meta.city).toBeNull())

test('a stop that cannot be read is left out, the others stay', () => {
  const { days } = tripOf({ plan: [{ slots: [{ period: 'morning' }, specSlot, 7, { activity: { title: '' } }] }, 'x'] })
  expect(days.map((day) => day.stops.map((stop) => stop.title))).toEqual([['Museum']])
})

test('only web addresses become links', () => {
  const bad = { ...specSlot, activity: { ...specSlot.activity, mapLink: 'javascript:alert(1)', website: 'data:x' } }
  const [stop] = tripOf({ plan: [{ slots: [bad] }] }).days[0]?.stops ?? []
  expect(stop).toMatchObject({ mapLink: null, website: null })
})

test.each(['24:00', '9:00', 'noon', 9, null])('a start of %j is no time', (start) => {
  expect(tripOf({ plan: [{ slots: [{ ...specSlot, start }] }] }).days[0]?.stops[0]?.start).toBeNull()
})
