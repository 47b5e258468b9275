import { leastMetres, mostMetres, type Interval } from '../../src/walking/minutes.ts'

/** Walks the site is asked about: not next door, not across town. Metres, great-circle. */
const SHORTEST = 50
const LONGEST = 5000

/** Metres of one walk, straight and along the streets. */
export interface Walked {
  readonly straight: number
  readonly street: number
  /** No way that leaves the extract can be shorter than this: a longer walk may be longer only because the map ends. */
  readonly outside: number
}

/** Whether the site would be asked about it. */
export const asked = ({ straight, street }: Walked): boolean =>
  straight >= SHORTEST && straight <= LONGEST && Number.isFinite(street)

export interface Coverage {
  readonly walks: number
  /** Share of walks inside the interval, below it and above it. */
  readonly inside: number
  readonly below: number
  readonly above: number
  /** The part of `above` that a way beyond the edge of the extract may yet bring inside. */
  readonly undecided: number
}

/** How often an interval holds the real street distance. */
export function coverage(walks: readonly Walked[], interval: Interval): Coverage {
  const share = (test: (walk: Walked) => boolean) => walks.filter(test).length / walks.length
  const beyond = ({ straight, street }: Walked) => street > mostMetres(straight, interval)
  const below = share(({ straight, street }) => street < leastMetres(straight, interval))
  const above = share(beyond)
  const undecided = share((walk) => beyond(walk) && walk.outside < mostMetres(walk.straight, interval))
  return { walks: walks.length, inside: 1 - below - above, below, above, undecided }
}
