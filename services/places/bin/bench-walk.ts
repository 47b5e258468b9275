import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { benchWalk } from '../bench/walk/bench-walk.ts'

const { values } = parseArgs({ options: { json: { type: 'string' }, pairs: { type: 'string' } } })
const cli = path.join(path.dirname(fileURLToPath(import.meta.url)), 'import.js')
const report = await benchWalk({ cli, pairs: Number(values.pairs ?? 1000), say: (line) => console.error(line) })
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
console.table(
  report.extracts.map(({ name, role, equality, coverage }) => ({
    extract: name,
    role,
    pairs: equality.pairs,
    'equal within 1 s': percent(equality.equal / equality.pairs),
    'worst s': equality.worstSeconds.toFixed(3),
    'ms a search': equality.msPerStart.toFixed(1),
    'in the interval': percent(coverage.inside),
    below: percent(coverage.below),
    above: percent(coverage.above),
  })),
)
console.table(
  report.imports.map((run) => ({
    file: run.file,
    MB: run.megabytes.toFixed(2),
    seconds: run.seconds.toFixed(2),
    'MB/s': run.megabytesPerSecond.toFixed(2),
    'peak MB': run.peakMegabytes.toFixed(0),
  })),
)
if (values.json) writeFileSync(path.resolve(process.env.INIT_CWD ?? '.', values.json), JSON.stringify(report, null, 2))
