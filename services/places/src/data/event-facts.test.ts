import path from 'node:path'
import { expect, it } from 'vitest'
import { readTsv } from './build/tsv.ts'
import { findDataDir } from './data-dir.ts'
import { readEventFacts, readSession, withTimetables } from './event-facts.ts'
import { loadDataset } from './load.ts'

const dir = findDataDir()
const { events, eventFacts } = loadDataset(dir)
const lines = readTsv(path.join(dir, 'event-facts.tsv'))

it.each([
  ['D0 13:30-14:30 Practice 1', { day: 0, kind: 'session', from: 810, to: 870, name: 'Practice 1' }],
  ['D2 main 15:00 Cup', { day: 2, kind: 'main', from: 900, to: null, name: 'Cup' }],
  ['Practice at noon', null],
])('%s', (text, session) => expect(readSession(text)).toEqual(session))

it('every line is of an event we know, names a page, and says something', () => {
  const ids = new Set(events.map(({ id }) => id))
  const points = readTsv(path.join(dir, 'event-viewpoints.tsv'))
  expect([...lines, ...points].filter((line) => !ids.has(line.text('event_id')))).toEqual([])
  expect([...lines, ...points].filter((line) => !URL.canParse(line.text('source')))).toEqual([])
  expect(lines.filter((line) => line.text('sessions') + line.text('from') + line.text('ground') === '')).toEqual([])
})

it('every session of the table is read, and is on a day of its event', () => {
  for (const line of lines) {
    const written = line
      .text('sessions')
      .split(';')
      .filter((each) => each.trim() !== '')
    const event = events.find(({ id }) => id === line.text('event_id'))
    const read = written.flatMap((each) => readSession(each) ?? [])
    expect(read).toHaveLength(written.length)
    expect(read.filter(({ day }) => day >= (event?.days ?? 0))).toEqual([])
    expect(event?.sessions).toEqual(expect.arrayContaining(read))
  }
})

it('a timetable takes the place of what was known of its day, but for the gates', () => {
  const monaco = events.find(({ id }) => id === 'e-monaco-formula-1-monaco-grand-prix')
  expect(monaco?.sessions.filter(({ day }) => day === 0).map(({ name }) => name)).toEqual(['Practice 1', 'Practice 2'])
  const cup = events.find(({ id }) => id === 'mel-e-melbourne-cup-day')
  expect(cup?.sessions.map(({ name, kind }) => [name, kind])).toEqual([
    ['Gates', 'gates'],
    ['Races', 'session'],
    ['Melbourne Cup', 'main'],
  ])
})

it('grounds and viewpoints have a place, and viewpoints are on the course', () => {
  const all = [...eventFacts.values()]
  expect(all.filter(({ ground }) => ground !== null && !Number.isFinite(ground.lat + ground.lon))).toEqual([])
  const off = all
    .flatMap(({ viewpoints }) => viewpoints)
    .filter(({ lat, lon, km }) => !(lat + lon + km > -360 && km < 42))
  expect(off).toEqual([])
})

it('without the tables nothing is known and nothing is changed', () => {
  const nowhere = path.join(dir, 'open')
  expect(readEventFacts(nowhere).size).toBe(0)
  expect(withTimetables(events, nowhere)).toEqual(events)
})
