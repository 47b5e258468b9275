import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { askGeocoder, suggestFrom } from '../bench/search-quality/ask-geocoder.ts'
import { askImportedAddresses } from '../bench/search-quality/imported-addresses.ts'
import { oddTexts } from '../bench/search-quality/odd-texts.ts'
import { classes, halves, readQueries } from '../bench/search-quality/queries.ts'
import { runSearchQuality } from '../bench/search-quality/run-search-quality.ts'
import { FIRST_LINES, runTyping, summariseTyping } from '../bench/search-quality/typing.ts'
import { missedGoals, quantile, summarise, type Judged, type Summary } from '../bench/search-quality/summary.ts'
import { createPlaces } from '../src/create-places.ts'

const { values } = parseArgs({ options: { json: { type: 'string' }, list: { type: 'boolean' } } })
const tableOf = (file: string): string =>
  path.join(path.dirname(fileURLToPath(import.meta.url)), '../bench/search-quality', file)
const places = createPlaces()
const judged = runSearchQuality(readQueries(tableOf('queries.tsv')), askGeocoder(places))
const typed = runTyping(readQueries(tableOf('typing.tsv')), suggestFrom(places))
const imported = askImportedAddresses(places)
const ODD = { texts: 4000, seed: 20_261_122 } as const
const odd = oddTexts(ODD.texts, ODD.seed).map((text) => {
  const before = performance.now()
  places.geocode({ query: text })
  return performance.now() - before
})
const oddP99 = quantile(odd, 0.99)

const ofClass = (rows: readonly Judged[]) =>
  classes
    .map((name) => ({ class: name, ...summarise(rows.filter(({ query }) => query.class === name)) }))
    .filter(({ queries }) => queries > 0)
const report = ['all', ...halves].map((half) => {
  const rows = half === 'all' ? judged : judged.filter(({ query }) => query.half === half)
  return { half, classes: ofClass(rows), total: summarise(rows) }
})
const p95 = quantile(
  judged.map(({ milliseconds }) => milliseconds),
  0.95,
)

const ofHeld = (part: number, { held }: Summary): string => (held === 0 ? '–' : `${((100 * part) / held).toFixed(0)} %`)
const shown = (summary: Summary) => ({
  queries: summary.queries,
  'right first': summary.verdicts['right-first'],
  'right choice': summary.verdicts['right-choice'],
  'honest unknown': summary.verdicts['honest-unknown'],
  missed: summary.verdicts.missed,
  wrong: summary.verdicts.wrong,
  'silently wrong': summary.verdicts['silently-wrong'],
  'found of held': ofHeld(summary.found, summary),
  'listed of held': ofHeld(summary.listed, summary),
})
for (const { half, classes: rows, total } of report) {
  console.log(half === 'all' ? 'both halves' : half)
  console.table(
    Object.fromEntries([...rows.map((row) => [row.class, shown(row)] as const), ['total', shown(total)] as const]),
  )
}
for (const half of halves) {
  const { queries, first, firstLines } = summariseTyping(typed, half)
  console.log(
    `${half}: of ${queries} unfinished texts ${first} on the first line, ${firstLines} on the first ${FIRST_LINES}`,
  )
}
console.log(`${imported.found} of ${imported.houses} houses of the imported streets within 200 m`)
console.log(`p99 of ${ODD.texts} odd texts ${oddP99.toFixed(1)} ms, slowest ${Math.max(...odd).toFixed(0)} ms`)
console.log(`p95 ${p95.toFixed(1)} ms without providers`)
if (values.list) {
  const unanswered = judged.filter(
    ({ query, verdict }) => query.half === 'tuning' && !/^(?:right|honest)/.test(verdict),
  )
  for (const { query, verdict, answered } of unanswered)
    console.log(`${query.id}  ${verdict}  “${query.query}”${answered === null ? '' : ` → ${answered}`}`)
  for (const { query, line } of typed.filter((each) => each.query.half === 'tuning' && each.line !== 1))
    console.log(`${query.id}  ${line === null ? 'missed' : `line ${line}`}  “${query.query}”`)
}
if (values.json) {
  const answers = judged.map(({ query: { id, half }, verdict, listed, milliseconds }) => ({
    id,
    half,
    verdict,
    listed,
    milliseconds,
  }))
  const file = path.resolve(process.env.INIT_CWD ?? '.', values.json)
  writeFileSync(file, JSON.stringify({ p95, halves: report, answers }, null, 2))
}

const suggested = typed.filter(({ line }) => line !== null && line <= FIRST_LINES).length / typed.length
const missed = missedGoals(judged, { oddP99, imported: imported.found / imported.houses, typing: suggested })
for (const miss of missed) console.error(`over target: ${miss}`)
if (missed.length > 0) process.exitCode = 1
