import type { Leg } from '@site/contracts/itinerary'
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

type LegTable = readonly (readonly Leg[])[]
type LegTables = LRUCache<string, LegTable, { readonly points: readonly LatLon[]; readonly stepFree: boolean }>
const tablesOfPort = new WeakMap<PlacesPort, { readonly revision: number; readonly tables: LegTables }>()
/** Bytes of leg tables kept for edits that follow a plan: a few dozen tables; a leg is an object of some fields. */
const TABLE_BYTES = 32 * 1024 * 1024
const LEG_BYTES = 128

/** Positions alone, without the error bounds of places: minutes are those between the points on the map. */
const onlyPoint = ({ lat, lon }: LatLon): LatLon => ({ lat, lon })

/**
 * Leg table of the points (`stepFree`: without steps where streets are known), kept for edits that follow a plan. An import brings
 * other streets, and with them other legs.
 */
export function legTable(port: PlacesPort, points: readonly LatLon[], stepFree = false): LegTable {
  const revision = port.revision()
  let kept = tablesOfPort.get(port)
  if (kept?.revision !== revision) {
    const tables: LegTables = new LRUCache({
      maxSize: TABLE_BYTES,
      sizeCalculation: (table, key) => key.length + 1024 + LEG_BYTES * table.length ** 2,
      memoMethod: (_key, _stale, { context }) =>
        port
          .legs(context.points.map(onlyPoint), undefined, context.stepFree)
          .map((row) => row.map((leg) => planLeg(leg))),
    })
    kept = { revision, tables }
    tablesOfPort.set(port, kept)
  }
  const key = points.map((point) => `${point.lat},${point.lon}`).join(';')
  return kept.tables.memo(stepFree ? `step-free ${key}` : key, { context: { points, stepFree } })
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
