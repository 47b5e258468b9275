import { LRUCache } from 'lru-cache'
import { baseOf } from './destination.ts'
import {
  isVisitable,
  kilometres,
  LONGEST_WALK_KM,
  usualFor,
  type Base,
  type Destination,
  type EventAnchor,
  type LatLon,
  type Located,
  type PlacesPort,
  type Poi,
} from './places.ts'
import { gatherPlaces, type Pool, type PoolQuery } from './pool.ts'

/** Where the days start, and the places in reach of it. */
export interface Start {
  readonly base: Base
  readonly pool: Pool
  /** Says so when it is not where the traveller said. */
  readonly note: string | null
}

/** Sights are looked for within this of the centre, metres; the most interesting of them (chosen, decision 27). */
const CITY_METRES = 15_000
const MOST_SIGHTS = 300
/** With fewer sights in reach of what was named, days start elsewhere (chosen, decision 27). */
const FEW_SIGHTS = 6
/** A city's days start away from its centre only where so many times as many sights are in reach (chosen, decision 27). */
const WORTH_MOVING = 1.25

const isSight = (poi: Poi): boolean => isVisitable(poi) && usualFor(poi.category).role === 'visit'
const sightsOf = ({ pool }: Pick<Start, 'pool'>): number => pool.visits.filter(isSight).length

/** The sight with most others within a walk; null without any. */
function busiest(port: PlacesPort, centre: LatLon): Poi | null {
  const sights = port.poisNear(centre.lat, centre.lon, CITY_METRES, { limit: MOST_SIGHTS }).filter(isSight)
  const around = (poi: Poi) => sights.filter((other) => kilometres(poi, other) <= LONGEST_WALK_KM).length
  // In the order of their interest: among equals the first.
  return (
    sights.reduce<{ poi: Poi; count: number } | null>((best, poi) => {
      const count = around(poi)
      return best && best.count >= count ? best : { poi, count }
    }, null)?.poi ?? null
  )
}

/** So many sights and dinners are enough. */
type Size = Pick<PoolQuery, 'wanted' | 'tables'>
type Chosen = Pick<Start, 'base' | 'note'>

/**
 * What the traveller named, where enough is in reach of it. Where no transit is known and next to nothing is within a walk, or of a
 * city too little of its centre, the place that most is within a walk of.
 */
function choose(port: PlacesPort, destination: Destination, namedBase: Base, size: Size): Chosen {
  const { centre, city, point: _, ...whole } = destination
  const { wanted } = size
  const from = (base: Base) => ({ base, pool: gatherPlaces(port, { base, city, centre, ...size }) })
  const named = from(namedBase)
  const isCentre = namedBase.kind === 'centre'
  if (sightsOf(named) >= (isCentre ? wanted : FEW_SIGHTS)) return { base: namedBase, note: null }
  const central = isCentre ? named : from(baseOf({ ...whole, city, centre }, null, null))
  const sight = busiest(port, centre)
  const busy = sight && from({ kind: 'centre', name: sight.name, lat: sight.lat, lon: sight.lon })
  const best = busy && sightsOf(busy) > WORTH_MOVING * sightsOf(central) ? busy : central
  if (sightsOf(best) <= sightsOf(named)) return { base: namedBase, note: null }
  const why = isCentre
    ? `We know few or no stations in ${city}, and its sights are far apart`
    : `We know few or no stations near ${namedBase.name} and next to nothing within a walk of it`
  const note = `${why}, so your days start ${best === busy ? 'at' : 'in'} ${best.base.name}.`
  return { base: best.base, note }
}

/** Starts remembered for edits that follow a plan. */
const MOST_STARTS = 500
const startsOfPort = new WeakMap<PlacesPort, { readonly revision: number; readonly starts: LRUCache<string, Chosen> }>()

/**
 * Where the days of a plan start, with the places in reach. What is kept has no say in it: a change to a plan must not move its start.
 */
export function startOf(
  port: PlacesPort,
  destination: Destination,
  { event, hotel }: { readonly event: EventAnchor | null; readonly hotel: Located | null },
  size: Size,
  keep: ReadonlySet<string>,
): Start {
  const { city, centre } = destination
  const revision = port.revision()
  let known = startsOfPort.get(port)
  if (known?.revision !== revision) {
    known = { revision, starts: new LRUCache({ max: MOST_STARTS }) }
    startsOfPort.set(port, known)
  }
  const named = baseOf(destination, event, hotel)
  const key = JSON.stringify([named, city, centre, size])
  const chosen = known.starts.get(key) ?? choose(port, destination, named, size)
  known.starts.set(key, chosen)
  return { ...chosen, pool: gatherPlaces(port, { base: chosen.base, city, centre, ...size, kept: keep }) }
}
