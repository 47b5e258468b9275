import type { Base, Stop, TripDay } from './plan.ts'

export interface Point {
  readonly lat: number
  readonly lon: number
}
export interface NamedPoint extends Point {
  readonly name: string
}

/** A stop's place, for those that have one. */
export const pointOf = (stop: Stop): NamedPoint | null =>
  stop.lat === null || stop.lon === null ? null : { name: stop.title, lat: stop.lat, lon: stop.lon }

/** The day's places in order, from its base and back to it where the base is known. */
export const routeOf = (day: TripDay, base: Base | null): NamedPoint[] => {
  const places = day.stops.map(pointOf).filter((point) => point !== null)
  return base === null || places.length === 0 ? places : [base, ...places, base]
}

/** Google's Maps URLs take nine points between start and end (developers.google.com/maps/documentation/urls). */
const MAX_POINTS = 11

const pair = ({ lat, lon }: Point): string => `${lat.toFixed(5)},${lon.toFixed(5)}`

const googleRoute = (points: readonly Point[]): string => {
  const ends = points.map(pair)
  const query = new URLSearchParams({
    api: '1',
    origin: ends[0] ?? '',
    destination: ends.at(-1) ?? '',
    ...(ends.length > 2 ? { waypoints: ends.slice(1, -1).join('|') } : {}),
    travelmode: 'walking',
  })
  return `https://www.google.com/maps/dir/?${query.toString()}`
}

/** Addresses that open the day in a maps app as one walking route; more than one when it has more points than one can take. */
export const mapRoutes = (points: readonly Point[]): string[] => {
  const links: string[] = []
  for (let from = 0; from + 1 < points.length; from += MAX_POINTS - 1)
    links.push(googleRoute(points.slice(from, from + MAX_POINTS)))
  return links
}

/** The hotel search round a point. */
export const hotelsNear = ({ lat, lon }: Point): string => `/location?lat=${lat.toFixed(5)}&lon=${lon.toFixed(5)}`
