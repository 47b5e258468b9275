import path from 'node:path'
import { expect, it } from 'vitest'
import { createPlaces } from './create-places.ts'
import { readTsv } from './data/build/tsv.ts'
import { findDataDir } from './data/data-dir.ts'

const lines = readTsv(path.join(findDataDir(), 'visit-facts.tsv'))
const places = createPlaces()

it('every line is about a place that ships, and names a page', () => {
  const unknown = lines.filter((line) => places.poiById(line.text('id'))?.name !== line.text('name'))
  expect(unknown.map((line) => line.text('id'))).toEqual([])
  expect(lines.filter((line) => !URL.canParse(line.text('source')) && !URL.canParse(line.text('page')))).toEqual([])
  expect(new Set(lines.map((line) => line.text('id'))).size).toBe(lines.length)
})

it('a page that was read about a place is not told as its own site', () => {
  const line = lines.find((own) => own.text('id') === 'p-barcelona-la-cova-fumada')
  expect(line?.text('page')).toContain('timeout.com')
  expect(places.poiById('p-barcelona-la-cova-fumada')?.website ?? '').not.toContain('timeout.com')
})

it('a place of an extract that has closed is known as such', () => {
  expect(places.poiById('osm-n2704048088')?.closed).toBe('Jan-Dec off')
})
