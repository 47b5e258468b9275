import { expect, it } from 'vitest'
import { Barriers } from '../walking/barriers.ts'
import { overWater } from '../walking/over-water.ts'
import { findDataDir } from './data-dir.ts'
import { loadDataset } from './load.ts'

const data = loadDataset(findDataDir())
const barriers = new Barriers(data.barriers)
const venue = (name: string, city: string) => {
  const row = data.venues.find((each) => each.name === name && each.city === city)
  if (!row) throw new Error(`${name} in ${city} is not listed`)
  return row
}

/** On which side of their river well-known places stand; all of them are listed. */
it.each([
  ['London', 'The O2 Arena', 'ExCeL London', true],
  ['London', 'Royal Festival Hall', 'Royal Albert Hall', true],
  ['Melbourne', 'Rod Laver Arena', 'Melbourne Cricket Ground', false],
  ['Melbourne', 'Rod Laver Arena', 'Sidney Myer Music Bowl', true],
  ['Brisbane', 'The Gabba', 'Suncorp Stadium', true],
  ['Brisbane', 'Brisbane City Hall', 'Suncorp Stadium', false],
  ['Sydney', 'Sydney Opera House', 'Roslyn Packer Theatre', true],
  ['Sydney', 'Sydney Town Hall', 'State Theatre', false],
  ['Perth', 'Optus Stadium', 'WACA Ground', true],
  ['Perth', 'HBF Park', 'WACA Ground', false],
  ['Adelaide', 'Adelaide Oval', 'Adelaide Convention Centre', true],
  ['Adelaide', 'Adelaide Oval', 'Memorial Drive Tennis Centre', false],
  ['Paris', 'Accor Arena', 'Palais Garnier', false],
  ['Paris', 'Paris Expo Porte de Versailles', 'Palais Garnier', true],
  ['New York', 'Barclays Center', 'Madison Square Garden', true],
])('in %s the water lies between %s and %s: %s', (city, from, to, crosses) => {
  const across = barriers.from(venue(from, city), 25_000)(venue(to, city))
  expect(across?.kind).toBe(crosses ? 'water' : undefined)
})

it('credits every source of its water', () => {
  const credited = new Set(data.credits.map(({ source }) => source))
  expect(data.barriers.length).toBeGreaterThan(10)
  for (const { source } of data.barriers) expect(credited).toContain(source)
})

it('leaves no hotel or venue standing in the water', () => {
  const rivers = data.barriers.filter(({ shape }) => shape === 'area').map(({ lines }) => lines)
  const afloat = [...data.hotels, ...data.venues].filter(({ lat, lon }) =>
    overWater(
      [
        [lon, lat],
        [lon, lat],
      ],
      rivers,
    ),
  )
  expect(rivers.length).toBeGreaterThan(5)
  expect(afloat.map(({ name }) => name)).toEqual([])
})
