import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { defaultPlan } from '@site/contracts/ramp-plan'
import { scenarios as all } from './scenarios.ts'
import { simulate } from './simulate.ts'
import { summary } from './summary.ts'

/** `npm run bench -- ramp [--count 2000] [--only TEXT] [--json FILE]`: simulated releases through the default plan. */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
  },
})
const scenarios = all.filter(({ name }) => name.includes(values.only))
const parts = scenarios.reduce((sum, { part }) => sum + part, 0)

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`

const began = performance.now()
const rows = scenarios.map((scenario, at) => {
  const runs = Math.max(1, Math.round((Number(values.count) * scenario.part) / parts))
  const outcomes = Array.from({ length: runs }, (_, run) => simulate(scenario, defaultPlan, 1 + run + 100_000 * at))
  const row = summary(outcomes)
  return { scenario, runs, row, met: scenario.goal.holds(row) }
})
const table = rows.map(({ scenario, runs, row, met }) => ({
  release: scenario.name,
  runs,
  'taken back': percent(row.takenBack),
  'by 10 %': percent(row.before),
  'at 100 %': percent(row.everybody),
  waiting: percent(row.waiting),
  paused: percent(row.paused),
  'saw it: median': row.median,
  '9 of 10': row.ninth,
  goal: scenario.goal.says,
  met: met ? 'yes' : 'NO',
}))
console.table(table)
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(table, null, 2)}\n`)
process.exitCode = rows.every(({ met }) => met) ? 0 : 1
