import type { GeocodeResult } from '@site/contracts/geocode'
import type { RouteEnd, RouteProfile, RouteRequest, RouteResponse } from '@site/contracts/route'
import type { PlacesIndex } from '../search/places-index.ts'
import type { CrossingTo } from '../walking/barriers.ts'
import { between, type LatLon, type Position } from '../walking/geo.ts'
import { routeBetween, streetWalk } from '../walking/minutes.ts'
import { toRoute } from '../walking/route.ts'
import { COARSE_METRES, type Streets } from '../walking/streets.ts'

/** Nobody walks further to a hotel, and the answer would grow without end; great-circle metres. */
const TOO_FAR = 10_000

/** The place or point that a request names; null for an id that is not listed. */
export const endOf = (index: PlacesIndex, { id, lat = 0, lon = 0 }: RouteEnd): GeocodeResult | null =>
  id === undefined ? index.resolver.pointAt({ lat, lon }) : index.placeById(id)

export interface Ground {
  readonly streetsAt: (point: LatLon) => readonly Streets[]
  /** What straight lines from a point cross. */
  readonly acrossFrom: (start: LatLon) => CrossingTo
  /** Seas, lakes and rivers around a point. */
  readonly waterAt: (point: LatLon) => readonly (readonly (readonly Position[])[])[]
  /** Attribution lines of sources. */
  readonly credits: (sources: readonly string[]) => readonly string[]
}

type Found = Pick<RouteResponse, 'route' | 'reason' | 'walk'>
type Ends = readonly [from: GeocodeResult, to: GeocodeResult]

const withoutRoute = (reason: NonNullable<Found['reason']>): Found => ({ route: null, walk: null, reason })

function found({ streetsAt, waterAt }: Ground, [from, to]: Ends, profile: RouteProfile, speed?: number): Found {
  if (Math.max(from.precision, to.precision) >= COARSE_METRES) return withoutRoute('imprecise')
  const covering = streetsAt(from).filter((streets) => streets.covers(to))
  if (covering.length === 0) return withoutRoute('no_streets')
  if (between(from, to) > TOO_FAR) return withoutRoute('too_far')
  for (const streets of covering) {
    const way = streets.way(from, to, profile)
    if (!way) continue
    const route = toRoute(streets, way, waterAt(from))
    if (!route) return withoutRoute('too_far')
    const { cost, outside, metres } = way
    const walk = streetWalk({ metres: cost, outside }, { from: from.precision, to: to.precision }, speed)
    return { route, walk: { ...walk, metres: Math.round(metres) }, reason: null }
  }
  return withoutRoute('no_way')
}

const toEnd = ({ kind, id, name, lat, lon }: GeocodeResult): RouteResponse['from'] => ({
  kind,
  ...(id ? { id } : {}),
  name,
  lat,
  lon,
})

/** The way on foot between two places, street by street where the streets are known, else what can be said without. */
export function answerRoute(
  ground: Ground,
  ends: Ends,
  { speed, profile = 'normal' }: Pick<RouteRequest, 'speed' | 'profile'>,
): RouteResponse {
  const [from, to] = ends
  const answer = found(ground, ends, profile, speed)
  // An estimate knows nothing of steps: it is one of the plain walk alone.
  const across = answer.route ? undefined : ground.acrossFrom(from)(to)
  const estimate =
    answer.route === null && profile === 'normal' ? routeBetween(from, to, speed, null, across?.kind).walk : null
  return {
    from: toEnd(from),
    to: toEnd(to),
    profile,
    ...answer,
    walk: answer.walk ?? estimate,
    credits: [...ground.credits(answer.route ? ['osm'] : across ? [across.source] : [])],
  }
}
