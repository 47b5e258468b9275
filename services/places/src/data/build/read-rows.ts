import type { Hotel, Located, Poi, Venue } from '../rows.ts'
import { openingHours, stars } from './facts.ts'
import { interestPrior, poiCategory, themesOf } from './poi-prior.ts'
import { readCurated, readOpen } from './read-located.ts'
import type { Line } from './tsv.ts'

const common = (line: Line, curated: boolean): Located | null => (curated ? readCurated(line) : readOpen(line))

/** Halls of residence and similar are in the register of beds but are not hotels. */
const NOT_A_HOTEL = /student accommodation|hall of residence/i

export function readHotel(line: Line, curated: boolean): Hotel | null {
  if (NOT_A_HOTEL.test(line.text('name'))) return null
  const row = common(line, curated)
  if (!row) return null
  return {
    ...row,
    kind: line.text('kind') || 'hotel',
    stars: stars(line.text('stars')),
    rooms: line.number('rooms'),
    mayBeClosed: row.source === 'fr-atout2012',
  }
}

export function readVenue(line: Line, curated: boolean): Venue | null {
  const row = common(line, curated)
  if (!row) return null
  return { ...row, kind: line.text(curated ? 'category' : 'kind') || 'venue', capacity: line.number('capacity') }
}

export function readPoi(line: Line, curated: boolean): Poi | null {
  const row = common(line, curated)
  if (!row) return null
  const subtype = line.text('subtype')
  const category = poiCategory(line.text('category'), subtype)
  const hours = openingHours(line.text('opening_hours'))
  const known = { website: row.website !== null, hours: hours !== null, wikidata: line.text('wikidata') !== '' }
  return {
    ...row,
    category,
    openingHours: hours,
    visitMinutes: line.number('visit_minutes'),
    interest: line.number('interest') ?? interestPrior(category, subtype, known),
    themes: curated ? line.list('themes') : themesOf(category),
  }
}
