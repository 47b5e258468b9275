import { existsSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { fold } from '../fold.ts'
import { combine } from '../merge.ts'
import type { Located } from '../rows.ts'
import type { Certainty } from '../rules/hotel-rules.ts'
import type { Limit } from '../rules/place-rules.ts'
import { readTsv } from './tsv.ts'

const fix = z.object({
  /** The name in the source: some sources give one id to every tenant of a building. */
  name: z.string(),
  action: z.enum([
    'drop',
    'defunct',
    'duplicate_of',
    'not_a_hotel',
    'rental',
    'rename',
    'not_a_sight',
    'fast_food',
    'not_a_meal',
    'coffee_only',
  ]),
  target: z.string(),
  reason: z.string(),
  certainty: z.enum(['A', 'B', 'C']),
})
export type Fix = Readonly<z.infer<typeof fix>>
export interface Duplicate {
  readonly keep: string
  readonly drop: string
  readonly certainty: Certainty
}
export interface Fixes {
  /** Judgements by the id that ships. */
  readonly byId: ReadonlyMap<string, Fix>
  readonly duplicates: readonly Duplicate[]
}

/** Short, stable, safe in a URL: `osm-w28737966`, `bcn-od-99400549630`. */
export const openId = (source: string, sourceId: string): string =>
  `${source}-${sourceId.replace(/^(node|way|relation)\//, (kind) => kind.slice(0, 1))}`.replace(/[^\w.-]+/g, '-')

/** The id that ships for one of a source table: `osm:way/28737966` → `osm-w28737966`; hand-made ids stay. */
export function shippedId(id: string): string {
  const at = id.indexOf(':')
  return at < 0 ? id : openId(id.slice(0, at), id.slice(at + 1))
}

/** Rows of one id made distinct: the second gets "-2", and so on. Sources number buildings, or start again at 1. */
export function distinctIds<T extends { readonly id: string }>(rows: readonly T[]): T[] {
  const used = new Map<string, number>()
  return rows.map((row) => {
    const count = (used.get(row.id) ?? 0) + 1
    used.set(row.id, count)
    return count === 1 ? row : { ...row, id: `${row.id}-${count}` }
  })
}

/** The row a judgement speaks of: among several of one id that of the name, else the first. */
function rowOf<T extends Located>(rows: ReadonlyMap<string, T>, id: string, name: string): T | undefined {
  const first = rows.get(id)
  for (let row = first, count = 2; row; row = rows.get(`${id}-${count}`), count += 1)
    if (fold(row.name) === fold(name)) return row
  return first
}

/** Judgements of rows in `place_fixes.tsv` and `hotel_duplicates.tsv`; none when the folder has no such files. */
export function readFixes(folder: string): Fixes {
  const read = (name: string) => {
    const file = path.join(folder, name)
    return existsSync(file) ? readTsv(file) : []
  }
  const byId = new Map<string, Fix>()
  for (const line of read('place_fixes.tsv')) {
    const [action, certainty] = [line.text('action'), line.text('certainty')]
    const target = action === 'duplicate_of' ? shippedId(line.text('target')) : line.text('target')
    byId.set(
      shippedId(line.text('id')),
      fix.parse({ name: line.text('name'), action, certainty, target, reason: line.text('reason') }),
    )
  }
  const duplicates = read('hotel_duplicates.tsv').map((line) => ({
    keep: shippedId(line.text('keep_id')),
    drop: shippedId(line.text('drop_id')),
    certainty: fix.shape.certainty.parse(line.text('certainty')),
  }))
  return { byId, duplicates }
}

/** What was done to a table, for the builder's report: action → rows. */
export class Report {
  readonly counts = new Map<string, number>()
  readonly names = new Map<string, string[]>()

  add(what: string, name: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
    this.names.set(what, [...(this.names.get(what) ?? []), name])
  }
}

const REMOVES: ReadonlySet<string> = new Set(['drop', 'defunct', 'not_a_hotel', 'rental'])
const LIMITS: Readonly<Partial<Record<Fix['action'], Limit>>> = {
  not_a_sight: 'photo_stop',
  fast_food: 'quick_meal',
  not_a_meal: 'snack',
  coffee_only: 'coffee',
}
/** A doubtful place of interest loses a third of its prior: it is passed over where a sure one is near. */
const DEMOTION = 2 / 3

type Fixable = Located & {
  readonly interest?: number
  readonly doubtful?: boolean | null
  readonly limitedTo?: Limit | null
}

/** What a row becomes by a judgement that is never sure enough to remove it. */
function demoted<T extends Fixable>(row: T): T {
  if (row.interest !== undefined) return { ...row, interest: Math.max(1, Math.round(row.interest * DEMOTION)) }
  return { ...row, doubtful: true }
}

function renamed<T extends Fixable>(row: T, { target, certainty }: Fix): T {
  if (row.name === target) return row
  const names = certainty === 'C' ? [row.name, target] : [target, row.name]
  return { ...row, name: names[0] ?? row.name, altNames: [...new Set([...row.altNames, ...names.slice(1)])] }
}

/** One row by its judgement; null when it goes. */
export function applyFix<T extends Fixable>(row: T, judgement: Fix): T | null {
  const { action, certainty } = judgement
  if (action === 'rename') return renamed(row, judgement)
  if (certainty === 'C') return demoted(row)
  if (REMOVES.has(action)) return null
  const limit = LIMITS[action]
  return limit ? { ...row, limitedTo: limit } : row
}

/**
 * A table without what was judged to be no such place, and without doubles: a double hands what is known of it to the row
 * that stays. `aliases` tells which id became part of which.
 */
export function applyFixes<T extends Fixable>(
  rows: readonly T[],
  { byId, duplicates }: Fixes,
): { readonly rows: T[]; readonly aliases: ReadonlyMap<string, string>; readonly report: Report } {
  const report = new Report()
  const all = new Map(rows.map((row) => [row.id, row] as const))
  const kept = new Map(all)
  const aliases = new Map<string, string>()
  const hand = (drop: T | undefined, keep: T | undefined, what: string): void => {
    const row = kept.get(drop?.id ?? '')
    const host = kept.get(aliases.get(keep?.id ?? '') ?? keep?.id ?? '')
    if (!row || !host || row.id === host.id) return
    // The judgement names the row that stays, also where a hand-made row is the double.
    kept.set(host.id, { ...combine(host, row), id: host.id, name: host.name })
    kept.delete(row.id)
    aliases.set(row.id, host.id)
    report.add(what, `${row.name} → ${host.name}`)
  }
  for (const { keep, drop, certainty } of duplicates)
    if (certainty !== 'C') hand(all.get(drop), all.get(keep), 'merged: doubled hotel')
  for (const [id, { action, certainty, name, target }] of byId)
    if (action === 'duplicate_of' && certainty !== 'C')
      hand(rowOf(all, id, name), rowOf(all, target, name), 'merged: doubled place')
  for (const [id, judgement] of byId) {
    const row = kept.get(rowOf(all, id, judgement.name)?.id ?? '')
    if (!row || judgement.action === 'duplicate_of') continue
    const whole = applyFix(row, judgement)
    if (whole) kept.set(row.id, whole)
    else kept.delete(row.id)
    const what = judgement.certainty === 'C' && judgement.action !== 'rename' ? 'demoted' : whole ? 'kept' : 'purged'
    report.add(`${what}: ${judgement.action}`, row.name)
  }
  return { rows: [...kept.values()], aliases, report }
}
