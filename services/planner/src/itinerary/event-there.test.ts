import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../testing/sample-city.ts'
import type { PlannedEvent } from './calendar.ts'
import type { EventSlot } from './event-slot.ts'
import { eatingThere, fromTheGround } from './event-there.ts'

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
    ['a race in the afternoon is at the circuit over lunch', {}, [720, 300]],
    ['never before its gates', { heldFrom: 660, start: 800 }, [660, 260]],
    ['a ticket time is one’s own', { source: 'ticket' }, [815, 205]],
    ['a match is no race', { heldFrom: null, start: 780 }, [695, 205]],
  ])('%s', (_, over, [start, minutes]) => {
    const race: PlannedEvent = { ...event, ...slot(over) }
    expect(eatingThere(race, ['dinner'])).toMatchObject({ start, minutes, buffer: 0 })
  })
})
