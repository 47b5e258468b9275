import { itineraryRequest, type Leg } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { sampleEvent, withProgramme } from '../testing/sample-city.ts'
import { emptyTrip } from '../request/finding.ts'
import { dayBounds, planCalendar } from './calendar.ts'
import { dayStyle } from './days.ts'

const ask = (fields: object) => itineraryRequest.parse({ destination: 'Sampleton', days: 3, ...fields })
const today = '2026-03-01'

describe('planCalendar', () => {
  it('begins two weeks on without an event', () => {
    expect(planCalendar(ask({ days: 2 }), null, today).dates).toEqual(['2026-03-15', '2026-03-16'])
  })

  it('schedules the trip around the event, arriving the day before when there is time', () => {
    const long = planCalendar(ask({}), sampleEvent, today)
    expect(long.dates[0]).toBe('2026-03-13')
    expect(long.event).toMatchObject({ day: 1, start: 1170, minutes: 180, source: 'typical' })
    expect(planCalendar(ask({ days: 1 }), sampleEvent, today)).toMatchObject({
      dates: ['2026-03-14'],
      event: { day: 0 },
    })
  })

  // 14 March 2026 is a Saturday.
  it.each([
    [1, ['2026-03-14']],
    [2, ['2026-03-14', '2026-03-15']],
    [3, ['2026-03-13', '2026-03-14', '2026-03-15']],
    [4, ['2026-03-13', '2026-03-14', '2026-03-15', '2026-03-16']],
  ])('plans the weekend named, in %i days', (days, dates) => {
    const weekend = { kind: 'weekend', first: '2026-03-13', last: '2026-03-15', fixed: false } as const
    const attended = ask({ days, eventDate: '2026-03-14' })
    expect(planCalendar(attended, sampleEvent, today, { ...emptyTrip, dates: weekend }).dates).toEqual(dates)
    const sunday = planCalendar(ask({ days: 3 }), withProgramme([]), today, { ...emptyTrip, dates: weekend })
    expect([sunday.dates[0], sunday.event?.day]).toEqual(['2026-03-13', 2])
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
    expect(event).toMatchObject({ day: 2, start: 1110, minutes: 105, source: 'ticket' })
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

  it('takes the main day of several and offers the others', () => {
    const { event, dates, note } = planCalendar(ask({}), withProgramme([]), today)
    expect(dates[event?.day ?? 0]).toBe('2026-03-15')
    expect(note).toBe(
      'Harbour Nights has 2 days: we planned 15 March 2026 (Final day). If you’re going on another day, choose it.',
    )
    const other = planCalendar(ask({ eventDate: '2026-03-14' }), withProgramme([]), today)
    expect(other.dates[other.event?.day ?? 0]).toBe('2026-03-14')
    expect(other.note).toBeNull()
  })

  it('takes a day of the trip where the main one is outside of it', () => {
    const { event, dates } = planCalendar(ask({ startDate: '2026-03-12' }), withProgramme([]), today)
    expect(dates[event?.day ?? 0]).toBe('2026-03-14')
  })

  it('tells an approximate date as usual', () => {
    const dates = { ...sampleEvent.dates, status: 'expected', usual: 'around' } as const
    expect(planCalendar(ask({}), { ...sampleEvent, dates }, today).note).toContain(
      'is usually around 14 March. Its next dates are not announced yet',
    )
    const month = { ...dates, usual: 'month' } as const
    expect(planCalendar(ask({ startDate: '2026-06-01' }), { ...sampleEvent, dates: month }, today).note).toBe(
      'Harbour Nights is usually in March. That is outside the days of this plan, so we left it out.',
    )
  })

  it('builds no plan around one date of a season', () => {
    const season = { ...sampleEvent, dates: { start: '2026-02-01', end: '2026-11-20', status: 'expected' as const } }
    expect(planCalendar(ask({}), season, today)).toMatchObject({
      event: null,
      note: 'Harbour Nights is a season of many dates, so this plan isn’t built around one of them.',
    })
    expect(planCalendar(ask({ eventDate: '2026-03-05' }), season, today).event).toMatchObject({ day: 1 })
  })
})

describe('dayBounds', () => {
  const leg = (): Leg => ({ mode: 'walk', minutes: 18, low: 18, high: 20, metres: 1400, source: 'estimate' })
  const boundsOf = (from: number, to: number) => {
    const event = withProgramme([{ name: 'Show', kind: 'main', from, to }])
    const calendar = planCalendar(ask({ startDate: '2026-03-14' }), event, today)
    return dayBounds({ style: dayStyle({ pace: 'balanced', themes: [] }), calendar, leg })
  }

  it('keep the pace around an event by day', () => {
    expect(boundsOf(900, 1020)).toEqual([
      { open: 540, close: 1320 },
      { open: 540, close: 1320 },
      { open: 540, close: 1320 },
    ])
  })

  it('go past midnight with the event and let one sleep in: nine hours from home to the next way out', () => {
    expect(boundsOf(1260, 1440 + 150).slice(1)).toEqual([
      { open: 540, close: 1440 + 150 + 25 },
      { open: 715, close: 1320 },
    ])
  })

  it('leave time for dinner after an event that ends in the early evening', () => {
    expect(boundsOf(960, 1170).map(({ close }) => close)).toEqual([1320, 1380, 1320])
  })

  it('begin before dawn with an early event, after an early night', () => {
    expect(boundsOf(270, 570).slice(0, 2)).toEqual([
      { open: 540, close: 1230 },
      { open: 270 - 60 - 25, close: 1320 },
    ])
  })
})
