import { expect, it } from 'vitest'
import path from 'node:path'
import { readTsv } from './build/tsv.ts'
import { findDataDir } from './data-dir.ts'
import { loadDataset } from './load.ts'
import { cuisines } from './rules/visit-words.ts'

const dir = findDataDir()
const lines = readTsv(path.join(dir, 'cuisines.tsv'))
const { pois } = loadDataset(dir)
const byId = new Map(pois.map((poi) => [poi.id, poi]))

it('every line is about a place that ships, in the words of the table', () => {
  expect(lines.filter((line) => byId.get(line.text('id'))?.name !== line.text('name'))).toEqual([])
  expect(new Set(lines.map((line) => line.text('id'))).size).toBe(lines.length)
  const words: readonly string[] = cuisines
  const used = lines.flatMap((line) => line.text('cuisines').split('|'))
  expect(used.filter((word) => !words.includes(word))).toEqual([])
  expect(lines.filter((line) => line.text('source') !== '' && !URL.canParse(line.text('source')))).toEqual([])
})

it('a place is known by what its kitchen cooks', () => {
  expect(byId.get('p-lisbon-cervejaria-ramiro')?.cuisines).toEqual(['seafood'])
})
