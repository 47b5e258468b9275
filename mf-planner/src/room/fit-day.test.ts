import { describe, expect, it } from 'vitest'
import { retime } from '../edit/retime.ts'
import { baseOfDay } from '../plan/stretches.ts'
import type { Stop, TripDay } from '../plan/plan.ts'
import { londonTrip, melbourneTrip } from '../testing/plans.ts'
import { conflictAt, fitDay } from './fit-day.ts'

const [day] = melbourneTrip.days
if (day === undefined) throw new Error('the sample has no day')
const at = (start: string, end: string): Stop => {
  const [first] = day.stops
  if (first === undefined) throw new Error('the sample has no stop')
  return { ...first, start, end, leg: first.leg === null ? null : { ...first.leg, minutes: 10 } }
}
const dayOf = (...stops: Stop[]): TripDay => ({ ...day, departAt: '09:00', stops })

describe('the first stop that cannot stand', () => {
  it.each<[string, TripDay, number | null]>([
    ['none in a day that works', dayOf(at('09:10', '10:00'), at('10:10', '11:00')), null],
    ['the first, before one gets there', dayOf(at('09:05', '10:00')), 0],
    ['one that begins before the last ends', dayOf(at('09:10', '10:00'), at('09:55', '11:00')), 1],
    ['one that begins before one gets there', dayOf(at('09:10', '10:00'), at('10:05', '11:00')), 1],
    ['one after midnight', dayOf(at('23:00', '23:55'), at('00:10', '01:00')), 1],
    ['none when the last visit runs past midnight', dayOf(at('23:00', '00:30')), null],
    ['none for stops without times', dayOf({ ...at('09:10', '10:00'), start: null }, at('09:20', '10:00')), null],
    ['the seventeenth', dayOf(...Array.from({ length: 17 }, () => ({ ...at('', ''), start: null }))), 16],
  ])('is %s', (_, one, expected) => expect(conflictAt(one)).toBe(expected))

  it.each([...melbourneTrip.days, ...londonTrip.days].map((one): [string | null, TripDay] => [one.date, one]))(
    'is none on a planned day: %s',
    (_, one) => expect(conflictAt(one)).toBeNull(),
  )
})

describe('a day with too many stops', () => {
  const base = baseOfDay(melbourneTrip, 0)
  const timed = (stops: readonly Stop[]) => retime({ ...day, stops: [...stops] }, day, base, new Set())
  const more = melbourneTrip.days[1]?.stops ?? []
  const items = (locked: number | null) => [
    ...day.stops.map((stop) => ({ stop, planned: true })),
    ...more.map((stop, i): { stop: Stop; planned: boolean } => ({
      stop: { ...stop, fixed: i === locked ? 'locked' : null },
      planned: false,
    })),
  ]
  it('keeps what it was planned with, and leaves out what came last', () => {
    const { kept, left } = fitDay(items(null), timed)
    expect(left.length).toBeGreaterThan(0)
    expect(kept.slice(0, day.stops.length).every(({ planned }) => planned)).toBe(true)
    expect(left.every(({ planned }) => !planned)).toBe(true)
  })
  it('leaves out a planned stop before a locked one', () => {
    const { kept } = fitDay(items(more.length - 1), timed)
    expect(kept.at(-1)?.stop.fixed).toBe('locked')
  })
  it('never leaves out the event', () => {
    const event: Stop = { ...at('19:00', '22:00'), fixed: 'event' }
    const late: Stop = { ...at('06:00', '17:59'), title: 'A long walk', id: null }
    const { kept, left } = fitDay(
      [late, event].map((stop) => ({ stop, planned: stop === event })),
      timed,
    )
    expect([kept.map(({ stop }) => stop.fixed), left.map(({ stop }) => stop.title)]).toEqual([
      ['event'],
      ['A long walk'],
    ])
  })
})
