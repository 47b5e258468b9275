import type { EventDay } from '@site/contracts/event-days'
import { describe, expect, it } from 'vitest'
import type { EventSlot } from './event-slot.ts'
import { inPart, passingAt, racePart, roleNote, type RacePart } from './race-role.ts'

const slot: EventSlot = {
  start: 480,
  minutes: 300,
  source: 'usual',
  buffer: 60,
  heldFrom: 0,
  session: { name: 'Start', kind: 'main', from: 480 },
  fromDoors: false,
}
const marathon = { name: 'Sampleton Marathon' }
const watches: RacePart = { role: 'watches', takes: null, wave: null }
const runs: RacePart = { ...watches, role: 'runs' }
const waves: EventDay = {
  date: '2027-11-07',
  sessions: [
    { name: 'Wave 1', kind: 'main', from: 550 },
    { name: 'Wave 5', kind: 'session', from: 690 },
  ],
}

it.each([
  ['New York Marathon, watching a friend run', 'watches', null, null],
  ['watching my sister, she is in wave 3 and runs 4:30', 'watches', 270, 3],
  ['we’ll cheer at the marathon, he hopes for a time of 3h50', 'watches', 230, null],
  ['we cheer, lunch at 3:50 pm', 'watches', null, null],
  ['spectator on race day', 'watches', null, null],
  ['my wife is running, we are there for her', 'watches', null, null],
  ['Sydney Marathon, I’m running it', 'runs', null, null],
  ['I run, my husband watches; four days', 'runs', null, null],
  ['my husband watches while I run', 'runs', null, null],
  ['my friends cheer, I’ll be running it in 4:10', 'runs', 250, null],
  ['mein Mann schaut zu, ich laufe mit', 'runs', null, null],
  ['je cours, mon mari regarde', 'runs', null, null],
  ['yo corro, mi marido va a animar', 'runs', null, null],
  ['my wife runs, I watch', 'watches', null, null],
  ['I am not running, my husband is running', 'watches', null, null],
  ['Running the Sampleton marathon (first one!!), mrs cheers', 'runs', null, null],
  ['our daughter is running the Sampleton Marathon, we cheer her on', 'watches', null, null],
  ['my husband runs the marathon, I watch', 'watches', null, null],
  ['Sampleton marathon, me running wife cheering', 'runs', null, null],
  ['hubby running, me spectating', 'watches', null, null],
  ['Marathon, wir laufen am Sonntag', 'runs', null, null],
])('%s: %s', (text, role, takes, wave) => expect(racePart(text)).toMatchObject({ role, takes, wave }))

it('knows that somebody comes along to watch', () => {
  expect(racePart('I run, my wife watches')?.watched).toBe(true)
  expect(racePart('Sydney Marathon, I’m running it')?.watched).toBeUndefined()
})

it('says nothing of whoever says nothing', () => expect(racePart('Sydney Marathon, 4 days')).toBeNull())

describe('passingAt', () => {
  it.each<readonly [string, EventDay | undefined, Partial<RacePart>, readonly [number, number]]>([
    ['a field without known waves comes in for hours', undefined, {}, [480 + 210, 480 + 120 + 300]],
    ['those of the last wave are waited for', waves, {}, [760, 990]],
    ['a runner of known time and wave is due', waves, { takes: 270, wave: 5 }, [930, 1005]],
  ])('%s', (_, day, part, [from, until]) => {
    const start = day === undefined ? 480 : 550
    expect(passingAt(42.195, start, day, { ...watches, ...part })).toMatchObject({ from, until })
  })
})

describe('inPart', () => {
  it('whoever watches is there when most come in, and has the rest of the day', () => {
    expect(inPart(slot, marathon, watches)).toMatchObject({ start: 690, minutes: 210, buffer: 0, heldFrom: null })
  })
  it('and where a place along the course is known, is there first', () => {
    const point = { name: 'First Avenue', km: 27, lat: 0, lon: 0, address: null }
    const facts = { ground: null, from: null, tip: null, viewpoints: [{ ...point, km: 13 }, point], runners: null }
    const { before, start, minutes } = inPart({ ...slot, start: 550 }, { ...marathon, facts }, watches, waves)
    expect(before).toMatchObject({ point, start: 680 })
    expect(start).toBe(680 + (before?.minutes ?? 0) + 45)
    expect(start + minutes).toBe(990)
  })
  it('whoever runs is there for the start, and the day is for the race', () => {
    expect(inPart(slot, marathon, runs)).toMatchObject({ start: 480, buffer: 60, heldFrom: 0 })
  })
  it.each([
    ['a part nobody named', inPart(slot, marathon, null)],
    ['a race of cars', inPart(slot, { name: 'Grand Prix' }, watches)],
  ])('%s changes nothing', (_, own) => expect(own).toBe(slot))
  it('nor does a part where a ticket says when', () => {
    const ticket: EventSlot = { ...slot, source: 'ticket' }
    expect(inPart(ticket, marathon, watches)).toBe(ticket)
  })
})

it('says what is not known instead of making it up', () => {
  expect(roleNote(inPart(slot, marathon, watches))).toBe(
    'The race usually starts at 08:00. Runners come in at the finish until about 15:00: follow yours in the race’s app, and check their own start.',
  )
  expect(roleNote(inPart(slot, marathon, runs))).toContain('Collect your bib the day before: check where')
  expect(roleNote(slot)).toBeNull()
})
