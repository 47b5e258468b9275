import { createPlaces, type Places } from '../../src/create-places.ts'
import { findDataDir } from '../../src/data/data-dir.ts'
import { loadDataset, type Dataset } from '../../src/data/load.ts'
import type { Hotel } from '../../src/data/rows.ts'
import { fold } from '../../src/data/fold.ts'
import { seeded } from '../random.ts'
import { linearLike, linearNear } from './linear.ts'
import { syntheticHotels } from './synthetic.ts'

export interface Times {
  readonly calls: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  /** The same of processor time, which other work on the machine does not lengthen. */
  readonly cpuP50: number
  readonly cpuP95: number
}

export interface SearchRun {
  readonly hotels: number
  readonly loadSeconds: number
  readonly heapMegabytes: number
  readonly hotelsNear: Times
  readonly typeAhead: Times
  readonly linearNear: Times
  readonly linearLike: Times
}

function timed(calls: number, call: (at: number) => void): Times {
  // The first calls teach the compiler; a server has made them long ago.
  for (let at = 0; at < Math.min(50, calls); at += 1) call(at)
  const wall = new Float64Array(calls)
  const cpu = new Float64Array(calls)
  for (let at = 0; at < calls; at += 1) {
    const used = process.cpuUsage()
    const before = performance.now()
    call(at)
    wall[at] = performance.now() - before
    const { user, system } = process.cpuUsage(used)
    cpu[at] = (user + system) / 1000
  }
  wall.sort()
  cpu.sort()
  const quantile = (times: Float64Array, share: number) => times[Math.min(calls - 1, Math.floor(share * calls))] ?? 0
  return {
    calls,
    p50: quantile(wall, 0.5),
    p95: quantile(wall, 0.95),
    cpuP50: quantile(cpu, 0.5),
    cpuP95: quantile(cpu, 0.95),
  }
}

/** What people type: beginnings of real names of every kind, a fifth of them with a slip. */
function texts(data: Dataset, hotels: readonly Hotel[], count: number): string[] {
  const random = seeded(5)
  const pools = [data.events, data.venues, hotels, data.pois, data.cities.slice(0, 2000)]
  return Array.from({ length: count }, (_, at) => {
    const pool = pools[at % pools.length] ?? data.venues
    const name = pool[Math.floor(random() * pool.length)]?.name ?? 'melbourne'
    const typed = name.slice(0, 3 + Math.floor(random() * Math.max(1, name.length - 2)))
    if (random() > 0.2 || typed.length < 6) return typed
    const slip = 2 + Math.floor(random() * (typed.length - 3))
    return typed.slice(0, slip) + typed.slice(slip + 1)
  })
}

function measure(data: Dataset, places: Places, loadSeconds: number, calls: number): SearchRun {
  const random = seeded(9)
  const points = Array.from({ length: calls }, () => {
    const hotel = data.hotels[Math.floor(random() * data.hotels.length)]
    return { lat: (hotel?.lat ?? 0) + (random() - 0.5) * 0.02, lon: (hotel?.lon ?? 0) + (random() - 0.5) * 0.02 }
  })
  const typed = texts(data, data.hotels, calls)
  const folded = data.hotels.map((hotel) => fold(hotel.name))
  const slow = Math.max(20, Math.round(calls / 20))
  return {
    hotels: data.hotels.length,
    loadSeconds,
    heapMegabytes: process.memoryUsage().rss / 1e6,
    hotelsNear: timed(calls, (at) => places.hotelsNear({ ...(points[at] ?? { lat: 0, lon: 0 }), limit: 20 })),
    typeAhead: timed(calls, (at) => places.geocode({ query: typed[at] ?? 'mel', limit: 8, typing: true })),
    linearNear: timed(slow, (at) => linearNear(data.hotels, points[at] ?? { lat: 0, lon: 0 }, 10_000, 20)),
    linearLike: timed(slow, (at) => linearLike(folded, fold(typed[at] ?? 'mel'), 8)),
  }
}

export interface SearchOptions {
  readonly synthetic?: number
  readonly calls?: number
  readonly say?: (line: string) => void
}

/** Hotels near and type-ahead at the shipped size and with a million made-up hotels, beside a linear scan. */
export function benchSearch({ synthetic = 1_000_000, calls = 1000, say = () => {} }: SearchOptions = {}): SearchRun[] {
  const runs: SearchRun[] = []
  const run = (load: () => { data: Dataset; places: Places }) => {
    const before = performance.now()
    const { data, places } = load()
    const seconds = (performance.now() - before) / 1000
    places.geocode({ query: 'qwrtzpsdfg', limit: 1 })
    runs.push(measure(data, places, seconds, calls))
  }
  say('shipped size')
  run(() => ({ data: loadDataset(findDataDir()), places: createPlaces() }))
  if (synthetic > 0) {
    const data = loadDataset(findDataDir())
    say(`making ${synthetic} hotels`)
    const whole = { ...data, hotels: [...data.hotels, ...syntheticHotels(data, synthetic)] }
    say('indexing them')
    run(() => ({ data: whole, places: createPlaces({ dataset: whole }) }))
  }
  return runs
}
