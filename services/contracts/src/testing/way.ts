import { packLine } from '../reach.ts'
import type { RoutePiece, RouteResponse } from '../route.ts'

type Found = NonNullable<RouteResponse['route']>

/** A piece of a way for tests. */
export const piece = (
  kind: RoutePiece['kind'],
  name: string | null,
  metres: number,
  more: Partial<RoutePiece> = {},
): RoutePiece => ({
  kind,
  name,
  metres,
  at: 0,
  crossings: 0,
  ...more,
})

/** A way for tests, without steps. */
export const foundRoute = (pieces: readonly RoutePiece[], more: Partial<Found> = {}): Found => ({
  line: packLine([
    [144.97, -37.82],
    [144.95, -37.82],
  ]),
  toStreet: { start: 0, end: 0 },
  pieces: [...pieces],
  stairs: { flights: 0, steps: 0, goes: null },
  waterCrossings: 0,
  steepest: null,
  unknown: { crossings: 0, kerbs: 0, surface: 0, steepness: 0 },
  ...more,
})

/** The answer about the way from Rod Laver Arena to Crown Towers, so many minutes along these streets. */
export const wayAnswer = (minutes: number, route: Found | null, more: Partial<RouteResponse> = {}): RouteResponse => ({
  from: { kind: 'venue', id: 'rod-laver', name: 'Rod Laver Arena', lat: -37.8216, lon: 144.9785 },
  to: { kind: 'hotel', id: 'crown', name: 'Crown Towers', lat: -37.82, lon: 144.95 },
  profile: 'normal',
  walk: { minutes, low: minutes - 1, high: minutes + 2, metres: 80 * minutes, source: 'street' },
  route,
  reason: route === null ? 'no_way' : null,
  credits: [],
  ...more,
})
