import { expect, test } from 'vitest'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { decodeTrip, encodeTrip } from './link-code.ts'
import { pack, unpack } from './plan-format.ts'

const body = bodyFor('Melbourne', 7)
const stretch = { place: 'Melbourne', city: 'Melbourne', country: 'AU', tz: null, firstDay: 0, days: 7, base: null }
const several = { ...melbourneTrip, meta: { ...melbourneTrip.meta, stretches: [stretch] } }

test('a link carries the notes, the fields, what was removed, the chosen day and hotel, and the stretches', () => {
  const chosen = { eventDate: '2027-01-30', hotelId: 'crown', noHotel: true as const }
  const restated = [{ words: 'duo', plain: '2 adults' }]
  const asked = {
    ...body,
    notes: 'vegan, no museums',
    trip: { adults: 2 },
    without: ['diet:vegan'],
    restated,
    ...chosen,
  }
  const read = decodeTrip(encodeTrip(asked, several))
  expect(read.body).toEqual(asked)
  expect(read.trip.meta.stretches).toEqual([stretch])
})

test.each(['for the whole plan', 'for a stretch'])('a hotel that was only proposed stays so: %s', (where) => {
  const proposed = { savedMinutes: 12, insteadOf: 'the centre', others: [{ id: 'b', name: 'B', savedMinutes: 3 }] }
  const base = { kind: 'hotel' as const, id: 'crown', name: 'Crown', lat: -37.8, lon: 144.9, proposed }
  const own = where === 'for the whole plan' ? { base } : { stretches: [{ ...stretch, base }] }
  const { meta } = decodeTrip(encodeTrip(body, { ...melbourneTrip, meta: { ...melbourneTrip.meta, ...own } })).trip
  const read = meta.stretches[0]?.base ?? meta.base
  expect(read).toMatchObject({ name: 'Crown', proposed: { savedMinutes: 0, others: [] } })
})

test('a plan without any of them is written as the first version, which older pages read', () => {
  const [first, second] = [pack(body, melbourneTrip, 0), pack(body, several, 0)]
  // The first number of the columns stands behind their length, which takes two bytes here; numbers are stored doubled.
  expect([first[2], second[2]]).toEqual([2, 4])
})

const withLine = (line: string) => {
  const bytes = pack({ ...body, notes: 'x' }, melbourneTrip, 0)
  return Uint8Array.from([...bytes.slice(0, -'{"notes":"x"}'.length), ...new TextEncoder().encode(line)])
}

test('what is of another kind is left out of the request', () => {
  const read = unpack(
    withLine('{"without":[5],"trip":{"adults":"x"},"notes":7,"eventDate":"30 Jan","noHotel":false,"stretches":{}}'),
  )
  expect(Object.keys(read.body).toSorted()).toEqual(Object.keys(body).toSorted())
  expect(read.trip.meta.stretches).toEqual([])
})

test.each(['{', '[]'])('a line that is no object is no plan: %s', (line) =>
  expect(() => unpack(withLine(line))).toThrow(),
)
