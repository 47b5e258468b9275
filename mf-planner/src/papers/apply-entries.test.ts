import { expect, test } from 'vitest'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { changesRequest, hotelName, withBookedStops, withBookings, type ChosenEntry } from './apply-entries.ts'
import type { Use } from './suggest-uses.ts'

const chosen = (
  use: Use,
  from: string,
  to: string,
  title = 'A booking',
  location: string | null = null,
): ChosenEntry => {
  const timeOf = (text: string) => {
    const [date = '', clock = null] = text.split(' ')
    return { date, clock }
  }
  const day = melbourneTrip.days.findIndex(({ date }) => date === timeOf(from).date)
  return {
    title,
    location,
    from: timeOf(from),
    to: timeOf(to),
    day: day < 0 ? null : day,
    allowed: [use],
    suggested: use,
    use,
  }
}
const arrival = chosen('arrival', '2026-11-22 09:00', '2026-11-22 10:35')
const departure = chosen('departure', '2026-11-28 18:00', '2026-11-28 19:00')
const hotel = chosen('hotel', '2026-11-22', '2026-11-29', 'Hotel: Crown Towers')
const dinner = chosen('stop', '2026-11-23 19:00', '2026-11-23 21:30', 'Dinner with Ana', '1 Elm St')
const body = { ...bodyFor('Melbourne', 7), trip: { adults: 2 }, hotelId: 'novotel' }

test('bookings become fields of the request, and a hotel of theirs wins over the one before', () => {
  expect(withBookings(body, [arrival, departure, dinner])).toEqual({
    ...body,
    trip: { adults: 2, arrival: '10:35', departure: '18:00' },
  })
  const { hotelId: _hotelId, ...rest } = body
  expect(withBookings({ ...body, noHotel: true }, [hotel])).toEqual({
    ...rest,
    trip: { adults: 2, stay: 'Crown Towers' },
  })
  expect(withBookings(body, [dinner])).toBe(body)
  expect([changesRequest([dinner]), changesRequest([dinner, hotel])]).toEqual([false, true])
})

test.each([
  ['Hotel: Crown Towers', null, 'Crown Towers'],
  ['Stay at Crown', null, 'Crown'],
  ['Check-in at Hotel Windsor', null, 'Hotel Windsor'],
  ['Hotel Windsor', '111 Spring St', 'Hotel Windsor'],
  ['Reservation: Airbnb in Fitzroy', null, 'Airbnb in Fitzroy'],
  ['Check-in', '1 Elm St, Melbourne', '1 Elm St, Melbourne'],
  ['Hotel: ', '1 Elm St, Melbourne', '1 Elm St, Melbourne'],
  ['Crown Towers', '8 Whiteman St', 'Crown Towers'],
])('the hotel of %j in %j is looked for as %s', (title, location, name) =>
  expect(hotelName({ title, location })).toBe(name),
)

test('a booking becomes a stop of one’s own at its time, for as long as it lasts', () => {
  const trip = withBookedStops(melbourneTrip, [arrival, dinner], () => 'a')
  const stop = trip.days[1]?.stops.find(({ title }) => title === 'Dinner with Ana')
  expect(stop).toMatchObject({
    id: 'own:a',
    start: '19:00',
    end: '21:30',
    address: '1 Elm St',
    yours: { own: true, start: '19:00', minutes: 150 },
  })
  expect(trip.days[0]).toBe(melbourneTrip.days[0])
})

test.each([
  ['2026-11-23 19:00', '2026-11-23 19:00', 60],
  ['2026-11-23 19:00', '2026-11-23 19:02', 5],
  ['2026-11-23 19:00', '2026-11-26 19:00', 720],
])('a stop from %s to %s takes %i min', (from, to, minutes) => {
  const trip = withBookedStops(melbourneTrip, [chosen('stop', from, to, 'Talk')], () => 'a')
  expect(trip.days[1]?.stops.find(({ title }) => title === 'Talk')?.yours?.minutes).toBe(minutes)
})

test('names are cut to what a plan keeps', () => {
  const long = chosen('stop', '2026-11-23 19:00', '2026-11-23 20:00', 'x'.repeat(120), 'y'.repeat(120))
  const stop = withBookedStops(melbourneTrip, [long], () => 'a').days[1]?.stops.find(({ id }) => id === 'own:a')
  expect([stop?.title.length, stop?.address?.length]).toEqual([80, 120])
})
