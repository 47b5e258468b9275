import { expect, it } from 'vitest'
import { stationKind } from './station-kind.ts'

it.each([
  ['a railway station', { railway: 'station', name: 'Gare du Nord' }, 'station'],
  ['a halt without a name', { railway: 'halt' }, 'station'],
  ['an underground station', { public_transport: 'station', station: 'subway' }, 'station'],
  ['a bus station', { amenity: 'bus_station' }, 'station'],
  ['a way down', { railway: 'subway_entrance', ref: '2' }, 'entrance'],
  ['a tram stop', { railway: 'tram_stop', public_transport: 'stop_position' }, null],
  ['a bus stop', { highway: 'bus_stop' }, null],
  ['a station that is gone', { 'disused:railway': 'station' }, null],
  ['a park railway', { railway: 'station', station: 'miniature' }, null],
  ['a museum railway', { railway: 'station', usage: 'tourism' }, null],
] as const)('%s is %o', (_, tags, kind) => expect(stationKind(new Map(Object.entries(tags)))).toBe(kind))
