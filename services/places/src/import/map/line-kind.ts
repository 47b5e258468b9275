import type { Tags } from '../pbf-block.ts'
import type { MapKind } from './map-feature.ts'
import { roadKind } from './road-kind.ts'

/** Watercourses drawn as lines, with the first zoom; wide ones are areas as well. */
const WATERWAYS: Readonly<Record<string, number>> = { river: 11, canal: 12, stream: 14 }
const COUNTRY = '2'

/** What a line is: a road, a watercourse or the border of a country; null for none of them. */
export function lineKind(tags: Tags): MapKind | null {
  const road = roadKind(tags)
  if (road) return road
  const waterway = tags.get('waterway') ?? ''
  const minZoom = WATERWAYS[waterway]
  if (minZoom !== undefined) {
    const hidden = tags.get('tunnel') !== undefined && tags.get('tunnel') !== 'no'
    return hidden ? null : { layer: 'water', properties: { kind: waterway, min_zoom: minZoom } }
  }
  if (tags.get('boundary') === 'administrative' && tags.get('admin_level') === COUNTRY) {
    return { layer: 'boundaries', properties: { kind: 'country', kind_detail: Number(COUNTRY), min_zoom: 0 } }
  }
  return null
}
