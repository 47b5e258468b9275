import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Arrivals } from '../../src/transit/arrive-by.ts'
import type { CityTimetable, WalksTo } from '../../src/transit/city-timetable.ts'
import { daysAfter } from '../../src/transit/feed/calendar.ts'
import { rideHome } from '../../src/transit/ride-home.ts'
import { zipOf } from '../../src/transit/testing/zip.ts'
import { importFeed } from '../../src/transit/import-feed.ts'
import { Timetables } from '../../src/transit/timetables.ts'
import { between, type LatLon } from '../../src/walking/geo.ts'
import { estimateWalk } from '../../src/walking/minutes.ts'
import { seeded } from '../random.ts'
import { spread, timed, type Spread } from '../spread.ts'
import { importRun, type ImportRun } from './import-run.ts'
import { CENTRE, syntheticFeed } from './synthetic-feed.ts'

/** Hotels of one question, and how far around the venue they stand, metres. */
const HOTELS = 50
const REACH = 5_000
const QUESTIONS = 300
/** Days asked about in turn, all of them kept ready; the first question of each is counted apart. */
const DAYS = 3

/** Milliseconds of questions to one timetable. */
export interface TransitTimes {
  readonly feed: string
  readonly stopTimes: number
  readonly stops: number
  /** Reading it from disk and building its network. */
  readonly loadMs: number
  /** The first question of a day. */
  readonly firstOfDay: Spread
  /** Latest ways from 50 hotels to a venue. */
  readonly fiftyHotels: Spread
  /** How many of the 50, on average, have a way. */
  readonly found: number
  /** The departures home to one hotel and the last one. */
  readonly rideHome: Spread
  /** Share of those with a ride. */
  readonly withRides: number
}

export interface TransitReport {
  readonly imports: readonly ImportRun[]
  readonly queries: readonly TransitTimes[]
}

export interface BenchFeed {
  readonly file: string
  readonly city: LatLon & { readonly name: string; readonly country: string }
  readonly date: string
  /** The venues asked about; around its stops where none are given. */
  readonly venues?: readonly LatLon[]
}

const walks: WalksTo = (from, to) => to.map((point) => estimateWalk(between(from, point), { from: 0, to: 0 }))

/** Asks one timetable as the site does. */
function ask(city: CityTimetable, date: string, venues: readonly LatLon[]) {
  const random = seeded(7)
  const dates = Array.from({ length: DAYS }, (_, at) => daysAfter(date, at))
  const beside = ({ lat, lon }: LatLon): LatLon => ({
    lat: lat + ((random() - 0.5) * 2 * REACH) / 111_195,
    lon: lon + ((random() - 0.5) * 2 * REACH) / 111_195 / Math.cos((lat * Math.PI) / 180),
  })
  const first: number[] = []
  const many: number[] = []
  const home: number[] = []
  let found = 0
  let rides = 0
  for (let question = 0; question < QUESTIONS; question += 1) {
    const venue = venues[Math.floor(random() * venues.length)] ?? CENTRE
    const day = dates[question % DAYS] ?? date
    const hotels = Array.from({ length: HOTELS }, () => beside(venue))
    const { answer, ms } = timed(() => {
      const arrivals = new Arrivals(city, { to: venue, date: day, time: '19:30', walks })
      return hotels.map((hotel) => arrivals.from(hotel, walks)?.journey() ?? null)
    })
    if (question < DAYS) first.push(ms)
    else many.push(ms)
    found += answer.filter((each) => each !== null).length
    const to = hotels.find((hotel) => city.serves(hotel)) ?? venue
    const walk = estimateWalk(between(venue, to), { from: 0, to: 0 })
    const back = timed(() =>
      rideHome(city, { from: venue, to, walk, date: day, end: '22:30', toLeave: null, today: date, walks }),
    )
    home.push(back.ms)
    if (back.answer.status === 'rides') rides += 1
  }
  return {
    firstOfDay: spread(first),
    fiftyHotels: spread(many),
    found: found / QUESTIONS,
    rideHome: spread(home),
    withRides: rides / QUESTIONS,
  }
}

async function measure({ file, city, date, venues }: BenchFeed): Promise<TransitTimes> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-transit-'))
  try {
    const { manifest } = await importFeed({ file, root, city, name: path.basename(file, '.zip') })
    const timetables = new Timetables(root)
    const { ms: loadMs } = timed(() => timetables.rescan())
    const [timetable] = timetables.cities
    if (!timetable) throw new Error(`${file} was not loaded`)
    const { stops } = timetable.network
    const asked = venues ?? stops.filter((_, at) => at % Math.max(1, Math.floor(stops.length / 40)) === 0)
    return {
      feed: path.basename(file),
      stopTimes: manifest.counts['stop times'] ?? 0,
      stops: stops.length,
      loadMs,
      ...ask(timetable, date, asked),
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/**
 * Imports and asks a feed of a million stop times of our own making, and the real ones that are given. `cli` is the built importer;
 * imports are not measured without it.
 */
export async function benchTransit(cli: string | null, real: readonly BenchFeed[]): Promise<TransitReport> {
  const work = mkdtempSync(path.join(tmpdir(), 'bench-feed-'))
  try {
    const file = path.join(work, 'synthetic.zip')
    const days = { from: '2027-01-01', until: '2027-12-31' }
    writeFileSync(file, zipOf(Object.fromEntries(syntheticFeed({ stopTimes: 1_000_000, ...days }))))
    const city = { name: 'Melbourne', country: 'AU', ...CENTRE }
    const feeds = [{ file, city, date: '2027-03-10', venues: [CENTRE] }, ...real]
    const imports = cli === null ? [] : feeds.map((feed) => importRun(cli, feed.file, feed.city.name))
    const queries: TransitTimes[] = []
    for (const feed of feeds) queries.push(await measure(feed))
    return { imports, queries }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
