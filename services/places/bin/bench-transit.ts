import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { shownSpread as shown } from '../bench/spread.ts'
import { benchTransit, type BenchFeed } from '../bench/transit/bench-transit.ts'
import { findDataDir } from '../src/data/data-dir.ts'
import { loadCities } from '../src/data/load.ts'
import { Gazetteer } from '../src/search/gazetteer.ts'

/** The most that a question about 50 hotels may take, ms, and that an import of a million stop times may keep, MB. */
const TARGETS = { p95: 60, peakMegabytes: 600 }

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    /** A real feed as `FILE,DATE,CITY`; may be repeated. */
    feed: { type: 'string', multiple: true },
    'no-imports': { type: 'boolean' },
  },
})
const { cities, cityNames } = loadCities(findDataDir())
const gazetteer = new Gazetteer(cities, cityNames)
const from = process.env.INIT_CWD ?? '.'
const real = (values.feed ?? []).map((text): BenchFeed => {
  const [file = '', date = '', ...name] = text.split(',')
  const city = gazetteer.resolve(name.join(','))
  if (!city || date === '') throw new Error('Give a feed as FILE,DATE,CITY')
  return { file: path.resolve(from, file), date, city }
})
const cli = path.join(path.dirname(fileURLToPath(import.meta.url)), 'timetable.js')
const report = await benchTransit(values['no-imports'] ? null : cli, real)

console.table(
  report.imports.map(({ file, seconds, peakMegabytes }) => ({
    file,
    seconds: seconds.toFixed(1),
    'peak MB': peakMegabytes.toFixed(0),
  })),
)
console.log('milliseconds: median / p95 / most')
console.table(
  report.queries.map((each) => ({
    feed: each.feed,
    'stop times': each.stopTimes,
    stops: each.stops,
    load: each.loadMs.toFixed(0),
    'first of a day': shown(each.firstOfDay),
    '50 hotels': shown(each.fiftyHotels),
    'with a way': each.found.toFixed(1),
    'ride home': shown(each.rideHome),
    'with rides': `${(100 * each.withRides).toFixed(0)} %`,
  })),
)
if (values.json) writeFileSync(path.resolve(from, values.json), JSON.stringify(report, null, 2))
const missed = [
  ...report.queries.flatMap(({ feed, fiftyHotels, rideHome }) =>
    [fiftyHotels, rideHome].some(({ p95 }) => p95 > TARGETS.p95) ? [`${feed}: p95 over ${TARGETS.p95} ms`] : [],
  ),
  ...report.imports.flatMap(({ file, peakMegabytes }) =>
    peakMegabytes > TARGETS.peakMegabytes ? [`${file}: more than ${TARGETS.peakMegabytes} MB`] : [],
  ),
]
for (const miss of missed) console.error(`over target: ${miss}`)
if (missed.length > 0) process.exitCode = 1
