/** Ground closed to everybody but the guests of an event, in minutes of its day. */
export interface ClosedGround {
  readonly points: readonly { readonly lat: number; readonly lon: number }[]
  readonly metres: number
  readonly from: number
  readonly until: number
  readonly event: string
  readonly eventId: string
}

const METRES_A_DEGREE = 111_195

/** Flat distance: nothing is wrong by a metre at such short ways. */
function metresBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(a.lat - b.lat, east) * METRES_A_DEGREE
}
/** The two ways to measure may differ by this share. */
const ROUNDING = 0.01

/** The event whose closed ground a place stands in from minute `from` to `until`; null where it stands in none. */
export const closedBy = (
  grounds: readonly ClosedGround[],
  place: { readonly lat: number; readonly lon: number; readonly ofEvent?: string | undefined },
  from: number,
  until: number,
): string | null =>
  grounds.find(
    (ground) =>
      ground.eventId !== place.ofEvent &&
      ground.from < until &&
      ground.until > from &&
      ground.points.some((point) => metresBetween(point, place) < ground.metres * (1 - ROUNDING)),
  )?.event ?? null
