import type { Located } from '../rows.ts'
import { calmName, printedPrecision, SOURCE_PRECISION, splitName, website } from './facts.ts'
import type { Line } from './tsv.ts'

/** Old names in the open data, with the source they stand in: the name in use today becomes the name, the old one is searched too. */
const RENAMED: readonly { readonly source: string; readonly old: string; readonly now: string }[] = [
  { source: 'mel-cc', old: 'Etihad Stadium', now: 'Marvel Stadium' },
  { source: 'mel-cc', old: 'Hisense Arena', now: 'John Cain Arena' },
  { source: 'hifld', old: 'American Airlines Arena', now: 'Kaseya Center' },
]

/** Short, stable, safe in a URL: `osm-w28737966`, `bcn-od-99400549630`. */
export const openId = (source: string, sourceId: string): string =>
  `${source}-${sourceId.replace(/^(node|way|relation)\//, (kind) => kind.slice(0, 1))}`.replace(/[^\w.-]+/g, '-')

/** Guangzhou mixes two map datums 300–900 m apart, whatever a single row says of itself. */
const datumFloor = (city: string, checked: boolean): number => (city === 'Guangzhou' ? (checked ? 300 : 900) : 0)

export interface Position {
  readonly lat: number
  readonly lon: number
}

export function position(line: Line): Position | null {
  const lat = line.number('lat')
  const lon = line.number('lon')
  if (lat === null || lon === null || Math.abs(lat) > 90 || Math.abs(lon) > 180 || (lat === 0 && lon === 0)) return null
  return { lat: Math.round(lat * 1e6) / 1e6, lon: Math.round(lon * 1e6) / 1e6 }
}

/** The common part of an open-data row; null when it has no name or position. */
export function readOpen(line: Line): Located | null {
  const at = position(line)
  const source = line.text('source')
  const parts = splitName(calmName(line.text('name')))
  if (!at || parts.name === '') return null
  const renamed = RENAMED.find((entry) => entry.source === source && entry.old === parts.name)
  const alt = [...parts.alt, ...line.list('alt_name'), ...(renamed ? [renamed.old] : [])]
  return {
    id: openId(source, line.text('source_id')),
    name: renamed?.now ?? parts.name,
    altNames: alt,
    ...at,
    city: line.text('city'),
    country: line.text('country'),
    address: line.orNull('address'),
    website: website(line.text('website')),
    precision: Math.max(SOURCE_PRECISION[source] ?? 150, printedPrecision(line.text('lat'), line.text('lon'))),
    source,
  }
}

/** The common part of a curated row; null when it has no name or position. */
export function readCurated(line: Line): Located | null {
  const at = position(line)
  const name = line.text('name')
  if (!at || name === '' || line.text('id') === '') return null
  const city = line.text('city')
  const checked = line.text('coord_quality') === 'checked'
  return {
    id: line.text('id'),
    name,
    altNames: line.list('alt_names'),
    ...at,
    city,
    country: line.text('country'),
    address: line.orNull('address'),
    website: website(line.text('website')),
    precision: Math.max(line.number('precision_m') ?? 150, datumFloor(city, checked)),
    source: 'curated',
  }
}
