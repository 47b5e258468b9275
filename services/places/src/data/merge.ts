import { between, METRES_PER_DEGREE } from '../walking/geo.ts'
import { fold, words } from './fold.ts'
import type { Located } from './rows.ts'
import { coreWords, similarNames } from './similar-names.ts'

/** Rows of different sources within this many metres on a similar name are one place. */
const MERGE_METRES = 80
/**
 * How far apart, at the most, two rows of exactly one name may stand, metres. Grounds are large: two sources may mark
 * different corners of one circuit.
 */
export const MERGE_REACH = { hotels: 300, venues: 1500, pois: 150 } as const
/** The same for hotels that name one street too, with whatever number: a resort has a door on each side of its block. */
const ONE_STREET = 500
/** Cells of the grid that finds neighbours are as long as the reach up to this latitude, degrees. */
const NORTHERNMOST = 70
const NEIGHBOURS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))

/** More columns than any grid has. */
const COLUMNS = 1_000_000
const cellOf = (x: number, y: number): number => y * COLUMNS + x

export interface Merged<T> {
  readonly rows: T[]
  readonly merged: number
  /** Old id → id of the row it became part of. */
  readonly aliases: ReadonlyMap<string, string>
}

const sourcesOf = (row: Located): string[] => row.source.split('+')
const isCurated = (row: Located): boolean => sourcesOf(row).includes('curated')

/**
 * How far apart two rows of exactly one name may stand: their own error bounds, at most `cap`, at least half of it (one
 * source marks the door, another the middle of the block) and never under the common 80 m.
 */
const reach = (a: Located, b: Located, cap: number): number =>
  Math.max(MERGE_METRES, cap / 2, Math.min(cap, a.precision + b.precision))

/** The street of an address without its number; empty where it has none. */
const streetOf = ({ address }: Located): string =>
  words(fold((address ?? '').split(',')[0] ?? ''))
    .filter((word) => !/\d/.test(word))
    .join(' ')

/** Whether two hotels have one name of several telling words, and one street: chains of cafés have two doors in one. */
function isOnOneStreet(a: Located, b: Located): boolean {
  if (!('stars' in a && 'stars' in b)) return false
  const core = coreWords(a.name, a.city || b.city)
  return core.length > 1 && fold(a.name) === fold(b.name) && streetOf(a) !== '' && streetOf(a) === streetOf(b)
}

function samePlace(a: Located, b: Located, cap: number): boolean {
  if (a.id === b.id) return true
  const apart = between(a, b)
  if (apart <= ONE_STREET && isOnOneStreet(a, b)) return true
  if (apart > reach(a, b, cap)) return false
  const names = [a.name, ...a.altNames]
  const others = [b.name, ...b.altNames]
  const context = a.city || b.city
  // A café in a landmark carries its name; it is not the landmark.
  const otherKind = 'category' in a && 'category' in b && a.category !== b.category
  const sources = new Set(sourcesOf(a))
  // One source lists a place once: only literally the same name is a double entry ("ibis" and "ibis budget" share a door).
  const oneSource = sourcesOf(b).some((source) => sources.has(source))
  if (apart <= MERGE_METRES && !oneSource && !otherKind)
    return names.some((x) => others.some((y) => similarNames(x, y, context)))
  const key = (name: string) => coreWords(name, context).join(' ')
  const keys = new Set(names.map(key))
  return others.some((other) => keys.has(key(other)))
}

/** Everything known of either row: identity from the curated (else the first), position from the better graded. */
export function combine<T extends Located>(a: T, b: T): T {
  const [main, other] = isCurated(b) && !isCurated(a) ? [b, a] : [a, b]
  const placed = other.precision < main.precision ? other : main
  const known = Object.entries<unknown>(main).filter(([, value]) => value !== null && value !== '' && value !== false)
  const alt = [...main.altNames, ...other.altNames, other.name].filter((name) => name !== main.name)
  // A doubt about one row says nothing about a hand-made one of the same place.
  const otherLimit = isCurated(main) || !('limitedTo' in other) ? null : other.limitedTo
  return {
    ...main,
    ...other,
    ...Object.fromEntries(known),
    id: main.id,
    lat: placed.lat,
    lon: placed.lon,
    precision: placed.precision,
    altNames: [...new Set(alt)],
    source: [...new Set([...sourcesOf(placed), ...sourcesOf(main), ...sourcesOf(other)])].join('+'),
    ...('mayBeClosed' in main && 'mayBeClosed' in other ? { mayBeClosed: main.mayBeClosed && other.mayBeClosed } : {}),
    ...('doubtful' in main && 'doubtful' in other ? { doubtful: main.doubtful && other.doubtful } : {}),
    ...('limitedTo' in main ? { limitedTo: main.limitedTo ?? otherLimit } : {}),
  }
}

/**
 * Merges duplicates. Linear in rows for a bounded density: neighbours come from a grid.
 * `cap` bounds, in metres, how far apart two rows of exactly one name may stand.
 */
export function mergeDuplicates<T extends Located>(rows: readonly T[], cap: number): Merged<T> {
  const kept: T[] = []
  const grid = new Map<number, number[]>()
  const aliases = new Map<string, string>()
  const findSame = (row: T, x: number, y: number): number => {
    for (const [dx, dy] of NEIGHBOURS)
      for (const at of grid.get(cellOf(x + dx, y + dy)) ?? []) if (kept[at] && samePlace(kept[at], row, cap)) return at
    return -1
  }
  const size = cap / METRES_PER_DEGREE / Math.cos((NORTHERNMOST * Math.PI) / 180)
  for (const row of rows) {
    const x = Math.floor(row.lon / size)
    const y = Math.floor(row.lat / size)
    const at = findSame(row, x, y)
    const host = kept[at]
    if (host) {
      const whole = combine(host, row)
      aliases.set(whole.id === host.id ? row.id : host.id, whole.id)
      kept[at] = whole
      continue
    }
    const cell = grid.get(cellOf(x, y))
    if (cell) cell.push(kept.length)
    else grid.set(cellOf(x, y), [kept.length])
    kept.push(row)
  }
  return { rows: kept, merged: rows.length - kept.length, aliases }
}
