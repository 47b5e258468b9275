import { between, PointIndex } from '../../walking/geo.ts'
import { fold } from '../fold.ts'
import type { Station } from '../gazetteer-rows.ts'
import { similarNames } from '../similar-names.ts'
import { distinctIds } from './fixes.ts'

/** Two sources may mark different ends of one station, metres. */
const REACH = 400
/** One source lists lines that cross under one name; further apart they are two stations ("23 St"). */
const SAME_SOURCE_REACH = 150

/** The words every station has are put aside: "Gare de Lyon" and "Paris Gare de Lyon" are one. */
const bare = (name: string): string =>
  fold(name)
    .split(' ')
    .filter((word) => !['station', 'railway', 'gare', 'hbf', 'hauptbahnhof', 'mrt', 'lrt'].includes(word))
    .join(' ')

function sameStation(a: Station, b: Station): boolean {
  if (a.uic !== null && a.uic === b.uic) return true
  const apart = between(a, b)
  const sources = new Set(a.source.split('+'))
  if (b.source.split('+').some((source) => sources.has(source)))
    return apart <= SAME_SOURCE_REACH && bare(a.name) === bare(b.name)
  const names = [b.name, ...b.aliases].map(bare).filter((name) => name !== '')
  return (
    apart <= REACH &&
    [a.name, ...a.aliases]
      .map(bare)
      .some((name) => name !== '' && names.some((other) => similarNames(name, other, a.city)))
  )
}

/** One row for each station, hand-made rows first; ids are made unique in the order of the rows. */
export function mergeStations(rows: readonly Station[]): { readonly rows: Station[]; readonly merged: number } {
  const ordered = rows.toSorted((a, b) => Number(b.source === 'curated') - Number(a.source === 'curated'))
  const near = new PointIndex(ordered)
  const at = new Map(ordered.map((row, index) => [row, index] as const))
  const hostOf = new Map<Station, Station>()
  const whole = new Map<Station, Station>()
  for (const [index, row] of ordered.entries()) {
    const host = near
      .near(row, REACH)
      .find(({ item }) => (at.get(item) ?? index) < index && !hostOf.has(item) && sameStation(item, row))?.item
    if (!host) {
      whole.set(row, row)
      continue
    }
    hostOf.set(row, host)
    const before = whole.get(host) ?? host
    const better = row.precision < before.precision ? row : before
    whole.set(host, {
      ...before,
      lat: better.lat,
      lon: better.lon,
      precision: better.precision,
      uic: before.uic ?? row.uic,
      aliases: [...new Set([...before.aliases, row.name, ...row.aliases])].filter((name) => name !== before.name),
      source: [...new Set([...before.source.split('+'), ...row.source.split('+')])].join('+'),
    })
  }
  const merged = distinctIds([...whole.values()])
  return { rows: merged, merged: rows.length - merged.length }
}
