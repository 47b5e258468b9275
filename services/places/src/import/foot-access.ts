import type { Tags } from './pbf-block.ts'

/** Ways made for walking, or along which one may walk unless told otherwise (OpenStreetMap wiki, "Access restrictions"). */
const WALKABLE = new Set(
  'footway path pedestrian steps living_street residential service unclassified tertiary tertiary_link secondary secondary_link primary primary_link track corridor platform road elevator crossing'.split(
    ' ',
  ),
)
/** Ways one may walk only where a sign or the mapper says so. */
const ONLY_IF_ALLOWED = new Set(['cycleway', 'bridleway', 'trunk', 'trunk_link'])
const ALLOWED = new Set(['yes', 'designated', 'permissive', 'official', 'destination', 'customers'])
const FORBIDDEN = new Set(['no', 'private', 'use_sidepath', 'military', 'agricultural', 'forestry', 'delivery'])
const SIDEWALK = new Set(['both', 'left', 'right', 'yes'])

/** Whether the access tags let the public walk here; the closest tag (foot) decides over the general one. */
function permitted(tags: Tags): boolean {
  const foot = tags.get('foot')
  if (foot !== undefined) return !FORBIDDEN.has(foot)
  return !FORBIDDEN.has(tags.get('access') ?? '')
}

/** Whether a person may walk along a way; ferries, motorways and building sites are out. */
export function walkableWay(tags: Tags): boolean {
  const highway = tags.get('highway')
  if (highway === undefined) {
    const onFoot = tags.get('public_transport') === 'platform' || tags.get('railway') === 'platform'
    return (onFoot || tags.get('man_made') === 'pier') && tags.get('route') !== 'ferry' && permitted(tags)
  }
  if (!permitted(tags)) return false
  if (WALKABLE.has(highway)) return true
  if (!ONLY_IF_ALLOWED.has(highway)) return false
  const sidewalk = SIDEWALK.has(tags.get('sidewalk') ?? '')
  return ALLOWED.has(tags.get('foot') ?? '') || (highway.startsWith('trunk') && sidewalk)
}

/** Whether a node stops a walker: a barrier that says so. A gate that says nothing is taken as open. */
export function blockingNode(tags: Tags): boolean {
  return tags.has('barrier') && !permitted(tags)
}
