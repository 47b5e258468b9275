import type { VenueExit } from '@site/contracts/hotel'
import type { Venue } from '../data/rows.ts'

/** Where everybody has a place round one event and leaves at its end; nothing is published for other kinds. */
const SEATED: ReadonlySet<string> = new Set(['arena', 'concert_hall', 'stadium', 'theatre'])

/** Clear width of level exits that ICC 300 asks for, inches a seat, by the number of seats; in between it is interpolated. */
const EXIT_WIDTHS = [
  [5_000, 0.15],
  [10_000, 0.1],
  [15_000, 0.07],
  [20_000, 0.056],
  [25_000, 0.044],
] as const
const INCH = 0.0254

/** People a minute through a metre of exit: the most the Green Guide counts on, and what 60 % of a large audience in ten minutes comes to. */
const FLOW = { planned: 82, measured: 54 } as const
/** From the exits of the stand through the building: nothing is published, so it is a choice of ours. */
const WAY_OUT_MINUTES = 2

/** Metres of exit for each seat. */
function exitWidth(capacity: number): number {
  const [first, ...others] = EXIT_WIDTHS
  let [seats, width]: readonly [number, number] = first
  for (const [moreSeats, lessWidth] of others) {
    if (capacity <= seats) break
    const share = Math.min(1, (capacity - seats) / (moreSeats - seats))
    width += share * (lessWidth - width)
    seats = moreSeats
  }
  return width * INCH
}

/**
 * Minutes from a seat to the street after the end when the house is full (docs/decisions/034-from-seat-to-street.md); null where the
 * size is not known, or no figure holds for such a place.
 */
export function venueExit({ kind, capacity }: Pick<Venue, 'kind' | 'capacity'>): VenueExit | null {
  if (capacity === null || capacity < 1 || !SEATED.has(kind)) return null
  const width = exitWidth(capacity)
  return {
    low: Math.floor(1 / (width * FLOW.planned)),
    high: Math.ceil(1 / (width * FLOW.measured)) + WAY_OUT_MINUTES,
    capacity,
  }
}
