import type { Tags } from '../pbf-block.ts'

/** `shore`: a part of a coastline, land on its left. `area`: the outline of a lake, river or dock. */
export type WaterKind = 'shore' | 'area'

/** What of a map's water shapes a city; nothing roofed over, underground or painted on a playground. */
export function waterKind(tags: Tags): WaterKind | null {
  if (tags.get('natural') === 'coastline') return 'shore'
  if (tags.get('location') === 'underground' || tags.get('tunnel') === 'yes' || tags.has('covered')) return null
  if (tags.get('natural') === 'water') return tags.get('water') === 'fountain' ? null : 'area'
  return tags.get('waterway') === 'riverbank' || tags.get('waterway') === 'dock' ? 'area' : null
}
