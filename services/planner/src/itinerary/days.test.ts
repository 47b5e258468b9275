import { itineraryRequest } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../testing/sample-city.ts'
import { addDays, clock, daysBetween, localDate, minutesOf, planCalendar, weekday } from './days.ts'

const ask = (fields: object) => itineraryRequest.parse({ destination: 'Sampleton', days: 3, ...fields })
const today = '2026-03-01'

describe('planCalendar', () => {
  it('begins tomorrow without an event', () => {
    expect(planCalendar(ask({ days: 2 }), null, today).dates).toEqual(['2026-03-02', '2026-03-03'])
  })

  it('schedules the trip around the event, arriving the day before when there is time', () => {
    const long = planCalendar(ask({}), sampleEvent, today)
    expect(long.dates[0]).toBe('2026-03-13')
    expect(long.event).toMatchObject({ day: 1, start: 1170, minutes: 180, assumed: true })
    expect(planCalendar(ask({ days: 1 }), sampleEvent, today)).toMatchObject({
      dates: ['2026-03-14'],
      event: { day: 0 },
    })
  })

  it('joins a running event from tomorrow', () => {
    expect(planCalendar(ask({ days: 2 }), sampleEvent, '2026-03-14')).toMatchObject({
      dates: ['2026-03-15', '2026-03-16'],
      event: { day: 0 },
    })
  })

  it('takes day and time from the traveller', () => {
    const fields = { startDate: '2026-03-13', eventDate: '2026-03-15', eventTime: '18:32', eventMinutes: 100 }
    const { event } = planCalendar(ask(fields), sampleEvent, today)
    expect(event).toMatchObject({ day: 2, start: 1110, minutes: 105, assumed: false })
  })

  it('says so when it is over or elsewhere in time', () => {
    expect(planCalendar(ask({}), sampleEvent, '2026-04-01')).toMatchObject({ event: null })
    expect(planCalendar(ask({}), sampleEvent, '2026-04-01').note).toContain('was from 14 March 2026 to 15 March 2026')
    expect(planCalendar(ask({ startDate: '2026-06-01' }), sampleEvent, today).note).toContain(
      'outside the days of this plan',
    )
  })

  it('warns that an expected edition is not announced', () => {
    const expected = { ...sampleEvent, dates: { start: '2026-03-14', end: '2026-03-15', status: 'expected' as const } }
    expect(planCalendar(ask({}), expected, today).note).toContain('not announced yet')
  })
})

describe('local time', () => {
  it('counts days over months, leap years and daylight saving', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-10-04', 1)).toBe('2026-10-05')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(weekday('2026-11-21')).toBe(5)
  })

  it('knows the date of a place, not of the machine', () => {
    const instant = new Date('2026-03-01T23:30:00Z')
    expect(localDate(instant, 'Australia/Melbourne')).toBe('2026-03-02')
    expect(localDate(instant, 'America/Los_Angeles')).toBe('2026-03-01')
    expect(localDate(instant, 'Nowhere/Land')).toBe('2026-03-01')
  })

  it('reads and writes clock times', () => {
    expect(clock(605)).toBe('10:05')
    expect(minutesOf('23:59')).toBe(1439)
    expect(minutesOf('24:00')).toBeNaN()
    expect(minutesOf('9:05')).toBeNaN()
  })
})
