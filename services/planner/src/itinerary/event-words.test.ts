import type { EventDay } from '@site/contracts/event-days'
import { describe, expect, it } from 'vitest'
import type { EventSlot } from './event-slot.ts'
import { slotNote } from './event-words.ts'

const race: EventDay = {
  date: '2026-03-15',
  sessions: [
    { name: 'Gates', kind: 'gates', from: 540 },
    { name: 'Race', kind: 'main', from: 900 },
  ],
}
const slot = (over: Partial<EventSlot>): EventSlot => ({
  start: 900,
  minutes: 120,
  source: 'usual',
  buffer: 90,
  heldFrom: null,
  session: race.sessions[1] ?? null,
  fromDoors: false,
  ...over,
})
const both = ['lunch', 'dinner'] as const
const tennis: EventDay = {
  date: '2026-03-15',
  sessions: [
    { name: 'Day session', kind: 'session', from: 660 },
    { name: 'Night session', kind: 'session', from: 1140 },
  ],
}

describe('the note of the event', () => {
  it('tells the times of other years as usual', () => {
    expect(slotNote(slot({}), race, both)).toBe(
      'Race usually at 15:00. Check your ticket. Gates usually open at 09:00. Be there by 13:30.',
    )
    expect(slotNote(slot({ source: 'programme' }), race, both)).toBe(
      'Race at 15:00. Gates open at 09:00. Be there by 13:30.',
    )
  })

  it('leaves the time to a ticket, and says where it is only typical', () => {
    expect(slotNote(slot({ source: 'ticket' }), race, both)).toBe('Be there by 13:30.')
    expect(slotNote(slot({ source: 'typical', session: null }), undefined, both)).toContain('we used a typical one')
  })

  it('names the other session a ticket may be for', () => {
    const day = slot({ start: 660, session: tennis.sessions[0] ?? null })
    expect(slotNote(day, tennis, both)).toContain('Night session usually at 19:00.')
  })

  it('says from when the day is the event’s', () => {
    expect(slotNote(slot({ heldFrom: 540 }), race, both)).toContain('From 09:00 the day is for the event')
    expect(slotNote(slot({ heldFrom: 0 }), race, both)).toContain('The day is for the race')
  })

  it.each<[string, Partial<EventSlot>, readonly ('lunch' | 'dinner')[], string]>([
    ['a long one', { start: 660, minutes: 660 }, [], 'Plan to have lunch and dinner there.'],
    ['one that ends before dinner', { heldFrom: 540 }, ['dinner'], 'Plan to have lunch there.'],
    ['a meal nobody serves nearby', {}, ['lunch'], 'We found no place for dinner that fits around it.'],
  ])('says of %s where one eats', (_, over, had, words) => expect(slotNote(slot(over), race, had)).toContain(words))

  it('says nothing of doors to wait for where the slot begins with them', () => {
    const doors = slot({ start: 540, fromDoors: true, session: { name: 'Music', kind: 'main', from: 540, to: 1440 } })
    expect(slotNote(doors, race, both)).toBe('It usually ends at midnight. Gates usually open at 09:00.')
  })
})
