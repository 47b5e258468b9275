import type { Tags } from '../pbf-block.ts'
import type { MapKind } from './map-feature.ts'

/** Tags of ground cover by kind of the schema, with the first zoom that shows it. What comes first wins. */
const LANDUSE: readonly (readonly [key: string, value: string, kind: string, minZoom: number])[] = [
  ['leisure', 'park', 'park', 11],
  ['leisure', 'garden', 'park', 13],
  ['leisure', 'nature_reserve', 'nature_reserve', 11],
  ['leisure', 'golf_course', 'golf_course', 11],
  ['leisure', 'playground', 'playground', 14],
  ['leisure', 'pitch', 'pitch', 14],
  ['leisure', 'dog_park', 'park', 13],
  ['landuse', 'cemetery', 'cemetery', 11],
  ['amenity', 'grave_yard', 'cemetery', 12],
  ['landuse', 'forest', 'forest', 11],
  ['natural', 'wood', 'wood', 11],
  ['natural', 'scrub', 'scrub', 12],
  ['natural', 'heath', 'grassland', 12],
  ['natural', 'grassland', 'grassland', 12],
  ['landuse', 'grass', 'grass', 13],
  ['landuse', 'meadow', 'grassland', 12],
  ['landuse', 'village_green', 'village_green', 13],
  ['landuse', 'recreation_ground', 'park', 12],
  ['landuse', 'allotments', 'allotments', 12],
  ['natural', 'beach', 'beach', 11],
  ['natural', 'sand', 'sand', 12],
  ['tourism', 'zoo', 'zoo', 12],
  ['amenity', 'hospital', 'hospital', 12],
  ['amenity', 'university', 'university', 12],
  ['amenity', 'college', 'college', 13],
  ['amenity', 'school', 'school', 13],
  ['landuse', 'industrial', 'industrial', 12],
  ['aeroway', 'aerodrome', 'aerodrome', 11],
  ['man_made', 'pier', 'pier', 13],
]
const PAVED = new Set(['pedestrian', 'footway', 'path', 'living_street', 'service'])
/** Parts of a building overlap its outline, and a roof without walls hides what one walks under. */
const NO_BUILDING = new Set(['no', 'roof', 'proposed', 'construction'])
const BUILDING_ZOOM = 14

const paved = (tags: Tags): boolean =>
  PAVED.has(tags.get('highway') ?? '') && (tags.get('area') === 'yes' || tags.get('type') === 'multipolygon')

/** A closed outline of the layers `buildings` and `landuse`; null for what is neither, or lies underground. */
export function areaKind(tags: Tags): MapKind | null {
  if (tags.get('location') === 'underground') return null
  const building = tags.get('building')
  if (building !== undefined && !NO_BUILDING.has(building)) {
    return { layer: 'buildings', properties: { kind: 'building', min_zoom: BUILDING_ZOOM } }
  }
  if (paved(tags)) return { layer: 'landuse', properties: { kind: 'pedestrian', min_zoom: 13 } }
  for (const [key, value, kind, minZoom] of LANDUSE) {
    if (tags.get(key) === value) return { layer: 'landuse', properties: { kind, min_zoom: minZoom } }
  }
  return null
}
