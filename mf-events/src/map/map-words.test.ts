import type { MapTiles } from '@site/contracts/map-tiles'
import type { ReachResponse } from '@site/contracts/reach'
import { expect, it } from 'vitest'
import { mapCaption } from './map-words.ts'

const OSM = '© OpenStreetMap contributors'
const streets: ReachResponse = { source: 'street', areas: [], streets: [], credits: [OSM] }
const rings: ReachResponse = { source: 'estimate', areas: [], streets: [], credits: [] }
const own: MapTiles = { kind: 'archive', url: '/tiles/a.pmtiles', attribution: '' }
const planet: MapTiles = { kind: 'archive', url: 'https://b.example/p.pmtiles', attribution: OSM }
const pictures: MapTiles = { url: 'https://t.example/{z}/{x}/{y}.png', attribution: '© T' }
const said = (reach: ReachResponse | null, tiles: MapTiles | undefined, short = false) =>
  mapCaption({ reach, tiles, name: 'the Opera', short })

it.each([
  [streets, own, /^Shaded: 5, 10, .* from the Opera, .* Map data: © OpenStreetMap contributors\.$/],
  [streets, undefined, /^Shaded: .* Map data: © OpenStreetMap contributors\.$/],
  [streets, pictures, /^Shaded: .* contributors\. Map pictures: © T\.$/],
  [
    { ...rings, credits: [OSM] },
    own,
    /^Rings: estimates of 5, .* in the list\. Map data: © OpenStreetMap contributors\.$/,
  ],
  [rings, planet, /^Rings: .* Map data: © OpenStreetMap contributors\.$/],
  [null, planet, /^Rings: .* Map data: © OpenStreetMap contributors\.$/],
  [rings, undefined, /^We don’t have the streets here, .* go by the times in the list\.$/],
  [rings, pictures, /^We don’t have the streets here, .* Map pictures: © T\.$/],
])('says what is shaded or ringed, and whose data it is', (reach, tiles, words) =>
  expect(said(reach, tiles)).toMatch(words),
)

it('says it in a line where the map is the whole screen', () => {
  for (const tiles of [own, undefined, pictures, planet])
    for (const reach of [streets, rings]) expect(said(reach, tiles, true).length).toBeLessThan(110)
})
