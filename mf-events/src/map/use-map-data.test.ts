import type { MapTiles } from '@site/contracts/map-tiles'
import type { ReachResponse } from '@site/contracts/reach'
import { expect, it } from 'vitest'
import { tilesToDraw } from './use-map-data.ts'

const own = `/tiles/${'a'.repeat(32)}.pmtiles`
const reach: ReachResponse = { source: 'street', areas: [], streets: [], tiles: own, credits: [] }
const lines: ReachResponse = { source: 'street', areas: [], streets: [], credits: [] }
const planet: MapTiles = { kind: 'archive', url: 'https://bucket.example/planet.pmtiles', attribution: '© P' }
const pictures: MapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© T' }

it.each<[string, MapTiles | undefined, ReachResponse | null, string[], string | undefined]>([
  ['the city’s own tiles', undefined, reach, [], own],
  ['none where the city has none', undefined, lines, [], undefined],
  ['none before the answer has come', undefined, null, [], undefined],
  ['the operator’s archive before the city’s', planet, reach, [], planet.url],
  ['the operator’s archive before the answer has come', planet, null, [], planet.url],
  ['the operator’s pictures', pictures, lines, [], pictures.url],
  ['the city’s own where the operator’s do not come', planet, reach, [planet.url], own],
  ['none where neither comes', planet, reach, [planet.url, own], undefined],
])('draws %s', (_, operators, answer, missing, url) => expect(tilesToDraw(operators, answer, missing)?.url).toBe(url))
