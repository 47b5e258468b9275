import type { TripRequest } from '@site/contracts/trip-request'
import { LRUCache } from 'lru-cache'
import { climbing, steepestFor, type OnHill } from './climb.ts'
import type { DayFacts } from './day-facts.ts'
import { LONGEST_AFTER_RACE } from './race-legs.ts'
import { longestWalkThere } from './walking-limit.ts'
import { planLeg, type LatLon, type LegLookup, type PlacesPort, type PlanLeg } from './places.ts'

/** The ways between everything that a plan may hold. */
export interface PlanLegs {
  /** Everything with a row in `table`, from row 1 on. */
  readonly stops: readonly OnHill[]
  /** Row and column of a place in `table`; the base has 0. */
  readonly pointOf: ReadonlyMap<string, number>
  readonly table: readonly (readonly PlanLeg[])[]
  readonly leg: LegLookup
  /** What one leaves somewhere else than one comes to it: the ways on are those of the second. */
  readonly leaves?: readonly (readonly [id: string, from: string])[]
  /** What one leaves with legs for a short walk alone: a race that one ran. */
  readonly tires?: string | undefined
}

type LegTable = readonly (readonly PlanLeg[])[]
/** A table with where each of its points stands in it. */
interface KeptTable {
  readonly rowOf: ReadonlyMap<string, number>
  readonly table: LegTable
}
type KeptTables = LRUCache<string, KeptTable>
const tablesOfPort = new WeakMap<PlacesPort, { readonly revision: number; readonly tables: KeptTables }>()
/** Bytes of leg tables kept for edits that follow a plan: a few dozen tables; a leg is an object of some fields. */
const TABLE_BYTES = 32 * 1024 * 1024
const LEG_BYTES = 128
/** A table is made of one that is kept where no more than this part of its points are new: each costs a search of its own. */
const MOST_NEW = 0.25

/** Positions alone, without the error bounds of places: minutes are those between the points on the map. */
const onlyPoint = ({ lat, lon }: LatLon): LatLon => ({ lat, lon })
const keyOf = ({ lat, lon }: LatLon): string => `${lat},${lon}`

/** The tables kept of a port. An import brings other streets, and with them other legs. */
function tablesOf(port: PlacesPort): KeptTables {
  const revision = port.revision()
  const kept = tablesOfPort.get(port)
  if (kept?.revision === revision) return kept.tables
  const tables: KeptTables = new LRUCache({
    maxSize: TABLE_BYTES,
    sizeCalculation: ({ table }, key) => key.length + 1024 + LEG_BYTES * table.length ** 2,
  })
  tablesOfPort.set(port, { revision, tables })
  return tables
}

/** The kept table that holds most of the points. */
function nearestOf(tables: KeptTables, keys: readonly string[], kind: string): KeptTable | null {
  let best: KeptTable | null = null
  let fewest = Math.floor(keys.length * MOST_NEW)
  for (const [key, kept] of tables.entries()) {
    if (!key.startsWith(kind)) continue
    const missing = keys.filter((own) => !kept.rowOf.has(own)).length
    if (missing > fewest || (best !== null && missing === fewest)) continue
    best = kept
    fewest = missing
  }
  return best
}

/** The legs that a kept table has, and those of the points it lacks; on foot a way is as long in both directions. */
function extended(
  { rowOf, table }: KeptTable,
  port: PlacesPort,
  points: readonly LatLon[],
  stepFree: boolean,
): LegTable {
  const rows = points.map((point) => {
    const at = rowOf.get(keyOf(point))
    return at ?? port.legsFrom(point, points, undefined, stepFree).map((leg) => planLeg(leg))
  })
  return rows.map((row, i) =>
    rows.map((column, j) =>
      typeof row !== 'number' ? row[j] : typeof column !== 'number' ? column[i] : table[row][column],
    ),
  )
}

/**
 * Leg table of the points (`stepFree`: without steps where streets are known), kept for edits that follow a plan: they have most of its
 * points.
 */
export function legTable(port: PlacesPort, places: readonly LatLon[], stepFree = false): LegTable {
  const points = places.map(onlyPoint)
  const keys = points.map(keyOf)
  const kind = stepFree ? 'step-free ' : 'any '
  const key = `${kind}${keys.join(';')}`
  const tables = tablesOf(port)
  const kept = tables.get(key)
  if (kept !== undefined) return kept.table
  const nearest = nearestOf(tables, keys, kind)
  const table =
    nearest === null
      ? port.legs(points, undefined, stepFree).map((row) => row.map((leg) => planLeg(leg)))
      : extended(nearest, port, points, stepFree)
  tables.set(key, { rowOf: new Map(keys.map((own, i) => [own, i])), table })
  return table
}

/** The table with what hills add to its walks; as it is where all is flat. */
function withClimbs(
  table: readonly (readonly PlanLeg[])[],
  points: readonly OnHill[],
  gentle: boolean,
): readonly (readonly PlanLeg[])[] {
  if (points.every(({ height, hill }) => typeof height !== 'number' && typeof hill !== 'string')) return table
  const steepest = steepestFor(gentle)
  return table.map((row, i) => row.map((leg, j) => climbing(leg, points[i], points[j], steepest)))
}

/** The legs between the stops, and from a base to each of them. */
export function legsOf(
  port: PlacesPort,
  base: LatLon,
  {
    stops,
    pointOf,
    trip,
    leaves = [],
    tires,
    days = [],
  }: Pick<PlanLegs, 'stops' | 'pointOf' | 'leaves' | 'tires'> & {
    readonly trip: Pick<TripRequest, 'hard' | 'soft'> & Partial<Pick<TripRequest, 'party'>>
    readonly days?: readonly Pick<DayFacts, 'heat'>[]
  },
): Pick<PlanLegs, 'table' | 'leg'> {
  const { hard, soft } = trip
  const { stepFree } = hard
  const between = legTable(port, stops, stepFree)
  const row = port.legsFrom(base, [base, ...stops].map(onlyPoint), undefined, stepFree).map((leg) => planLeg(leg))
  const whole = withClimbs(
    [row, ...between.map((own, i) => [row[i + 1], ...own])],
    [base, ...stops],
    stepFree || soft.walking?.level === 'little' || soft.walking?.hills === 'none',
  )
  const longest = longestWalkThere(
    trip,
    days.some(({ heat }) => heat === 'hot'),
  )
  const told = longest === null ? whole : whole.map((own) => own.map((leg) => planLeg(leg, longest)))
  const rowOf = (id: string | null) => (id === null ? 0 : (pointOf.get(id) ?? -1))
  const table = told.map((own, i) => {
    const from = leaves.find(([id]) => rowOf(id) === i)?.[1]
    const ways = from === undefined ? own : told[rowOf(from)]
    return tires !== undefined && rowOf(tires) === i ? ways.map((leg) => planLeg(leg, LONGEST_AFTER_RACE)) : ways
  })
  return {
    table,
    leg: (from, to) => {
      const found = table[rowOf(from)]?.[rowOf(to)]
      if (found === undefined) throw new Error(`No leg between ${from ?? 'base'} and ${to ?? 'base'} in the table`)
      return found
    },
  }
}
