import { rounded, type LatLon } from '../../walking/geo.ts'
import type { Hotel, Located, Poi, Venue } from '../rows.ts'
import { calmName, openingHours, printedPrecision, SOURCE_PRECISION, splitName, stars, website } from './facts.ts'
import { openId } from './fixes.ts'
import { interestPrior, poiCategory, themesOf } from './poi-prior.ts'
import type { Line } from './tsv.ts'
import { boardName } from '../rules/trading-name.ts'
import { contractThemes } from '../rules/visit-words.ts'

/** Guangzhou mixes two map datums 300–900 m apart, whatever a single row says of itself. */
const datumFloor = (city: string, checked: boolean): number => (city === 'Guangzhou' ? (checked ? 300 : 900) : 0)

/** Error bound of a source that states none, metres. */
const UNSTATED_PRECISION = 150

function position(line: Line): LatLon | null {
  const lat = line.number('lat')
  const lon = line.number('lon')
  if (lat === null || lon === null || Math.abs(lat) > 90 || Math.abs(lon) > 180 || (lat === 0 && lon === 0)) return null
  return { lat: rounded(lat), lon: rounded(lon) }
}

/** Pages of a tourist board carry sentences for search engines behind the name. */
const readable = (source: string, name: string): string => (source === 'sg-stb' ? boardName(name) : name)

type Identity = Pick<Located, 'id' | 'name' | 'altNames' | 'precision' | 'source'>

function openIdentity(line: Line): Identity {
  const source = line.text('source')
  const { name, alt } = splitName(calmName(readable(source, line.text('name'))))
  const stated = printedPrecision(line.text('lat'), line.text('lon'))
  return {
    id: openId(source, line.text('source_id')),
    name,
    altNames: [...alt, ...line.list('alt_name')],
    precision: Math.max(SOURCE_PRECISION[source] ?? UNSTATED_PRECISION, stated),
    source,
  }
}

/** Own estimates that no second source bears out are off by more than their bound says. */
const UNCHECKED_PRECISION = 150

function curatedIdentity(line: Line, unverified: boolean): Identity {
  const checked = line.text('coord_quality') === 'checked'
  const floor = Math.max(datumFloor(line.text('city'), checked), unverified && !checked ? UNCHECKED_PRECISION : 0)
  return {
    id: line.text('id'),
    name: line.text('name'),
    altNames: line.list('alt_names'),
    precision: Math.max(line.number('precision_m') ?? UNSTATED_PRECISION, floor),
    source: 'curated',
  }
}

/** Where a row stands: in the open data, or in a table compiled by hand, the later of which nobody verified. */
export type Origin = 'open' | 'curated' | 'unverified'

/** The part every row has; null without an id, a name or a position. */
function common(line: Line, origin: Origin): Located | null {
  const at = position(line)
  const identity = origin === 'open' ? openIdentity(line) : curatedIdentity(line, origin === 'unverified')
  if (!at || identity.name === '' || identity.id === '') return null
  const [city, country] = [line.text('city'), line.text('country')]
  return { ...identity, ...at, city, country, address: line.orNull('address'), website: website(line.text('website')) }
}

export function readHotel(line: Line, origin: Origin): Hotel | null {
  const row = common(line, origin)
  if (!row) return null
  return {
    ...row,
    kind: line.text('kind') || 'hotel',
    stars: stars(line.text('stars')),
    rooms: line.number('rooms'),
    mayBeClosed: row.source === 'fr-atout2012',
    doubtful: false,
  }
}

export function readVenue(line: Line, origin: Origin): Venue | null {
  const row = common(line, origin)
  if (!row) return null
  return {
    ...row,
    kind: line.text(origin === 'open' ? 'kind' : 'category') || 'venue',
    capacity: line.number('capacity'),
  }
}

export function readPoi(line: Line, origin: Origin): Poi | null {
  const row = common(line, origin)
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
    themes: contractThemes(origin === 'open' ? themesOf(category) : line.list('themes')),
    limitedTo: null,
    mustSee: null,
    best: null,
    lastEntry: null,
    season: null,
    usually: null,
    diets: null,
  }
}
