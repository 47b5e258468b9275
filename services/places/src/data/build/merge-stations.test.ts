import { expect, it } from 'vitest'
import { planeAt } from '../../walking/geo.ts'
import type { Station } from '../gazetteer-rows.ts'
import { mergeStations } from './merge-stations.ts'

const AT = { lat: 48.8443, lon: 2.3744 }
const station = (metres: number, more: Partial<Station>): Station => ({
  id: 'station-x',
  name: 'Gare de Lyon',
  aliases: [],
  city: 'Paris',
  country: 'FR',
  lat: planeAt(AT).lat(metres),
  lon: AT.lon,
  precision: 150,
  source: 'trainline',
  kind: 'main',
  uic: null,
  ...more,
})

it('keeps the name of the hand-made row and the code of the other', () => {
  const { rows, merged } = mergeStations([
    station(0, { name: 'Paris Gare de Lyon', uic: '8768600' }),
    station(300, { source: 'curated', aliases: ['リヨン駅'] }),
  ])
  expect(merged).toBe(1)
  expect(rows).toMatchObject([{ name: 'Gare de Lyon', uic: '8768600', source: 'curated+trainline' }])
  expect(rows[0]?.aliases).toEqual(['リヨン駅', 'Paris Gare de Lyon'])
})

it.each([
  ['500 m away', station(500, { source: 'curated' })],
  ['of another name', station(100, { source: 'curated', name: 'Bercy' })],
  ['of one source and name 300 m away', station(300, {})],
])('leaves a station %s alone', (_, other) => {
  const { rows } = mergeStations([station(0, {}), other])
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
})
