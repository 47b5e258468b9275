import { INCLINE, MOST_STEPS, NODE_MARKS, packFlags, packTraits, type WayKind } from '../walking/way-tags.ts'
import type { Tags } from './pbf-block.ts'

/** Ways without motor traffic. */
const FOOTWAYS = new Set(['footway', 'path', 'cycleway', 'bridleway', 'track'])
const KINDS: Readonly<Record<string, WayKind>> = {
  steps: 'steps',
  pedestrian: 'square',
  corridor: 'indoors',
  platform: 'platform',
  elevator: 'lift',
  crossing: 'crossing',
}
/** Surfaces on which small wheels roll badly (OpenStreetMap wiki, "Key:surface"; the foot profile of OSRM slows down on most). */
const ROUGH = new Set(
  'cobblestone unhewn_cobblestone cobblestone:flattened sett gravel pebblestone rock unpaved ground dirt earth mud sand grass woodchips'.split(
    ' ',
  ),
)
const SMOOTH = new Set(['excellent', 'good', 'intermediate'])
const BUMPY = new Set(['bad', 'very_bad', 'horrible', 'very_horrible', 'impassable'])
const no = new Set([undefined, 'no'])

function wayKind(tags: Tags): WayKind {
  const highway = tags.get('highway')
  if (highway === undefined) return tags.get('man_made') === 'pier' ? 'pier' : 'platform'
  if (tags.get('footway') === 'crossing' || tags.get('path') === 'crossing') return 'crossing'
  const kind = KINDS[highway]
  if (kind) return kind
  if (tags.get('indoor') === 'yes' || tags.get('indoor') === 'corridor') return 'indoors'
  return FOOTWAYS.has(highway) ? 'footway' : 'street'
}

function isRough(tags: Tags): boolean {
  const smoothness = tags.get('smoothness') ?? ''
  if (SMOOTH.has(smoothness)) return false
  const surfaces = (tags.get('surface') ?? '').split(';')
  return BUMPY.has(smoothness) || surfaces.some((surface) => ROUGH.has(surface))
}

const ramps = ['ramp', 'ramp:stroller', 'ramp:wheelchair', 'ramp:luggage']
const highest = (value: number): number => Math.max(-INCLINE.most, Math.min(INCLINE.most, Math.round(value)))

/** "10%", "-5 %", "7°", "1:12", "up", "down" as `INCLINE` says it; 0 for anything else. */
export function readIncline(text: string | undefined): number {
  if (text === 'up') return INCLINE.up
  if (text === 'down') return INCLINE.down
  const [, figure, unit] = /^([+-]?\d{1,3}(?:\.\d{1,3})?)\s?(%|°|:\d{1,4})$/.exec(text ?? '') ?? []
  if (figure === undefined || unit === undefined) return 0
  const value = Number(figure)
  if (unit === '%') return highest(value)
  if (unit === '°') return highest(Math.tan((Math.max(-45, Math.min(45, value)) * Math.PI) / 180) * 100)
  const run = Number(unit.slice(1))
  return run === 0 ? 0 : highest((value / run) * 100)
}

export interface WayTraits {
  /** As `packTraits` packs them. */
  readonly traits: number
  readonly incline: number
}

/** What the tags of a walkable way say to a walker. */
export function wayTraits(tags: Tags): WayTraits {
  const kind = wayKind(tags)
  const flags = {
    bridge: !no.has(tags.get('bridge')),
    tunnel: !no.has(tags.get('tunnel')) && tags.get('tunnel') !== 'building_passage',
    passage: tags.get('tunnel') === 'building_passage',
    rough: isRough(tags),
    surfaceKnown: tags.has('surface') || tags.has('smoothness'),
    noWheelchair: tags.get('wheelchair') === 'no',
    conveying: !no.has(tags.get('conveying')),
    sidewalk: tags.get('footway') === 'sidewalk',
    ramp: ramps.some((key) => !no.has(tags.get(key))),
  }
  const bits = packFlags(flags)
  const counted = Number(tags.get('step_count'))
  const steps = kind === 'steps' && Number.isInteger(counted) && counted > 0 && counted <= MOST_STEPS ? counted : 0
  return { traits: packTraits(kind, bits, steps), incline: readIncline(tags.get('incline')) }
}

/** Kerbs by height (OpenStreetMap wiki, "Key:kerb"): a rolled one stops a wheelchair too. */
const LOWERED = new Set(['lowered', 'flush', 'no'])
const RAISED = new Set(['raised', 'rolled', 'regular'])
const NARROW = new Set([
  'turnstile',
  'full-height_turnstile',
  'stile',
  'kissing_gate',
  'cycle_barrier',
  'kent_carriage_gap',
])

/** What the tags of a node say to whoever passes it, as `NODE_MARKS` packs it; 0 for most. */
export function nodeMarks(tags: Tags): number {
  const [kerb, highway, barrier] = [tags.get('kerb') ?? '', tags.get('highway'), tags.get('barrier') ?? '']
  const crossing = highway === 'crossing'
  const lift = highway === 'elevator'
  // A shop door on the way has its own answer to wheelchairs, and one may walk by.
  const passed = crossing || lift || kerb !== '' || barrier !== ''
  return (
    (crossing && tags.get('crossing') !== 'no' ? NODE_MARKS.crossing : 0) +
    (LOWERED.has(kerb) ? NODE_MARKS.kerbLowered : 0) +
    (RAISED.has(kerb) ? NODE_MARKS.kerbRaised : 0) +
    (lift ? NODE_MARKS.lift : 0) +
    (NARROW.has(barrier) ? NODE_MARKS.narrow : 0) +
    (passed && tags.get('wheelchair') === 'no' ? NODE_MARKS.noWheelchair : 0)
  )
}
