import { similarNames } from '../../data/similar-names.ts'
import { between, boxAround, inBox, type LatLon } from '../../walking/geo.ts'

/** Two records are one hotel only when the names agree and they stand this close, metres. */
const SAME_HOTEL = 150

export interface NamedPoint extends LatLon {
  readonly id: string
  readonly name: string
}

/**
 * For each of our hotels that is recognisably among theirs, their id. One of theirs belongs to one of ours at most: of two with similar
 * names, such as two hotels of a chain in one street, it is the closer one.
 */
export function matchHotels(ours: readonly NamedPoint[], theirs: readonly NamedPoint[]): ReadonlyMap<string, string> {
  const pairs = ours.flatMap((own) => {
    const box = boxAround(own, SAME_HOTEL)
    return theirs.flatMap((other) => {
      // The box is cheap to test; most of some hundred thousand pairs end here.
      if (!inBox(box, other.lat, other.lon)) return []
      const metres = between(own, other)
      return metres <= SAME_HOTEL && similarNames(own.name, other.name) ? [{ own, other, metres }] : []
    })
  })
  const matched = new Map<string, string>()
  const taken = new Set<string>()
  for (const { own, other } of pairs.sort((a, b) => a.metres - b.metres)) {
    if (matched.has(own.id) || taken.has(other.id)) continue
    matched.set(own.id, other.id)
    taken.add(other.id)
  }
  return matched
}
