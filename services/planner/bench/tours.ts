import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { solve } from '../src/engine/solve.ts'
import { parseToptw, parseTtdp, toProblem, type Instance } from './instance.ts'
import { checkTours } from './tour-check.ts'

export interface PlannerBenchOptions {
  /** Folder of instance files (`toptw`, `ttdp` and `bks.tsv` in it or beside it). */
  readonly dir: string
  /** Wall time per row; 2 when left out. */
  readonly seconds?: number
  readonly seed?: number
  /** Rounds of search per row instead of seconds: the same figures on every machine. */
  readonly rounds?: number
  /** Where to write the figures as JSON. */
  readonly json?: string
  readonly log?: (line: string) => void
}

const secondsOf = ({ seconds = 2 }: PlannerBenchOptions) => seconds

interface TourRow {
  readonly name: string
  readonly days: number
  readonly best: number | null
  readonly score: number
  /** Percent below the best known; null when none is known. */
  readonly gap: number | null
  readonly iterations: number
  readonly ms: number
  readonly wrong: readonly string[]
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

/** Runs every TOPTW file with one to four tours and every TTDP file with the tours it asks for. */
function benchTours(options: PlannerBenchOptions, onRow: (row: TourRow) => void) {
  const best = bestKnown(options.dir)
  const run = (instance: Instance, days: number): TourRow => {
    const problem = toProblem(instance, days)
    const began = performance.now()
    const solution = solve(problem, {
      seed: options.seed ?? 1,
      ...(options.rounds === undefined ? { budgetMs: secondsOf(options) * 1000 } : { maxIterations: options.rounds }),
    })
    const ms = performance.now() - began
    const known = best.get(`${instance.name}/${days}`) ?? null
    const row: TourRow = {
      name: instance.name,
      days,
      best: known,
      score: solution.score,
      gap: known === null ? null : (100 * (known - solution.score)) / known,
      iterations: solution.iterations,
      ms,
      wrong: checkTours(instance, days, solution),
    }
    onRow(row)
    return row
  }
  const toptw = files(options.dir, 'toptw', (text) => !isTtdp(text)).flatMap(({ name, text }) =>
    [1, 2, 3, 4].map((days) => run(parseToptw(name, text), days)),
  )
  const ttdp = files(options.dir, 'ttdp', isTtdp).map(({ name, text }) => {
    const instance = parseTtdp(name, text)
    return run(instance, instance.days)
  })
  return { toptw, ttdp }
}

/** Highest mean gap to the best-known scores that passes, percent. */
const TARGET_GAP = 1.5

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Runs the engine over a folder of instances and prints a table for people. Throws when the folder holds no instance. */
export function runPlannerBench(options: PlannerBenchOptions) {
  const log = options.log ?? console.log
  const started = performance.now()
  const progress = (row: TourRow) => {
    const gap = row.gap === null ? '' : `gap ${row.gap.toFixed(2)} %`
    const wrong = row.wrong.length > 0 ? `  INFEASIBLE: ${row.wrong[0]}` : ''
    log(
      `${row.name.padEnd(7)} m=${row.days}  score ${String(row.score).padStart(5)}  ${gap.padEnd(12)} ${String(row.iterations).padStart(7)} rounds  ${(row.ms / 1000).toFixed(1)} s${wrong}`,
    )
  }
  const { toptw, ttdp } = benchTours(options, progress)
  if (toptw.length + ttdp.length === 0) throw new Error(`No TOPTW or TTDP instance files found in ${options.dir}`)
  const gaps = toptw.flatMap((row) => row.gap ?? [])
  const result = {
    rows: toptw.length,
    /** Mean percent below the best known. */
    meanGap: gaps.length > 0 ? mean(gaps) : null,
    infeasible: toptw.filter((row) => row.wrong.length > 0).length,
    ttdpRows: ttdp.length,
    ttdpViolations: ttdp.reduce((sum, row) => sum + row.wrong.length, 0),
  }
  const ok = (result.meanGap ?? 0) <= TARGET_GAP && result.infeasible === 0 && result.ttdpViolations === 0
  log('')
  for (const line of familyTable(toptw)) log(line)
  log('')
  if (result.meanGap !== null)
    log(`TOPTW: mean gap ${result.meanGap.toFixed(3)} % over ${gaps.length} rows (target ≤ ${TARGET_GAP} %)`)
  log(
    `TOPTW: ${result.infeasible} of ${result.rows} rows infeasible; TTDP: ${result.ttdpViolations} violations in ${result.ttdpRows} rows`,
  )
  log(`${((performance.now() - started) / 1000).toFixed(0)} s in all, one thread, ${secondsOf(options)} s a row`)
  if (options.json !== undefined)
    writeFileSync(options.json, `${JSON.stringify({ ...result, ok, toptw, ttdp }, null, 2)}\n`)
  return { ...result, ok }
}

/** Mean gap per family and number of tours. */
function familyTable(rows: readonly TourRow[]): readonly string[] {
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
