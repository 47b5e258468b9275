import { fold } from '../fold.ts'
import { venueAliasRow, type VenueAlias } from '../gazetteer-rows.ts'
import type { Venue } from '../rows.ts'
import { openId, shippedId } from './fixes.ts'
import type { Line } from './tsv.ts'

/** A venue as the open data has it, put right: today's name, or null where the ground is gone. */
export function putRight(venues: readonly Venue[], aliases: readonly Line[]): { rows: Venue[]; gone: string[] } {
  const today = new Map<string, string>()
  const gone = new Set<string>()
  for (const line of aliases) {
    const id = shippedId(line.text('venue_id'))
    if (line.text('kind') === 'current_name') today.set(id, line.text('alias'))
    if (line.text('kind') === 'gone') gone.add(id)
  }
  const rows = venues.flatMap((venue) => {
    if (gone.has(venue.id)) return []
    const name = today.get(venue.id)
    if (name === undefined || name === venue.name) return [venue]
    return [{ ...venue, name, altNames: [...new Set([...venue.altNames, venue.name])] }]
  })
  return { rows, gone: venues.filter(({ id }) => gone.has(id)).map(({ name }) => name) }
}

/**
 * Adds the venues that the open data lacks. One that it has (`open_data_id`) lends it its name and is not added: the id of
 * the open data stays, since addresses of the site carry it. Returns the new rows and which id became part of which.
 */
export function withMissingVenues(
  venues: readonly Venue[],
  missing: readonly Line[],
): { rows: Venue[]; added: number; aliases: Map<string, string> } {
  const rows = new Map(venues.map((venue) => [venue.id, venue] as const))
  const aliases = new Map<string, string>()
  let added = 0
  for (const line of missing) {
    const id = line.text('id')
    const at = line.text('open_data_id').indexOf(':')
    const openData = line.text('open_data_id')
    const host = at < 0 ? undefined : rows.get(openId(openData.slice(0, at), openData.slice(at + 1)))
    const [lat, lon, precision] = [line.number('lat'), line.number('lon'), line.number('precision_m')]
    if (host) {
      const name = line.text('name')
      const altNames = [...new Set([...host.altNames, host.name])].filter((other) => other !== name)
      const source = [...new Set([...host.source.split('+'), 'curated'])].join('+')
      const place = { city: line.text('city') || host.city, country: line.text('country') || host.country }
      rows.set(host.id, {
        ...host,
        ...place,
        name,
        altNames,
        source,
        precision: Math.min(host.precision, precision ?? 1e9),
      })
      aliases.set(id, host.id)
    } else if (lat !== null && lon !== null && precision !== null) {
      added += 1
      const where = { lat, lon, city: line.text('city'), country: line.text('country'), address: null, website: null }
      const facts = { kind: line.text('kind') || 'venue', capacity: null }
      rows.set(id, { id, name: line.text('name'), altNames: [], ...where, precision, source: 'curated', ...facts })
    }
  }
  return { rows: [...rows.values()], added, aliases }
}

/** The aliases of venues that ship; one that names two venues of a city is left out, since it names neither. */
export function readVenueAliases(
  lines: readonly Line[],
  venues: ReadonlyMap<string, Venue>,
  shipped: (id: string) => string,
): { rows: VenueAlias[]; unknown: string[]; ambiguous: string[] } {
  const unknown: string[] = []
  const rows: VenueAlias[] = []
  for (const line of lines) {
    const kind = line.text('kind')
    if (kind === 'gone' || kind === 'current_name') continue
    const venue = venues.get(shipped(line.text('venue_id')))
    if (!venue) {
      unknown.push(`${line.text('venue_name')} (${line.text('venue_id')})`)
      continue
    }
    if (fold(line.text('alias')) === fold(venue.name)) continue
    rows.push(
      venueAliasRow.parse({
        venueId: venue.id,
        alias: line.text('alias'),
        kind,
        lang: line.orNull('lang'),
        fromYear: line.number('from_year'),
        toYear: line.number('to_year'),
        source: 'curated',
      }),
    )
  }
  const owners = new Map<string, Set<string>>()
  const key = ({ venueId, alias }: VenueAlias) => `${fold(venues.get(venueId)?.city ?? '')}|${fold(alias)}`
  for (const row of rows) owners.set(key(row), (owners.get(key(row)) ?? new Set()).add(row.venueId))
  const clear = rows.filter((row) => owners.get(key(row))?.size === 1)
  const ambiguous = rows.filter((row) => (owners.get(key(row))?.size ?? 0) > 1).map(({ alias }) => alias)
  const once = new Map(clear.map((row) => [key(row), row] as const))
  return { rows: [...once.values()], unknown, ambiguous }
}

/** Venues with every alias among their other names, so that the search finds them by it. */
export function withAliases(venues: readonly Venue[], aliases: readonly VenueAlias[]): Venue[] {
  const more = new Map<string, string[]>()
  for (const { venueId, alias } of aliases) more.set(venueId, [...(more.get(venueId) ?? []), alias])
  return venues.map((venue) => {
    const names = [...new Set([...venue.altNames, ...(more.get(venue.id) ?? [])])].filter((name) => name !== venue.name)
    return names.length === venue.altNames.length ? venue : { ...venue, altNames: names }
  })
}
