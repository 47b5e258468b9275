import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createPlaces } from '@site/places'
import { mutationRun } from './mutations.ts'
import { PLANS_KEPT, requestRun } from './requests.ts'
import { tourRun } from './tours.ts'

const USAGE = `bench:planner [tours] --dir DIR [--seconds 2] [--seed 1] [--json FILE]   engine against best-known scores
              (DIR may also come from PLANNER_BENCH_DIR)
bench:planner requests [--count 1000] [--seed 1] [--extracts DIR] [--json FILE]   random requests over all covered
              cities; DIR holds imported streets (DATA_DIR/places), none when left out
bench:planner mutations [--count 10000] [--seed 1] [--json FILE]        damaged plans against the verifier`

/** Targets of the planner: milliseconds on one core, share of damaged plans rejected. */
const PLAN_P95_MS = 800
const EDIT_P95_MS = 50
const REJECTED = 0.99

const ms = (value: number) => `${value.toFixed(0)} ms`

function tellRequests(result: Omit<Awaited<ReturnType<typeof requestRun>>, 'plans'>): boolean {
  for (const failure of result.failures.slice(0, 20)) console.log(failure)
  console.log(
    `${result.requests} requests: ${result.planned} planned, ${result.empty} empty, ${result.stopsPerDay.toFixed(1)} stops a day, ${result.violations} violations`,
  )
  console.log(
    `plan  p50 ${ms(result.plan.p50)}  p95 ${ms(result.plan.p95)}  max ${ms(result.plan.max)}   (target p95 < ${PLAN_P95_MS} ms)`,
  )
  console.log(`      processor time p50 ${ms(result.planCpu.p50)}  p95 ${ms(result.planCpu.p95)}`)
  console.log(
    `edit  p50 ${ms(result.edit.p50)}  p95 ${ms(result.edit.p95)}  max ${ms(result.edit.max)}   (target p95 < ${EDIT_P95_MS} ms)`,
  )
  return result.violations === 0 && result.plan.p95 < PLAN_P95_MS && result.edit.p95 < EDIT_P95_MS
}

function tellMutations(result: ReturnType<typeof mutationRun>): boolean {
  const share = result.rejected / result.mutated
  console.log(
    `${result.mutated} damaged plans (${result.kinds} kinds): ${(share * 100).toFixed(2)} % rejected; ${result.refused} sound plans refused`,
  )
  for (const [kind, count] of Object.entries(result.passed)) console.log(`  passed: ${kind} (${count})`)
  return result.refused === 0 && share >= REJECTED
}

/** Command line of the planner's benchmarks; resolves to the exit code: 0 within the targets, 1 over, 2 wrongly called. */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      dir: { type: 'string' },
      seconds: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      count: { type: 'string' },
      json: { type: 'string' },
      extracts: { type: 'string' },
    },
  })
  const seed = Number(values.seed)
  const save = (figures: object) => {
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
  }
  const places = () => createPlaces(values.extracts === undefined ? {} : { extractsDir: resolve(values.extracts) })
  const command = positionals[0] ?? 'tours'
  if (command === 'requests') {
    const { plans: _, ...result } = await requestRun(places(), Number(values.count ?? 1000), seed, new Date())
    save(result)
    return tellRequests(result) ? 0 : 1
  }
  if (command === 'mutations') {
    const { plans } = await requestRun(places(), PLANS_KEPT, seed, new Date())
    const result = mutationRun(plans, Number(values.count ?? 10_000), seed)
    save(result)
    return tellMutations(result) ? 0 : 1
  }
  const dir = values.dir ?? process.env['PLANNER_BENCH_DIR']
  const seconds = Number(values.seconds)
  if (command !== 'tours' || dir === undefined || !(seconds > 0)) {
    console.error(USAGE)
    return 2
  }
  const result = tourRun({ dir, seconds, seed })
  save(result)
  return result.ok ? 0 : 1
}
