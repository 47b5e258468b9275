import { expect, it } from 'vitest'
import path from 'node:path'
import { readTsv } from './build/tsv.ts'
import { findDataDir } from './data-dir.ts'
import { loadDataset } from './load.ts'
import { withSeasonPlaces } from './season-places.ts'

const dir = findDataDir()
const lines = readTsv(path.join(dir, 'season-places.tsv'))
const { pois } = loadDataset(dir)
const byId = new Map(pois.map((poi) => [poi.id, poi]))

it('every line is about another place that ships in its city, says when, and names a page', () => {
  const lost = lines.filter((line) => {
    const poi = byId.get(line.text('id'))
    return poi?.name !== line.text('name') || poi.city !== line.text('city')
  })
  expect(lost.map((line) => line.text('id'))).toEqual([])
  expect(new Set(lines.map((line) => line.text('id'))).size).toBe(lines.length)
  expect(lines.filter((line) => line.text('usually') === '' || !URL.canParse(line.text('source')))).toEqual([])
})

it('a season is told alike in all of a city', () => {
  const cities = new Set(lines.map((line) => `${line.text('season')} ${line.text('city')}`))
  const told = new Set(lines.map((line) => `${line.text('season')} ${line.text('city')} ${line.text('usually')}`))
  expect(told.size).toBe(cities.size)
})

it('a place knows its season, and none without the table', () => {
  expect(byId.get('p-kyoto-philosophers-path')?.knownIn?.season).toBe('cherry-blossom')
  expect(withSeasonPlaces([], path.join(dir, 'open'))).toEqual([])
})
