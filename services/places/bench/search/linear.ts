import type { Hotel } from '../../src/data/rows.ts'
import { between, type LatLon } from '../../src/walking/geo.ts'

/** The baseline: look at every row, keep those within the radius, sort, cut. */
export function linearNear(hotels: readonly Hotel[], point: LatLon, radius: number, limit: number): Hotel[] {
  return hotels
    .map((hotel) => ({ hotel, metres: between(point, hotel) }))
    .filter(({ metres }) => metres <= radius)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, limit)
    .map(({ hotel }) => hotel)
}

/** The baseline of a type-ahead: `name ILIKE '%text%'` over every row, folded beforehand. */
export function linearLike(folded: readonly string[], text: string, limit: number): number[] {
  const found: number[] = []
  for (const [at, name] of folded.entries()) {
    if (name.includes(text)) found.push(at)
    if (found.length >= limit) break
  }
  return found
}
