import { expect, it } from 'vitest'
import { mergeStations } from './merge-stations.ts'

/** Metres north of a point in Paris. */
const at = (metres: number, kind: 'station' | 'entrance' = 'station') => ({
  lat: 48.88 + metres / 111_195,
  lon: 2.34,
  kind,
})
const metresOf = (stations: readonly { lat: number }[]) =>
  stations.map(({ lat }) => Math.round((lat - 48.88) * 111_195))

it.each([
  ['parts of one station are one', [at(0), at(120), at(290)], [0]],
  ['two stations are two', [at(0), at(310)], [0, 310]],
  ['entrances of a mapped station add nothing', [at(100, 'entrance'), at(0), at(250, 'entrance')], [0]],
  ['entrances stand for a station that is not mapped', [at(0, 'entrance'), at(80, 'entrance')], [0]],
  ['across the edge of a cell', [at(1190), at(1250)], [1190]],
  ['nothing', [], []],
])('%s', (_, mapped, kept) => expect(metresOf(mergeStations(mapped))).toEqual(kept))
