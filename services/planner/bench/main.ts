import { writeFileSync } from 'node:fs'
import { benchTours, type TourRow } from './tours.ts'

export interface PlannerBenchOptions {
  /** Folder of instance files (`toptw`, `ttdp` and `bks.tsv` in it or beside it). */
  readonly dir: string
  /** Wall time per row. */
  readonly seconds?: number
  readonly seed?: number
  /** Rounds of search per row instead of seconds. */
  readonly rounds?: number
  /** Where to write the figures as JSON. */
  readonly json?: string
  readonly log?: (line: string) => void
}

export interface PlannerBenchResult {
  readonly rows: number
  /** Mean percent below the best known. */
  readonly meanGap: number | null
  readonly infeasible: number
  readonly ttdpRows: number
  readonly ttdpViolations: number
  readonly ok: boolean
}

/** Highest mean gap to the best-known scores that passes, percent. */
const TARGET_GAP = 1.5

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Runs the engine over a folder of instances and prints a table for people. Throws when the folder holds no instance. */
export function runPlannerBench(options: PlannerBenchOptions): PlannerBenchResult {
  const log = options.log ?? console.log
  const seconds = options.seconds ?? 2
  const started = performance.now()
  const progress = (row: TourRow) => {
    const gap = row.gap === null ? '' : `gap ${row.gap.toFixed(2)} %`
    const wrong = row.wrong.length > 0 ? `  INFEASIBLE: ${row.wrong[0]}` : ''
    log(
      `${row.name.padEnd(7)} m=${row.days}  score ${String(row.score).padStart(5)}  ${gap.padEnd(12)} ${String(row.iterations).padStart(7)} rounds  ${(row.ms / 1000).toFixed(1)} s${wrong}`,
    )
  }
  const { toptw, ttdp } = benchTours({
    dir: options.dir,
    seconds,
    seed: options.seed ?? 1,
    rounds: options.rounds,
    onRow: progress,
  })
  if (toptw.length + ttdp.length === 0) throw new Error(`No TOPTW or TTDP instance files found in ${options.dir}`)
  const gaps = toptw.flatMap((row) => row.gap ?? [])
  const result: PlannerBenchResult = {
    rows: toptw.length,
    meanGap: gaps.length > 0 ? mean(gaps) : null,
    infeasible: toptw.filter((row) => row.wrong.length > 0).length,
    ttdpRows: ttdp.length,
    ttdpViolations: ttdp.reduce((sum, row) => sum + row.wrong.length, 0),
    ok: false,
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
  log(`${((performance.now() - started) / 1000).toFixed(0)} s in all, one thread, ${seconds} s a row`)
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
