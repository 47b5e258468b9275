import type { EventDay, EventSession } from '@site/contracts/event-days'
import { itineraryRequest } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { withProgramme } from '../testing/sample-city.ts'
import { eventSlot } from './event-slot.ts'
import type { EventAnchor } from './places.ts'

const at = (from: number, to?: number) => (to === undefined ? { from } : { from, to })
const main = (name: string, from: number, to?: number): EventSession => ({ name, kind: 'main', ...at(from, to) })
const session = (name: string, from: number, to?: number): EventSession => ({ name, kind: 'session', ...at(from, to) })
const gates = (from: number): EventSession => ({ name: 'Gates', kind: 'gates', from })
const ask = (fields: object) => itineraryRequest.parse({ destination: 'Sampleton', days: 3, ...fields })
const slotOf = (sessions: EventDay['sessions'], over: Partial<EventAnchor> = {}, fields = {}, label?: string) => {
  const day = { date: '2026-03-15', sessions, ...(label === undefined ? {} : { label }) }
  return eventSlot(ask(fields), withProgramme(sessions, over), day)
}
const sports = { category: 'sports' } as const
const business = { category: 'business' } as const
const celebration = { category: 'music', genre: 'celebration' } as const

describe('the slot of an event', () => {
  it.each<[string, EventDay['sessions'], Partial<EventAnchor>, object]>([
    ['a race in the afternoon', [gates(540), main('Race', 900)], sports, { start: 900, minutes: 120 }],
    ['a night race at night', [gates(900), main('Race', 1200)], sports, { start: 1200, minutes: 120 }],
    ['a marathon from its first wave', [main('Marathon start', 270)], sports, { start: 270, minutes: 300 }],
    ['a final of its own length', [main('Men’s final', 1170)], sports, { start: 1170, minutes: 180 }],
    ['a day of play to its end', [main('Play', 630, 1080)], sports, { start: 630, minutes: 450 }],
    [
      'the first of two sessions',
      [session('Day session', 660), session('Night session', 1140)],
      sports,
      { start: 660 },
    ],
    ['a horse race longer than its run', [main('Main race', 965, 980)], sports, { start: 965, minutes: 120 }],
    [
      'a festival from its gates to its end after midnight',
      [gates(780), main('Headliner', 1290, 1500)],
      {},
      { start: 780, minutes: 720, fromDoors: true },
    ],
    [
      'fireworks at midnight from those of the evening on',
      [session('Fireworks', 1260), main('Fireworks', 1440)],
      celebration,
      { start: 1260, minutes: 200 },
    ],
    [
      'a midnight moment from before midnight on',
      [main('Fireworks', 1440)],
      celebration,
      { start: 1410, minutes: 50, buffer: 50 },
    ],
    ['some hours of a fair', [session('Open', 540, 1080)], business, { start: 600, minutes: 300, buffer: 45 }],
    ['a typical hour where nothing is known', [], sports, { start: 840, minutes: 180, source: 'typical' }],
  ])('%s', (_, sessions, over, expected) => expect(slotOf(sessions, over)).toMatchObject(expected))

  it('takes the time of the ticket before any other, and the end of its session', () => {
    const sessions = [session('Day session', 660, 1020), session('Night session', 1140, 1380)]
    expect(slotOf(sessions, sports, { eventTime: '19:15' })).toMatchObject({
      start: 1155,
      minutes: 225,
      source: 'ticket',
    })
    expect(slotOf(sessions, sports, { eventTime: '19:15', eventMinutes: 90 })).toMatchObject({ minutes: 90 })
    expect(slotOf(sessions, sports, { eventTime: '15:00' })).toMatchObject({ start: 900, minutes: 180 })
  })

  it('reads a ticket after midnight as one for the night after, and before dawn where something begins then', () => {
    const fireworks = [main('Fireworks', 1440)]
    expect(slotOf(fireworks, celebration, { eventTime: '00:00' })).toMatchObject({
      start: 1410,
      minutes: 50,
      buffer: 50,
    })
    expect(slotOf([], {}, { eventTime: '01:00', eventMinutes: 120 })).toMatchObject({
      start: 1410,
      minutes: 210,
      buffer: 0,
    })
    expect(slotOf([main('Marathon start', 270)], sports, { eventTime: '04:30' })).toMatchObject({ start: 270 })
  })

  it.each([
    [{ ...sports, capacity: 100_000 }, 80],
    [{ ...celebration, capacity: null }, 80],
    [{ ...sports, capacity: 15_000 }, 60],
    [{ ...sports, capacity: null }, 60],
    [{ ...sports, capacity: 2000 }, 45],
    [{ ...business, capacity: 20_000 }, 45],
  ])('leaves time for the crowd of %o', (over, buffer) =>
    expect(slotOf([main('Match', 870)], over)).toMatchObject({ buffer }),
  )

  it('keeps a race day for the race, from when its gates open where that is known', () => {
    expect(slotOf([gates(540), main('Race', 900)], sports).heldFrom).toBe(540)
    expect(slotOf([main('Start', 480)], sports, {}, 'Marathon Sunday').heldFrom).toBe(0)
    expect(slotOf([session('Qualifying', 960)], sports, {}, 'Saturday').heldFrom).toBeNull()
    expect(slotOf([main('Match', 870)], sports, {}, 'Match').heldFrom).toBeNull()
    expect(slotOf([gates(900), main('Ball drop', 1439)], celebration).heldFrom).toBe(900)
  })

  it('keeps the hours before fireworks for finding a place, and none before a parade', () => {
    const both = [session('Fireworks', 1260), main('Fireworks', 1440)]
    expect(slotOf(both, celebration).heldFrom).toBe(1020)
    expect(slotOf([main('Fireworks', 1440)], celebration).heldFrom).toBe(1200)
    expect(slotOf([main('Parade', 660)], celebration).heldFrom).toBeNull()
    expect(slotOf([], celebration).heldFrom).toBeNull()
  })
})
