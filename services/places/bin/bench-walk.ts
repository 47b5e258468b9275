import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { benchWalk } from '../bench/walk/bench-walk.ts'
import { INTERVAL, type Interval } from '../src/journey/estimate.ts'

const { values } = parseArgs({ options: { json: { type: 'string' }, pairs: { type: 'string' } } })
const cli = path.join(path.dirname(fileURLToPath(import.meta.url)), 'import.js')
const report = await benchWalk({ cli, pairs: Number(values.pairs ?? 1000), say: (line) => console.error(line) })
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const shown = ({ low, ratio, high, extra }: Interval): string =>
  `${low.toFixed(2)} d … max(${ratio} d, ${high.toFixed(2)} d + ${extra.toFixed(0)} m)`
console.table(
  report.extracts.map(({ name, equality }) => ({
    extract: name,
    pairs: equality.pairs,
    'equal within 1 s': percent(equality.equal / equality.pairs),
    'worst s': equality.worstSeconds.toFixed(3),
    'ms a search': equality.msPerStart.toFixed(1),
  })),
)
console.log('the 90 % interval of the estimate; “unseen” is fitted on the other whole networks alone')
console.table(
  report.extracts.map(({ name, density, whole, shipped, unseen }) => ({
    extract: name,
    'km of way a km²': density.toFixed(1),
    network: whole ? 'whole' : 'fragment',
    walks: unseen.walks,
    unseen: percent(unseen.inside),
    below: percent(unseen.below),
    above: percent(unseen.above),
    shipped: percent(shipped.inside),
  })),
)
for (const { name, fittedElsewhere } of report.extracts)
  console.log(`fitted without ${name}: ${shown(fittedElsewhere)}`)
console.log(`fitted on all whole networks: ${shown(report.fittedOnAll)}; shipped: ${shown(INTERVAL)}`)
console.log(`whole networks pooled, each unseen by its fit: ${percent(report.pooledUnseen)}`)
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

/** Targets; a miss ends the run with 1. Memory: eighty times the data in at most twice the memory. */
const enlarged = report.imports.filter(({ file }) => /-x\d+\./.test(file)).map(({ peakMegabytes }) => peakMegabytes)
const missed = [
  ...report.extracts.flatMap(({ name, equality }) =>
    equality.equal < equality.pairs ? [`${name}: not all equal`] : [],
  ),
  ...report.extracts.flatMap(({ name, whole, unseen }) =>
    whole && Math.abs(unseen.inside - 0.9) > 0.02 ? [`${name}: ${percent(unseen.inside)}, not 88–92 %`] : [],
  ),
  ...(Math.max(...enlarged) > 2 * Math.min(...enlarged) ? ['memory grows with the file'] : []),
]
for (const miss of missed) console.error(`over target: ${miss}`)
if (missed.length > 0) process.exitCode = 1
