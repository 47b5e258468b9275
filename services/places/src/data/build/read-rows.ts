import { eventCategories, type EventCategory } from '@site/contracts/events'
import { rounded, type LatLon } from '../../walking/geo.ts'
import type { EventRow, Hotel, Located, Poi, Venue } from '../rows.ts'
import { calmName, openingHours, printedPrecision, SOURCE_PRECISION, splitName, stars, website } from './facts.ts'
import { interestPrior, poiCategory, themesOf } from './poi-prior.ts'
import type { Line } from './tsv.ts'

/** Old names in the open data, with the source they stand in: the name in use today becomes the name, the old one is searched too. */
const RENAMED: readonly { readonly source: string; readonly old: string; readonly now: string }[] = [
  { source: 'mel-cc', old: 'Etihad Stadium', now: 'Marvel Stadium' },
  { source: 'mel-cc', old: 'Hisense Arena', now: 'John Cain Arena' },
  { source: 'hifld', old: 'American Airlines Arena', now: 'Kaseya Center' },
]

/** Short, stable, safe in a URL: `osm-w28737966`, `bcn-od-99400549630`. */
const openId = (source: string, sourceId: string): string =>
  `${source}-${sourceId.replace(/^(node|way|relation)\//, (kind) => kind.slice(0, 1))}`.replace(/[^\w.-]+/g, '-')

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

type Identity = Pick<Located, 'id' | 'name' | 'altNames' | 'precision' | 'source'>

function openIdentity(line: Line): Identity {
  const source = line.text('source')
  const { name, alt } = splitName(calmName(line.text('name')))
  const renamed = RENAMED.find((entry) => entry.source === source && entry.old === name)
  const stated = printedPrecision(line.text('lat'), line.text('lon'))
  return {
    id: openId(source, line.text('source_id')),
    name: renamed?.now ?? name,
    altNames: [...alt, ...line.list('alt_name'), ...(renamed ? [renamed.old] : [])],
    precision: Math.max(SOURCE_PRECISION[source] ?? UNSTATED_PRECISION, stated),
    source,
  }
}

function curatedIdentity(line: Line): Identity {
  const floor = datumFloor(line.text('city'), line.text('coord_quality') === 'checked')
  return {
    id: line.text('id'),
    name: line.text('name'),
    altNames: line.list('alt_names'),
    precision: Math.max(line.number('precision_m') ?? UNSTATED_PRECISION, floor),
    source: 'curated',
  }
}

/** The part every row has; null without an id, a name or a position. */
function common(line: Line, curated: boolean): Located | null {
  const at = position(line)
  const identity = curated ? curatedIdentity(line) : openIdentity(line)
  if (!at || identity.name === '' || identity.id === '') return null
  const [city, country] = [line.text('city'), line.text('country')]
  return { ...identity, ...at, city, country, address: line.orNull('address'), website: website(line.text('website')) }
}

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

const isCategory = (text: string): text is EventCategory => eventCategories.some((category) => category === text)

/** A curated event; null when its venue is unknown or its pattern cannot be read. */
export function readEvent(
  line: Line,
  venueIds: ReadonlySet<string>,
  aliases: ReadonlyMap<string, string>,
): EventRow | null {
  const category = line.text('category')
  const start = line.text('typical_start')
  const venueId = aliases.get(line.text('venue_id')) ?? line.text('venue_id')
  if (!isCategory(category) || !/^\d{2}-\d{2}$/.test(start) || !venueIds.has(venueId)) return null
  const known = line
    .text('first_known_dates')
    .split(';')
    .map((range) => range.trim())
    .filter((range) => /^\d{4}-\d{2}-\d{2}(\/\d{4}-\d{2}-\d{2})?$/.test(range))
    .map((range) => ({ start: range.slice(0, 10), end: range.slice(11) || range.slice(0, 10) }))
  return {
    id: line.text('id'),
    name: line.text('name'),
    category,
    venueId,
    recurrence: line.text('recurrence'),
    typicalStart: start,
    typicalDays: Math.max(1, line.number('typical_days') ?? 1),
    known,
    website: website(line.text('website')),
    note: line.orNull('note'),
  }
}
