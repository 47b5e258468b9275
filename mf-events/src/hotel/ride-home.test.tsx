import { hotelRequest, type HotelRequest, type HotelResponse } from '@site/contracts/hotel'
import type { RideHome as Answer } from '@site/contracts/transit'
import type { Backend } from '@stageside/kit'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, visitorsDay } from '../stay/days.ts'
import { hotelDetails, routeFromArena } from '../testing/hotel-details.ts'
import { InShell } from '../testing/in-shell.tsx'
import { RideHome } from './ride-home.tsx'

const day = addDays(visitorsDay(), 30)
const timetable = { agencies: ['Harbour Transit'], until: addDays(day, 30) }
const walk = { minutes: 4, low: 3, high: 6, metres: 300, source: 'street' } as const
const ride = {
  mode: 'tram',
  line: '7',
  headsign: 'Docks',
  from: 'Arena Gate',
  to: 'Docks',
  departs: `${day}T23:45`,
  arrives: `${day}T23:59`,
} as const
const late = { ...ride, departs: `${addDays(day, 1)}T00:12`, arrives: `${addDays(day, 1)}T00:28` }
const journey = { leaves: `${day}T23:40`, arrives: `${day}T23:59`, walkTo: walk, rides: [ride], walkFrom: walk }
const last = { ...journey, leaves: `${addDays(day, 1)}T00:06`, rides: [late] }
const there = {
  ...journey,
  leaves: `${day}T18:49`,
  arrives: `${day}T19:20`,
  rides: [{ ...ride, from: 'Docks', to: 'Arena Gate', headsign: 'Arena Gate', departs: `${day}T19:00` }],
}
const rides: Answer = { status: 'rides', date: day, end: '23:30', departures: [journey], last, timetable }

let answer: Answer | null
let rideThere: HotelResponse['rideThere']
const asked: HotelRequest[] = []
const invoke: Backend['invoke'] = async (_, body) => {
  asked.push(hotelRequest.parse(body))
  return hotelDetails(
    {},
    { route: routeFromArena({ timetable }), rideHome: answer, ...(rideThere === undefined ? {} : { rideThere }) },
  )
}
const show = (route: Partial<NonNullable<HotelResponse['route']>> = {}, search = '') =>
  render(
    <InShell invoke={invoke} at={`/hotel/crown${search}`}>
      <RideHome
        id="crown"
        near="rod-laver"
        pace={1.33}
        route={routeFromArena({ timetable, ...route })}
        arrives={undefined}
      />
    </InShell>,
  )
const dayField = () => screen.getByLabelText<HTMLInputElement>('Day of the event')
const startField = () => screen.getByLabelText<HTMLInputElement>(/^It starts at/)
const endField = () => screen.getByLabelText<HTMLInputElement>('It ends at')
const showRides = () => fireEvent.click(screen.getByRole('button', { name: 'Show rides' }))

beforeEach(() => {
  asked.length = 0
  answer = rides
  rideThere = undefined
})
afterEach(cleanup)

describe('getting there and back', () => {
  it('is not offered where no timetable is known', () => {
    show({ timetable: undefined })
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('asks for the night once it is named, with the day of the event filled in', async () => {
    show({ eventDay: day })
    expect(dayField().value).toBe(day)
    expect(asked).toEqual([])
    fireEvent.change(endField(), { target: { value: '23:30' } })
    showRides()
    expect(await screen.findByText(/The last one leaves at 00:12\. After that it’s 7 min on foot/)).toBeTruthy()
    expect(asked).toEqual([{ id: 'crown', near: 'rod-laver', speed: 1.33, event: { date: day, end: '23:30' } }])
    const list = within(screen.getByRole('list', { name: 'Departures' }))
    expect(list.getAllByText('Tram 7 from Arena Gate')).toHaveLength(2)
    expect(screen.getByText(/^Timetable of Harbour Transit/)).toBeTruthy()
  })

  it('fills in the usual hours of the event, and says so', () => {
    show({ eventDay: day, eventTimes: { start: '15:00', end: '17:00', usual: true } })
    expect([startField().value, endField().value]).toEqual(['15:00', '17:00'])
    expect(screen.getByText('We filled in the usual time of the event. Check your ticket.')).toBeTruthy()
  })

  it('leaves an end open that nobody knows', () => {
    show({ eventDay: day, eventTimes: { start: '15:00', usual: false } })
    expect([startField().value, endField().value]).toEqual(['15:00', ''])
    expect(screen.getByText('We filled in the time of the event.')).toBeTruthy()
  })

  it('says what is missing, and asks nothing before it is there', () => {
    show()
    showRides()
    expect(screen.getByText('Choose the day of the event.')).toBeTruthy()
    expect(screen.getByText('Enter when the event ends.')).toBeTruthy()
    expect(document.activeElement).toBe(dayField())
    fireEvent.change(dayField(), { target: { value: addDays(visitorsDay(), -1) } })
    expect(screen.getByText('That day is past. Choose a coming one.')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('opens with the night that the address names', async () => {
    answer = { status: 'none', date: day, end: '00:30', timetable }
    show({}, `?near=rod-laver&night=${day}&end=00:30`)
    expect(await screen.findByText(/No ride goes there after 00:30 that night/)).toBeTruthy()
    expect([dayField().value, endField().value]).toEqual([day, '00:30'])
  })

  it.each([
    [
      'when to leave',
      there,
      'To be there by 19:30, leave the hotel by 18:49: Tram 7 towards Arena Gate from Docks, 19:00.',
    ],
    ['that it knows no way', null, 'We know no ride that is there by 19:30.'],
  ])('says %s to be there at the start', async (_, way, words) => {
    rideThere = way
    show({}, `?night=${day}&end=23:30`)
    fireEvent.change(await screen.findByLabelText(/^It starts at/), { target: { value: '19:30' } })
    showRides()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(asked.at(-1)?.event).toEqual({ date: day, start: '19:30', end: '23:30' })
  })

  it('tells apart what leaves while many are still inside', async () => {
    answer = { ...rides, departures: [], tight: [journey] }
    show({ venueExit: { low: 6, high: 13, capacity: 14_820 } }, `?night=${day}&end=23:30`)
    expect(await screen.findByText(/^Allow 6–13 min from your seat to the street/)).toBeTruthy()
    const [tight, safe] = within(screen.getByRole('list', { name: 'Departures' })).getAllByText(/at the hotel about/)
    expect(tight?.textContent).toBe('Only if you’re on the street by 23:40, at the hotel about 23:59')
    expect(safe?.textContent).toMatch(/^On the street by 00:06/)
  })

  it('offers the last ride only to those who are quick, and says what is left for the others', async () => {
    answer = { status: 'none', date: day, end: '23:55', tight: [last], timetable }
    show({ venueExit: { low: 6, high: 13, capacity: 14_820 } }, `?night=${day}&end=23:55`)
    expect(await screen.findByText(/you catch it only if you’re on the street by 00:06/)).toBeTruthy()
    expect(screen.getAllByText('Tram 7 from Arena Gate')).toHaveLength(1)
    expect(screen.getByText(/^Timetable of Harbour Transit/)).toBeTruthy()
  })

  it('says nothing of the seat where nobody knows the size of the venue', async () => {
    show({}, `?night=${day}&end=23:30`)
    expect(await screen.findByText(/The last one leaves/)).toBeTruthy()
    expect(screen.queryByText(/seat|on the street/)).toBeNull()
  })

  it('passes over a night that is none', () => {
    show({}, '?night=2027-02-30&end=25:00')
    expect([dayField().value, endField().value, asked.length]).toEqual(['', '', 0])
  })

  it('says that the timetable has run out, and offers no form', () => {
    show({ timetable: { agencies: ['Harbour Transit'], until: '2025-04-30' } })
    expect(screen.getByText(/The timetable we have ran out on Wednesday 30 April 2025/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says so where the timetable leads nowhere on that night', async () => {
    answer = null
    show({}, `?night=${day}&end=22:00`)
    expect(await screen.findByText('We know no timetable between the two for that night.')).toBeTruthy()
  })
})
