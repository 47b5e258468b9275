import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTsv } from './build/tsv.ts'
import { findDataDir } from './data-dir.ts'
import { hillAt, readHills } from './hills.ts'
import { loadDataset } from './load.ts'

const dir = findDataDir()
const byId = new Map(loadDataset(dir).pois.map((poi) => [poi.id, poi]))

it('the nearest of two hills is the one a point lies on', () => {
  const hills = [
    { name: 'one', lat: 0, lon: 0, metres: 300 },
    { name: 'two', lat: 0, lon: 0.002, metres: 300 },
  ]
  expect(hillAt(hills, { lat: 0, lon: 0.0015 })).toBe('two')
  expect(hillAt(hills, { lat: 0.01, lon: 0 })).toBeNull()
})

it('every hill has a source and is read', () => {
  const lines = readTsv(path.join(dir, 'hills.tsv'))
  expect(readHills(dir)).toHaveLength(lines.length)
  expect(lines.filter((line) => !URL.canParse(line.text('source')))).toEqual([])
})

describe('Lisbon', () => {
  it.each([
    ['p-lisbon-sao-jorge-castle', 'the castle hill'],
    ['p-lisbon-miradouro-das-portas-do-sol', 'Alfama'],
    ['p-lisbon-national-pantheon', 'São Vicente'],
    ['p-lisbon-carmo-convent', 'Chiado and Carmo'],
  ])('%s lies on %s', (id, hill) => {
    expect(byId.get(id)?.hill).toBe(hill)
  })

  it.each([
    'p-lisbon-rossio-square',
    'p-lisbon-praca-do-comercio',
    'p-lisbon-santa-justa-lift',
    'p-lisbon-fado-museum',
  ])('%s lies below the hills', (id) => {
    expect(byId.get(id)?.hill ?? null).toBeNull()
  })
})

it.each([
  ['p-san-francisco-alamo-square-and-painted-ladies', 'Alamo Square'],
  ['p-san-francisco-alcatraz-island', 'Alcatraz'],
  ['p-kyoto-fushimi-inari-taisha', 'the Fushimi Inari mountain'],
  ['p-paris-place-du-tertre', 'Montmartre'],
  ['p-rome-giardino-degli-aranci-orange-garden', 'the Aventine'],
])('%s lies on %s', (id, hill) => {
  expect(byId.get(id)?.hill).toBe(hill)
})

it.each(['p-san-francisco-pier-39', 'p-rome-colosseum', 'p-paris-louvre-museum'])('%s lies on no hill', (id) => {
  expect(byId.has(id)).toBe(true)
  expect(byId.get(id)?.hill ?? null).toBeNull()
})
