import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { solve } from '../src/engine/solve.ts'
import { parseToptw, parseTtdp, toProblem, type Instance } from './instance.ts'
import { checkTours } from './tour-check.ts'

export interface TourRow {
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

export interface TourBenchOptions {
  readonly dir: string
  readonly seconds: number
  readonly seed: number
  /** Rounds instead of seconds: the same figures on every machine. */
  readonly rounds?: number | undefined
  readonly onRow?: (row: TourRow) => void
}

/** Runs every TOPTW file with one to four tours and every TTDP file with the tours it asks for. */
export function benchTours(options: TourBenchOptions): {
  readonly toptw: readonly TourRow[]
  readonly ttdp: readonly TourRow[]
} {
  const best = bestKnown(options.dir)
  const run = (instance: Instance, days: number): TourRow => {
    const problem = toProblem(instance, days)
    const began = performance.now()
    const solution = solve(problem, {
      seed: options.seed,
      ...(options.rounds === undefined ? { budgetMs: options.seconds * 1000 } : { maxIterations: options.rounds }),
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
    options.onRow?.(row)
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
