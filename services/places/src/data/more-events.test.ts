import path from 'node:path'
import { expect, it } from 'vitest'
import { readTsv } from './build/tsv.ts'
import { findDataDir } from './data-dir.ts'
import { loadDataset } from './load.ts'
import { readMoreEvents } from './more-events.ts'

const dir = findDataDir()
const { venues, events, eventFacts } = loadDataset(dir)

it('every line of the table is an event at a venue we know, with a page and times', () => {
  const lines = readTsv(path.join(dir, 'more-events.tsv'))
  const { rows, refused, untimed } = readMoreEvents(dir, venues)
  expect([...refused, ...untimed]).toEqual([])
  expect(rows.map(({ id }) => id)).toEqual(lines.map((line) => line.text('id')))
  expect(lines.filter((line) => !URL.canParse(line.text('source')))).toEqual([])
  const ids = new Set(rows.map(({ id }) => id))
  expect(events.filter(({ id }) => ids.has(id))).toHaveLength(ids.size)
  expect(rows.filter(({ sessions }) => sessions.length === 0)).toEqual([])
})

it('without the table there are none', () => {
  expect(readMoreEvents(path.join(dir, 'open'), venues).rows).toEqual([])
})

it('a race that runners enter has a start, and a bib within hours on days before it', () => {
  const lines = readTsv(path.join(dir, 'race-facts.tsv'))
  const races = [...eventFacts].flatMap(([id, { runners }]) => (runners === null ? [] : [{ id, ...runners }]))
  expect(races).toHaveLength(lines.length)
  const ids = new Set(events.map(({ id }) => id))
  expect(races.filter(({ id }) => !ids.has(id))).toEqual([])
  for (const { start, finish, bib } of races) {
    expect(start.lat + start.lon + (start.from ?? Number.NaN)).not.toBeNaN()
    expect((finish?.lat ?? 0) + (finish?.lon ?? 0)).not.toBeNaN()
    if (bib === null) continue
    expect(bib.hours).toMatch(/^\d\d:\d\d-\d\d:\d\d$/)
    expect(bib.days[0]).toBeGreaterThanOrEqual(bib.days[1])
    expect(bib.days[1]).toBeGreaterThan(0)
    expect(bib.lat + bib.lon).not.toBeNaN()
  }
  expect(lines.filter((line) => !URL.canParse(line.text('source')))).toEqual([])
})
