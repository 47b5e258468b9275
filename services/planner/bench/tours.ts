import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { solve } from '../src/engine/solve.ts'
import { parseToptw, parseTtdp, toProblem, type Instance } from './instance.ts'
import { checkTours } from './tour-check.ts'

export interface TourBenchOptions {
  /** Folder of instance files (`toptw`, `ttdp` and `bks.tsv` in it or beside it). */
  readonly dir: string
  /** Wall time per row. */
  readonly seconds?: number
  readonly seed?: number
  /** Rounds of search per row instead of seconds: the same figures on every machine. */
  readonly rounds?: number
  readonly log?: (line: string) => void
}

/** Folders that may hold what is asked: the folder itself, its subfolder of that name, or a neighbour of it. */
const places = (dir: string, sub: string) => [join(dir, sub), dir, join(dir, '..', sub)]

function files(dir: string, sub: string, is: (text: string) => boolean): readonly { name: string; text: string }[] {
  for (const folder of places(dir, sub)) {
    if (!existsSync(folder)) continue
    const found = readdirSync(folder)
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .map((file) => ({ name: file.replace(/\.txt$/, ''), text: readFileSync(join(folder, file), 'utf8') }))
      .filter(({ text }) => is(text))
    if (found.length > 0) return found
  }
  return []
}

/** A TTDP file names its hotel with seven fields on line 2; a TOPTW file has a short second line. */
const isTtdp = (text: string) => (text.split('\n')[1] ?? '').trim().split(/\s+/).length >= 7

/** Best-known scores by `instance/m`; empty when no list lies in the folder or beside it. */
function bestKnown(dir: string): ReadonlyMap<string, number> {
  const path = [join(dir, 'bks.tsv'), join(dir, '..', 'bks.tsv')].find((file) => existsSync(file))
  if (path === undefined) return new Map()
  const lines = readFileSync(path, 'utf8').trim().split('\n').slice(1)
  return new Map(
    lines.map((line) => {
      const [name = '', m = '', score = ''] = line.split('\t')
      return [`${name}/${m}`, Number(score)] as const
    }),
  )
}

/** Highest mean gap to the best-known scores that passes, percent. */
const TARGET_GAP = 1.5

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Runs the engine over every TOPTW file with one to four tours and every TTDP file with the tours it asks for, and prints a
 * table for people. Gaps are percent below the best known, null where none is known. Throws when the folder holds no instance.
 */
export function tourRun({ dir, seconds = 2, seed = 1, rounds, log = console.log }: TourBenchOptions) {
  const started = performance.now()
  const best = bestKnown(dir)
  const run = (instance: Instance, days: number) => {
    const { name } = instance
    const began = performance.now()
    const limit = rounds === undefined ? { budgetMs: seconds * 1000 } : { maxIterations: rounds }
    const solution = solve(toProblem(instance, days), { seed, ...limit })
    const ms = performance.now() - began
    const { score, iterations } = solution
    const known = best.get(`${name}/${days}`) ?? null
    const gap = known === null ? null : (100 * (known - score)) / known
    const wrong = checkTours(instance, days, solution)
    const told = [
      `${name.padEnd(7)} m=${days}  score ${String(score).padStart(5)}`,
      (gap === null ? '' : `gap ${gap.toFixed(2)} %`).padEnd(12),
      `${String(iterations).padStart(6)} rounds  ${(ms / 1000).toFixed(1)} s`,
      ...(wrong.length > 0 ? [`INFEASIBLE: ${wrong[0]}`] : []),
    ]
    log(told.join('  '))
    return { name, days, best: known, score, gap, iterations, ms, wrong }
  }
  const toptw = files(dir, 'toptw', (text) => !isTtdp(text)).flatMap(({ name, text }) =>
    [1, 2, 3, 4].map((days) => run(parseToptw(name, text), days)),
  )
  const ttdp = files(dir, 'ttdp', isTtdp).map(({ name, text }) => {
    const instance = parseTtdp(name, text)
    return run(instance, instance.days)
  })
  if (toptw.length + ttdp.length === 0) throw new Error(`No TOPTW or TTDP instance files found in ${dir}`)
  const gaps = toptw.flatMap((row) => row.gap ?? [])
  const meanGap = gaps.length > 0 ? mean(gaps) : null
  const infeasible = toptw.filter((row) => row.wrong.length > 0).length
  const ttdpViolations = ttdp.reduce((sum, row) => sum + row.wrong.length, 0)
  log(['', ...familyTable(toptw), ''].join('\n'))
  if (meanGap !== null)
    log(`TOPTW: mean gap ${meanGap.toFixed(3)} % over ${gaps.length} rows (target ≤ ${TARGET_GAP} %)`)
  log(
    `TOPTW: ${infeasible} of ${toptw.length} rows infeasible; TTDP: ${ttdpViolations} violations in ${ttdp.length} rows`,
  )
  log(`${((performance.now() - started) / 1000).toFixed(0)} s in all, one thread, ${seconds} s a row`)
  const ok = (meanGap ?? 0) <= TARGET_GAP && infeasible === 0 && ttdpViolations === 0
  return { rows: toptw.length, meanGap, infeasible, ttdpRows: ttdp.length, ttdpViolations, ok, toptw, ttdp }
}

/** Mean gap per family and number of tours. */
function familyTable(
  rows: readonly { readonly name: string; readonly days: number; readonly gap: number | null }[],
): readonly string[] {
  const family = (name: string) => {
    const [, letters = name, digits = ''] = /^([a-z]+)(\d+)$/i.exec(name) ?? []
    if (letters === 'pr') return Number(digits) > 10 ? 'pr11-20' : 'pr01-10'
    return `${letters}${digits.slice(0, 1)}`
  }
  const names = [...new Set(rows.map((row) => family(row.name)))]
  const cell = (name: string, days: number) => {
    const gaps = rows.filter((row) => family(row.name) === name && row.days === days).flatMap((row) => row.gap ?? [])
    return (gaps.length > 0 ? mean(gaps).toFixed(2) : '–').padStart(7)
  }
  return [
    `family  ${[1, 2, 3, 4].map((days) => `m=${days}`.padStart(7)).join('')}   mean gap in %`,
    ...names.map((name) => `${name.padEnd(8)}${[1, 2, 3, 4].map((days) => cell(name, days)).join('')}`),
  ]
}
