import { MOST_CHOICES, type GeocodeResponse, type Resolution } from '@site/contracts/geocode'
import type { Resolved } from './candidate.ts'

/** What the resolver found, as the calls answer it. */
export const toResolution = ({ status, place, candidates, notes }: Resolved): Resolution => ({
  status,
  place: place?.result ?? null,
  candidates: candidates.slice(0, MOST_CHOICES).map(({ result }) => result),
  notes: [...notes],
})

/** The same with everything that fits in one list, as a type-ahead shows it; `limit` at most. */
export function toGeocodeResponse(found: Resolved, limit: number): GeocodeResponse {
  const resolution = toResolution(found)
  const first = found.place ? [found.place] : found.candidates
  const rest = found.ranked.filter((each) => !first.includes(each))
  const seen = new Set<string>()
  const results = [...first, ...rest]
    .map(({ result }) => result)
    .filter(({ kind, id, name, lat, lon }) => {
      const key = `${kind}:${id ?? `${name}:${lat.toFixed(3)}:${lon.toFixed(3)}`}`
      return !seen.has(key) && seen.add(key)
    })
  return { ...resolution, results: results.slice(0, limit) }
}
