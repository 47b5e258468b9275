import type { Tags } from '../pbf-block.ts'
import type { MapKind } from './map-feature.ts'

/** Classes of `highway` by kind of the schema, with the first zoom that shows them. */
const ROADS: Readonly<Record<string, readonly [kind: string, minZoom: number]>> = {
  motorway: ['highway', 3],
  trunk: ['major_road', 6],
  primary: ['major_road', 7],
  secondary: ['major_road', 9],
  tertiary: ['major_road', 9],
  unclassified: ['minor_road', 12],
  residential: ['minor_road', 12],
  living_street: ['minor_road', 12],
  road: ['minor_road', 12],
  service: ['minor_road', 14],
  pedestrian: ['path', 12],
  footway: ['path', 13],
  path: ['path', 13],
  steps: ['path', 13],
  cycleway: ['path', 13],
  track: ['path', 13],
  bridleway: ['path', 13],
  corridor: ['path', 15],
}
/** Pavements and crossings run beside every street: only the nearest zooms have room for them. */
const BESIDE_STREETS_ZOOM = 15
const RAILS: Readonly<Record<string, number>> = { rail: 11, light_rail: 13, tram: 14, monorail: 13, funicular: 13 }
/** Yards and sidings say nothing to who walks. */
export const YARD_ZOOM = 14
const LINK = '_link'

const isSet = (value: string | undefined): boolean => value !== undefined && value !== 'no'

/** A road, path, railway, ferry or pier of the layer `roads`; null for what is none, is not built yet or lies inside a house. */
export function roadKind(tags: Tags): MapKind | null {
  const found = highway(tags) ?? railway(tags) ?? other(tags)
  if (!found) return null
  const marks = {
    ...(isSet(tags.get('bridge')) ? { is_bridge: true } : {}),
    ...(isSet(tags.get('tunnel')) ? { is_tunnel: true } : {}),
  }
  return { layer: 'roads', properties: { ...found, ...marks } }
}

function highway(tags: Tags): MapKind['properties'] | null {
  const value = tags.get('highway')
  // An area is drawn as an area.
  if (value === undefined || tags.get('area') === 'yes') return null
  if (isSet(tags.get('indoor')) && value !== 'corridor') return null
  const link = value.endsWith(LINK)
  const known = ROADS[link ? value.slice(0, -LINK.length) : value]
  if (!known) return null
  const [kind, minZoom] = known
  const beside = tags.get('footway') ?? tags.get('path')
  if (kind === 'path' && (beside === 'sidewalk' || beside === 'crossing')) {
    return { kind, kind_detail: beside, min_zoom: BESIDE_STREETS_ZOOM }
  }
  return {
    kind,
    kind_detail: value,
    min_zoom: link ? Math.max(minZoom, 11) : minZoom,
    ...(link ? { is_link: true } : {}),
  }
}

function railway(tags: Tags): MapKind['properties'] | null {
  const value = tags.get('railway') ?? ''
  const minZoom = RAILS[value]
  // Underground lines are no help above ground.
  if (minZoom === undefined || isSet(tags.get('tunnel'))) return null
  return { kind: 'rail', kind_detail: value, min_zoom: tags.has('service') ? YARD_ZOOM : minZoom }
}

function other(tags: Tags): MapKind['properties'] | null {
  if (tags.get('route') === 'ferry') return { kind: 'ferry', min_zoom: 11 }
  if (tags.get('man_made') === 'pier') return { kind: 'path', kind_detail: 'pier', min_zoom: 13 }
  const aeroway = tags.get('aeroway')
  if (aeroway === 'runway' || aeroway === 'taxiway') return { kind: 'aeroway', kind_detail: aeroway, min_zoom: 11 }
  return null
}
