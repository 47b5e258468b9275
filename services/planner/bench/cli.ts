import { parseArgs } from 'node:util'
import { runPlannerBench } from './main.ts'

const USAGE = 'bench:planner [tours] --dir DIR [--seconds 2] [--seed 1] [--json FILE]   (or PLANNER_BENCH_DIR=DIR)'

/** Command line of the planner's benchmarks; resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      dir: { type: 'string' },
      seconds: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      json: { type: 'string' },
    },
  })
  const dir = values.dir ?? process.env['PLANNER_BENCH_DIR']
  const seconds = Number(values.seconds)
  if (dir === undefined || !(seconds > 0)) {
    console.error(USAGE)
    return 2
  }
  const json = values.json === undefined ? {} : { json: values.json }
  return runPlannerBench({ dir, seconds, seed: Number(values.seed), ...json }).ok ? 0 : 1
}
