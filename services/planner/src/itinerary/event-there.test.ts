import type { EventDay } from '@site/contracts/event-days'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../testing/sample-city.ts'
import type { PlannedEvent } from './calendar.ts'
import type { EventSlot } from './event-slot.ts'
import { eatingThere, fromTheFirstRace, fromTheGround } from './event-there.ts'

const slot = (over: Partial<EventSlot>): EventSlot => ({
  start: 900,
  minutes: 120,
  source: 'usual',
  buffer: 85,
  heldFrom: 0,
  session: null,
  fromDoors: false,
  ...over,
})

describe('fromTheGround', () => {
  it.each<readonly [string, Partial<EventSlot>, string, readonly [number, number]]>([
    ['nobody leaves the best places', { start: 1410, minutes: 50, heldFrom: 900 }, 'music', [900, 560]],
    ['where they are not known one comes for the moment', { start: 1410, heldFrom: null }, 'music', [1410, 120]],
    ['a race is planned with its own time', {}, 'sports', [900, 120]],
    ['a ticket time is one’s own', { source: 'ticket', heldFrom: 600 }, 'music', [900, 120]],
  ])('%s', (_, over, category, [start, minutes]) => {
    expect(fromTheGround(slot(over), category)).toMatchObject({ start, minutes })
  })
})

describe('fromTheFirstRace', () => {
  const races = (over: Partial<EventDay['sessions'][number]> = {}): EventDay => ({
    date: '2027-11-02',
    sessions: [{ name: 'Races', kind: 'session', from: 645, to: 1010, ...over }],
  })
  it.each<readonly [string, Partial<EventSlot>, string, EventDay | undefined, readonly [number, number]]>([
    ['one is at the circuit over lunch', {}, 'Grand Prix', undefined, [720, 300]],
    ['never before its gates', { heldFrom: 660, start: 800 }, 'Grand Prix', undefined, [660, 260]],
    ['for all races whose times are known', {}, 'Cup Day', races(), [645, 365]],
    ['but not for those that are over before', {}, 'Cup Day', races({ to: 700 }), [720, 300]],
    ['a marathon is one race', {}, 'City Marathon', races(), [900, 120]],
    ['a match is no race', { heldFrom: null }, 'Final', races(), [900, 120]],
    ['a ticket time is one’s own', { source: 'ticket' }, 'Cup Day', races(), [900, 120]],
  ])('%s', (_, over, name, day, [start, minutes]) => {
    expect(fromTheFirstRace(slot(over), { name, category: 'sports' }, day)).toMatchObject({ start, minutes })
  })
})

describe('eatingThere', () => {
  const event: PlannedEvent = {
    ...slot({ start: 1170, minutes: 150, heldFrom: null }),
    anchor: sampleEvent,
    day: 0,
  }

  it('is there from the buffer on where dinner is due and had nowhere else', () => {
    expect(eatingThere(event, ['lunch'])).toMatchObject({ start: 1085, minutes: 235, buffer: 0 })
    expect(eatingThere(event, ['lunch', 'dinner'])).toBe(event)
  })

  it('changes nothing for a meal that is due before or after, or that the event itself holds', () => {
    expect(eatingThere(event, ['dinner'])).toBe(event)
    const play = { ...event, start: 660, minutes: 300 }
    expect(eatingThere(play, ['dinner'])).toBe(play)
  })

  it.each<readonly [string, Partial<EventSlot>, readonly [number, number]]>([
    ['a ticket time is one’s own', { source: 'ticket' }, [815, 205]],
    ['a match is no race', { heldFrom: null, start: 780 }, [695, 205]],
  ])('%s', (_, over, [start, minutes]) => {
    const race: PlannedEvent = { ...event, ...slot(over) }
    expect(eatingThere(race, ['dinner'])).toMatchObject({ start, minutes, buffer: 0 })
  })
})
