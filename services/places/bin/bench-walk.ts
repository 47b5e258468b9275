import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { shownSpread } from '../bench/spread.ts'
import { benchWalk } from '../bench/walk/bench-walk.ts'
import type { Coverage } from '../bench/walk/coverage.ts'
import { loadedMemory, residentMegabytes } from '../bench/walk/memory.ts'
import { askShippedCities } from '../bench/walk/questions.ts'
import { INTERVAL, type Interval } from '../src/walking/minutes.ts'

/** What the streets of all shipped cities may add to the memory of a server, MB. */
const MOST_MEGABYTES = 350

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    pairs: { type: 'string' },
    'no-imports': { type: 'boolean' },
    /** How the bench asks itself for the memory of one process: `cities`, or the shipped data alone. */
    resident: { type: 'string' },
  },
})
if (values.resident !== undefined) {
  console.log(`resident ${residentMegabytes(values.resident === 'cities').toFixed(1)}`)
  process.exit()
}
const cli = values['no-imports'] ? undefined : path.join(path.dirname(fileURLToPath(import.meta.url)), 'import.js')
const report = await benchWalk({
  ...(cli ? { cli } : {}),
  pairs: Number(values.pairs ?? 1000),
  say: (line) => console.error(line),
})
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const shown = ({ low, ratio, high, extra }: Interval): string =>
  `${low.toFixed(2)} d … max(${ratio} d, ${high.toFixed(2)} d + ${extra.toFixed(0)} m)`
console.table(
  report.extracts.map(({ name, equality }) => ({
    extract: name,
    pairs: equality.pairs,
    'equal within 1 s': percent(equality.equal / equality.pairs),
    'ways equal': equality.ways,
    'worst s': equality.worstSeconds.toFixed(3),
    'ms a search': equality.msPerStart.toFixed(1),
  })),
)
const atMost = ({ inside, undecided }: Coverage): string => percent(inside + undecided)
console.log('the extracts as measures of an estimate')
console.table(
  report.extracts.map(({ name, box, nodesInBox, density, whole, doors, bends }) => ({
    extract: name,
    'box of the file, m': box.map((metres) => metres.toFixed(0)).join(' × '),
    'street nodes in it': percent(nodesInBox),
    'km of way a km²': density.toFixed(1),
    fitted: whole ? 'yes' : 'no',
    doors: doors.spots,
    bends: bends.spots,
  })),
)
for (const population of ['doors', 'bends'] as const) {
  console.log(
    `the 90 % interval of the estimate between ${population}, fitted on the other extracts alone (unseen) and as shipped; ` +
      '“at most” counts walks that are too long only as far as the extract knows',
  )
  const judged = report.extracts.map(({ name, [population]: each }) => ({ name, ...each }))
  console.table(
    judged.map(({ name, unseen, unseenByAny, shipped }) => ({
      extract: name,
      walks: unseen.walks,
      unseen: percent(unseen.inside),
      'at most': atMost(unseen),
      below: percent(unseen.below),
      above: percent(unseen.above),
      'unseen by a fit on all others': percent(unseenByAny.inside),
      shipped: percent(shipped.inside),
      'shipped, at most': atMost(shipped),
    })),
  )
  const mean = (share: (each: (typeof judged)[number]) => Coverage): string =>
    percent(judged.reduce((sum, each) => sum + share(each).inside, 0) / judged.length)
  console.log(
    `pooled, every extract weighing the same: unseen ${mean(({ unseen }) => unseen)}, ` +
      `unseen by a fit on all others ${mean(({ unseenByAny }) => unseenByAny)}, shipped ${mean(({ shipped }) => shipped)}`,
  )
}
for (const { name, fittedElsewhere } of report.extracts)
  console.log(`fitted without ${name}: ${shown(fittedElsewhere)}`)
console.log(`fitted on every extract: ${shown(report.fittedOnAny)}`)
console.log(`fitted on all whole networks: ${shown(report.fittedOnAll)}; shipped: ${shown(INTERVAL)}`)
console.log(
  `all extracts pooled, between doors, each unseen by its fit: ${report.pooledUnseen.map(percent).join(' to ')}`,
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
const cities = askShippedCities()
console.log('questions on the streets of the shipped cities, ms: median / p95 / most')
console.table(
  cities.map(({ city, vertices, firstMs, hotels, isochrones }) => ({
    city,
    vertices,
    first: firstMs.toFixed(0),
    ...Object.fromEntries(hotels.map(({ count, times }) => [`${count} hotels`, shownSpread(times)])),
    isochrones: shownSpread(isochrones),
  })),
)
const memory = loadedMemory(fileURLToPath(import.meta.url))
const citiesMegabytes = memory.withCities - memory.without
console.log(
  `resident with every shipped city in use ${memory.withCities.toFixed(0)} MB, without ${memory.without.toFixed(0)} MB: ` +
    `${citiesMegabytes.toFixed(0)} MB more (${MOST_MEGABYTES})`,
)
if (values.json)
  writeFileSync(
    path.resolve(process.env.INIT_CWD ?? '.', values.json),
    JSON.stringify({ ...report, cities, memory }, null, 2),
  )

/** Targets; a miss ends the run with 1. An import's memory: 160 cities in at most 1.4 times what one takes. */
const enlarged = report.imports.filter(({ file }) => /-x\d+\./.test(file)).map(({ peakMegabytes }) => peakMegabytes)
const off = (inside: number): boolean => Math.abs(inside - 0.9) > 0.02
const missed = [
  ...report.extracts.flatMap(({ name, equality }) =>
    equality.equal < equality.pairs ? [`${name}: not all equal`] : [],
  ),
  ...report.extracts.flatMap(({ name, whole, bends: { unseen } }) =>
    whole && off(unseen.inside) ? [`${name}: ${percent(unseen.inside)} between bends, not 88–92 %`] : [],
  ),
  ...(off(report.pooledUnseen[0])
    ? [`all extracts between doors: ${percent(report.pooledUnseen[0])}, not 88–92 %`]
    : []),
  ...(citiesMegabytes > MOST_MEGABYTES ? ['the shipped cities take too much memory'] : []),
  ...(Math.max(...enlarged) > 1.4 * Math.min(...enlarged) ? ['memory grows with the file'] : []),
]
for (const miss of missed) console.error(`over target: ${miss}`)
if (missed.length > 0) process.exitCode = 1
