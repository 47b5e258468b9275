import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { benchSearch, type Times } from '../bench/search/bench-search.ts'

const { values } = parseArgs({
  options: { json: { type: 'string' }, synthetic: { type: 'string' }, calls: { type: 'string' } },
})
const runs = benchSearch({
  synthetic: Number(values.synthetic ?? 1_000_000),
  calls: Number(values.calls ?? 1000),
  say: (line) => console.error(line),
})
const shown = ({ p50, p95, cpuP95 }: Times): string => `${p50.toFixed(2)} / ${p95.toFixed(2)} (${cpuP95.toFixed(2)})`
console.log('milliseconds, p50 / p95 (p95 of processor time)')
console.table(
  runs.map((run) => ({
    hotels: run.hotels,
    'load s': run.loadSeconds.toFixed(1),
    'memory MB': run.heapMegabytes.toFixed(0),
    'hotels near': shown(run.hotelsNear),
    'type-ahead': shown(run.typeAhead),
    'linear near': shown(run.linearNear),
    'linear like': shown(run.linearLike),
  })),
)
if (values.json) writeFileSync(path.resolve(process.env.INIT_CWD ?? '.', values.json), JSON.stringify(runs, null, 2))

/** Milliseconds, p95. */
const TARGETS = { hotelsNear: 50, typeAhead: 20 } as const
const over = runs.filter(
  ({ hotelsNear, typeAhead }) => hotelsNear.p95 > TARGETS.hotelsNear || typeAhead.p95 > TARGETS.typeAhead,
)
for (const { hotels } of over) console.error(`over target with ${hotels} hotels: ${JSON.stringify(TARGETS)} ms at p95`)
if (over.length > 0) process.exitCode = 1
