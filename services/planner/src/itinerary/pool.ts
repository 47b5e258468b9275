import { LRUCache } from 'lru-cache'
import type { Leg } from '@site/contracts/itinerary'
import { interestOf, isVisitable, usualFor } from './category.ts'
import { kilometres } from './geo.ts'
import type { LatLon, PlacesPort, Poi } from './port.ts'
import { withoutDuplicatePlaces } from './duplicate-places.ts'
import { hoursUnreadable } from './windows.ts'

export interface Pool {
  readonly visits: readonly Poi[]
  /** Places to eat, those near many sights first. */
  readonly foods: readonly Poi[]
  /** Search radius that was needed, metres. */
  readonly radius: number
  readonly widened: boolean
}

const RADII = [6_000, 15_000, 30_000] as const
/** Beyond this, places around the city's centre are too far from where the days start. */
const SAME_REGION_KM = 60

/**
 * Places round the base and round the city's centre, widening the circle while there are too few for the days asked.
 * `wanted` visits are enough.
 */
export function gatherPlaces(port: PlacesPort, base: LatLon, centre: LatLon, wanted: number): Pool {
  let pool: Pool = { visits: [], foods: [], radius: RADII[0], widened: false }
  for (const radius of RADII) {
    const away = kilometres(base, centre)
    const near = ({ lat, lon }: LatLon) => port.poisNear(lat, lon, radius, { limit: 400 })
    const lists = [near(centre)]
    if (away > 1.5) lists.push(near(base))
    const own = away > SAME_REGION_KM ? lists.slice(1) : lists
    const seen = new Map<string, Poi>()
    for (const poi of own.flat()) if (isVisitable(poi) && !hoursUnreadable(poi)) seen.set(poi.id, poi)
    const all = withoutDuplicatePlaces([...seen.values()])
    pool = {
      visits: all.filter((poi) => usualFor(poi.category).role !== 'meal'),
      foods: all.filter((poi) => usualFor(poi.category).role === 'meal'),
      radius,
      widened: radius !== RADII[0],
    }
    const sights = pool.visits.filter((poi) => usualFor(poi.category).role === 'visit')
    if (sights.length >= wanted) return pool
  }
  return pool
}

/**
 * The visits worth searching over: by worth, with a limit per category so that a thousand sculptures do not crowd out the
 * museums. `keep` ids are always in.
 */
export function shortlist(
  visits: readonly Poi[],
  themes: readonly string[],
  most: number,
  keep: ReadonlySet<string>,
): readonly Poi[] {
  const ranked = visits
    .map((poi) => ({ poi, worth: interestOf(poi, themes) }))
    .sort((a, b) => b.worth - a.worth || (a.poi.id < b.poi.id ? -1 : 1))
  const perCategory = Math.ceil(most * 0.4)
  const drinks = themes.includes('nightlife') ? perCategory : 0
  const counts = new Map<string, number>()
  const chosen: Poi[] = []
  for (const { poi } of ranked) {
    const limit = usualFor(poi.category).role === 'drink' ? drinks : perCategory
    const count = counts.get(poi.category) ?? 0
    if (keep.has(poi.id)) chosen.push(poi)
    else if (chosen.length < most && count < limit) {
      counts.set(poi.category, count + 1)
      chosen.push(poi)
    }
  }
  return chosen
}

/** The places without those to avoid, where enough others are left; else all. */
export function preferring<T extends { readonly id: string }>(
  places: readonly T[],
  avoid: ReadonlySet<string>,
  enough: number,
): readonly T[] {
  const others = places.filter((place) => !avoid.has(place.id))
  return others.length >= enough ? others : places
}

/** Meal places near the sights: those with many shortlisted visits within ten minutes on foot first. */
export function shortlistFoods(
  foods: readonly Poi[],
  visits: readonly LatLon[],
  most: number,
  keep: ReadonlySet<string>,
): readonly Poi[] {
  const ranked = foods
    .map((poi) => {
      const close = visits.filter((visit) => kilometres(visit, poi) < 0.7).length
      const meal = poi.category === 'coffee' ? -12 : 0
      return { poi, worth: interestOf(poi, []) + meal + 4 * Math.min(6, close) }
    })
    .sort((a, b) => b.worth - a.worth || (a.poi.id < b.poi.id ? -1 : 1))
  return ranked.filter(({ poi }, i) => i < most || keep.has(poi.id)).map(({ poi }) => poi)
}

/** Legs between named points; `null` stands for the base. */
export type LegLookup = (from: string | null, to: string | null) => Leg

interface LegTables {
  readonly revision: number
  readonly tables: LRUCache<string, readonly (readonly Leg[])[]>
}

const cache = new WeakMap<PlacesPort, LegTables>()
/** Bytes of leg tables kept for edits that follow a plan: a few dozen; a leg is an object of some fields. */
const TABLE_BYTES = 32 * 1024 * 1024
const LEG_BYTES = 128

/** The tables of a port's places as they are now: an import brings other streets, and with them other legs. */
function tablesOf(port: PlacesPort): LegTables['tables'] {
  const revision = port.revision()
  const known = cache.get(port)
  if (known?.revision === revision) return known.tables
  const tables: LegTables['tables'] = new LRUCache({
    maxSize: TABLE_BYTES,
    sizeCalculation: (table, key) => key.length + 1024 + LEG_BYTES * table.length ** 2,
  })
  cache.set(port, { revision, tables })
  return tables
}

/** Leg table of the points, kept per port for edits that follow a plan. */
export function legTable(port: PlacesPort, points: readonly LatLon[]): readonly (readonly Leg[])[] {
  const tables = tablesOf(port)
  const key = points.map((point) => `${point.lat},${point.lon}`).join(';')
  const known = tables.get(key)
  if (known !== undefined) return known
  // Positions alone, without the error bounds of places: minutes are those between the points on the map.
  const table = port.legs(points.map(({ lat, lon }) => ({ lat, lon })))
  tables.set(key, table)
  return table
}
