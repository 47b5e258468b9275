import { describe, expect, it } from 'vitest'
import { areaKind } from './area-kind.ts'
import { labelKind } from './label-kind.ts'
import { lineKind } from './line-kind.ts'
import { namesOf } from './names.ts'

const tags = (text: string) =>
  new Map(
    text
      .split(', ')
      .filter((each) => each !== '')
      .map((each): [string, string] => {
        const [key = '', value = ''] = each.split('=')
        return [key, value]
      }),
  )

describe('a line', () => {
  it.each([
    ['highway=motorway_link', 'roads', { kind: 'highway', kind_detail: 'motorway_link', is_link: true, min_zoom: 11 }],
    [
      'highway=primary, bridge=yes',
      'roads',
      { kind: 'major_road', kind_detail: 'primary', is_bridge: true, min_zoom: 7 },
    ],
    ['highway=residential', 'roads', { kind: 'minor_road', kind_detail: 'residential', min_zoom: 12 }],
    ['highway=pedestrian', 'roads', { kind: 'path', kind_detail: 'pedestrian', min_zoom: 12 }],
    ['highway=footway, tunnel=yes', 'roads', { kind: 'path', kind_detail: 'footway', is_tunnel: true, min_zoom: 13 }],
    ['highway=footway, footway=sidewalk', 'roads', { kind: 'path', kind_detail: 'sidewalk', min_zoom: 15 }],
    ['railway=tram', 'roads', { kind: 'rail', kind_detail: 'tram', min_zoom: 14 }],
    ['route=ferry', 'roads', { kind: 'ferry', min_zoom: 11 }],
    ['waterway=river', 'water', { kind: 'river', min_zoom: 11 }],
    ['boundary=administrative, admin_level=2', 'boundaries', { kind: 'country', kind_detail: 2, min_zoom: 0 }],
  ])('with %s is a feature of %s', (text, layer, properties) => {
    expect(lineKind(tags(text))).toEqual({ layer, properties })
  })
  it.each([
    '',
    'highway=proposed',
    'highway=pedestrian, area=yes',
    'highway=footway, indoor=yes',
    'railway=subway',
    'railway=rail, tunnel=yes',
    'waterway=river, tunnel=culvert',
    'boundary=administrative, admin_level=8',
  ])('with "%s" is not drawn', (text) => expect(lineKind(tags(text))).toBeNull())
})

describe('an area', () => {
  it.each([
    ['building=yes, leisure=park', 'buildings', { kind: 'building', min_zoom: 14 }],
    ['leisure=park', 'landuse', { kind: 'park', min_zoom: 11 }],
    ['highway=pedestrian, area=yes', 'landuse', { kind: 'pedestrian', min_zoom: 13 }],
  ])('with %s is a feature of %s', (text, layer, properties) => {
    expect(areaKind(tags(text))).toEqual({ layer, properties })
  })
  it.each([
    'building=no',
    'building=roof',
    'highway=pedestrian',
    'leisure=park, location=underground',
    'landuse=retail',
  ])('with "%s" is not drawn', (text) => expect(areaKind(tags(text))).toBeNull())
})

describe('a name', () => {
  it.each([
    [
      'name=A, place=city, population=650000',
      'places',
      { kind: 'locality', kind_detail: 'city', population_rank: 10, min_zoom: 4 },
    ],
    [
      'name=A, place=suburb',
      'places',
      { kind: 'neighbourhood', kind_detail: 'suburb', population_rank: 0, min_zoom: 11 },
    ],
    ['name=A, railway=station', 'pois', { kind: 'station', min_zoom: 13 }],
    ['name=A, leisure=park', 'pois', { kind: 'park', min_zoom: 14 }],
  ])('of %s is one of %s', (text, layer, properties) => expect(labelKind(tags(text))).toEqual({ layer, properties }))
  it.each(['place=city', 'name=A, amenity=bench'])('of "%s" is none', (text) =>
    expect(labelKind(tags(text))).toBeNull(),
  )
  it.each([
    ['name=Kamppi', { name: 'Kamppi' }],
    ['name=東京駅, name:en=Tokyo Station', { name: '東京駅', 'name:en': 'Tokyo Station', script: 'Han' }],
    ['name=しぶや', { name: 'しぶや', script: 'Mixed-Japanese' }],
    ['name=A, name:en=A', { name: 'A' }],
    ['', {}],
  ])('says its script and its English form: %s', (text, names) => expect(namesOf(tags(text))).toEqual(names))
})
