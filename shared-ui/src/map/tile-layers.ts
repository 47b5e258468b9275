import { layers } from '@protomaps/basemaps'
import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { flavorOf, MAP_FONTS, mapInks, type Contrast } from './map-inks.ts'

export const TILE_SOURCE = 'tiles'

/** Layers of the style that draw pictures from a sprite, or footways, which this map draws itself; and numbers of houses. */
const LEFT_OUT = new Set([
  'roads_oneway',
  'roads_shields',
  'pois',
  'address_label',
  // The page says which city it is.
  'places_locality',
  'landcover',
  'roads_other',
  'roads_tunnels_other',
  'roads_tunnels_other_casing',
  'roads_bridges_other',
  'roads_bridges_other_casing',
])
/** The last layer of the ground: what follows are houses, streets and names. */
const LAST_GROUND = 'landuse_pier'

const wide = (
  ...stops: readonly (readonly [zoom: number, pixels: number])[]
): LineLayerSpecification['paint'] & object => ({
  'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], ...stops.flat()],
})

const line = (
  id: string,
  filter: ExpressionSpecification,
  minzoom: number,
  paint: LineLayerSpecification['paint'],
): LayerSpecification => ({
  id,
  type: 'line',
  source: TILE_SOURCE,
  'source-layer': 'roads',
  minzoom,
  filter,
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint,
})

const isPath: ExpressionSpecification = ['==', ['get', 'kind'], 'path']
const detail = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind_detail'], ['literal', kinds]]

/** Ways of those who walk are the clearest lines; pavements and crossings show when they are apart from their street. */
const footways = (contrast: Contrast): LayerSpecification[] => {
  const { footway, street } = mapInks(contrast)
  const free: ExpressionSpecification = [
    'all',
    isPath,
    ['!', detail('sidewalk', 'crossing', 'steps', 'pier', 'cycleway')],
  ]
  return [
    line('footways_beside', ['all', isPath, detail('sidewalk', 'crossing')], 16, {
      'line-color': footway,
      'line-opacity': 0.35,
      ...wide([16, 0.8], [19, 2]),
    }),
    line('footways_casing', free, 13.5, { 'line-color': street, ...wide([13.5, 1.5], [15, 3], [18, 7]) }),
    line('footways', free, 13, { 'line-color': footway, ...wide([13, 0.5], [15, 1.2], [18, 3]) }),
    line('steps', ['all', isPath, detail('steps')], 14.5, {
      'line-color': footway,
      'line-dasharray': [0.4, 0.4],
      ...wide([14.5, 1.5], [16, 3], [18, 6]),
    }),
  ]
}

const LANDMARKS = [
  'station',
  'ferry_terminal',
  'stadium',
  'museum',
  'attraction',
  'theatre',
  'university',
  'hospital',
  'townhall',
]
const GREEN = ['park', 'garden', 'zoo', 'beach', 'forest']

/** Names of landmarks, without pictures. */
const landmarks = (contrast: Contrast): LayerSpecification => {
  const ink = mapInks(contrast)
  return {
    id: 'landmarks',
    type: 'symbol',
    source: TILE_SOURCE,
    'source-layer': 'pois',
    minzoom: 13,
    filter: [
      'all',
      ['in', ['get', 'kind'], ['literal', [...LANDMARKS, ...GREEN]]],
      ['>=', ['zoom'], ['to-number', ['get', 'min_zoom'], 0]],
    ],
    layout: {
      'text-field': ['coalesce', ['get', 'name:en'], ['get', 'name']],
      'text-font': [MAP_FONTS.regular],
      'text-size': 12,
      'text-max-width': 8,
      'text-padding': 6,
      'symbol-sort-key': ['to-number', ['get', 'min_zoom'], 15],
    },
    paint: {
      'text-color': ['case', ['in', ['get', 'kind'], ['literal', GREEN]], ink.parkName, ink.name],
      'text-halo-color': ink.halo,
      'text-halo-width': 1.5,
    },
  }
}

const isSymbol = (layer: LayerSpecification): layer is SymbolLayerSpecification => layer.type === 'symbol'

/** Names alone: the pictures beside them would come from a server of sprites. */
const withoutIcons = ({ layout = {}, ...layer }: SymbolLayerSpecification): SymbolLayerSpecification => ({
  ...layer,
  layout: Object.fromEntries(Object.entries(layout).filter(([key]) => !key.startsWith('icon-'))),
})

/** Houses in their full ink: half of it is lost under the shade of a walk. */
const whole = (layer: LayerSpecification): LayerSpecification =>
  layer.id === 'buildings' && layer.type === 'fill' ? { ...layer, paint: { ...layer.paint, 'fill-opacity': 1 } } : layer

export interface TileLayers {
  readonly ground: readonly LayerSpecification[]
  readonly streets: readonly LayerSpecification[]
  readonly names: readonly LayerSpecification[]
}

/** The layers of vector tiles in the Protomaps basemap schema, from the bottom up. */
export const tileLayers = (contrast: Contrast): TileLayers => {
  const all = layers(TILE_SOURCE, flavorOf(contrast), { lang: 'en' }).filter(({ id }) => !LEFT_OUT.has(id))
  const split = all.findIndex(({ id }) => id === LAST_GROUND) + 1
  const above = all.slice(split)
  return {
    ground: all.slice(0, split),
    streets: [...above.filter((layer) => !isSymbol(layer)).map(whole), ...footways(contrast)],
    names: [...above.filter(isSymbol).map(withoutIcons), landmarks(contrast)],
  }
}
