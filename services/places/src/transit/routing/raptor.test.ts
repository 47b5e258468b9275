import { describe, expect, it } from 'vitest'
import { seeded } from '../../../bench/random.ts'
import { PatternBuilder } from '../feed/build-patterns.ts'
import { NO_ALIGHTING, NO_BOARDING } from '../feed/packed-feed.ts'
import { journeysBetween } from './departures.ts'
import { buildNetwork, type TransitNetwork } from './network.ts'
import { Raptor } from './raptor.ts'
import { MOST_RIDES, NEVER, type Access } from './round.ts'
import { serviceDay, type ServiceDay } from './service-day.ts'

const STOPS = 14
const DATE = '2027-03-10'
const HOUR = 3600

/** A small network with everything that makes a search hard: overtaking, loops, stops passed by, changes on foot. */
function randomNetwork(seed: number): { readonly network: TransitNetwork; readonly day: ServiceDay } {
  const random = seeded(seed)
  const below = (most: number) => Math.floor(random() * most)
  const patterns = new PatternBuilder()
  for (let line = 0; line < 8; line += 1) {
    const stops = Array.from({ length: 3 + below(4) }, () => below(STOPS))
    const flags = stops.map(() => (random() < 0.1 ? NO_BOARDING : random() < 0.1 ? NO_ALIGHTING : 0))
    for (let trip = 0; trip < 6; trip += 1) {
      const arrivals: number[] = []
      const departures: number[] = []
      let time = 20 * HOUR + below(5 * HOUR)
      for (const _ of stops) {
        arrivals.push(time)
        time += below(3) * 30
        departures.push(time)
        time += 60 + below(1200)
      }
      patterns.add({ stops, flags, arrivals, departures }, { service: 0, line: 0, headsign: 0 })
    }
  }
  const network = buildNetwork([
    {
      zone: 'Australia/Melbourne',
      stops: Array.from({ length: STOPS }, (_, at) => ({
        id: String(at),
        name: `Stop ${at}`,
        // Some within a walk of each other, most not.
        lat: -37.8 + below(12) * 0.002,
        lon: 144.9 + below(12) * 0.002,
        station: '',
      })),
      lines: [{ name: '1', mode: 'bus' }],
      headsigns: [''],
      services: [{ weekdays: 127, from: '2027-01-01', until: '2027-12-31', added: [], removed: [] }],
      transfers: [
        { from: 0, to: 1, seconds: 120 },
        { from: 1, to: 0, seconds: 120 },
        { from: 2, to: 3, seconds: null },
        { from: 4, to: 4, seconds: 300 },
      ],
      ...patterns.build(),
    },
  ])
  return { network, day: serviceDay(network, DATE) }
}

/** Earliest arrivals by trying every pair of stops of every trip, round by round. */
function naive(
  { patterns, flags, changes, footpaths }: TransitNetwork,
  day: ServiceDay,
  time: number,
  access: readonly Access[],
): number[] {
  const best: number[] = Array.from({ length: STOPS }, () => NEVER)
  let ready: number[] = Array.from({ length: STOPS }, () => NEVER)
  for (const { stop, seconds } of access) ready[stop] = Math.min(ready[stop] ?? NEVER, time + seconds)
  for (let round = 0; round < MOST_RIDES; round += 1) {
    const next = [...ready]
    for (const [lane, pattern] of day.lanePattern.entries()) {
      const begin = patterns.at[pattern] ?? 0
      const length = (patterns.at[pattern + 1] ?? 0) - begin
      for (let trip = day.tripsAt[lane] ?? 0; trip < (day.tripsAt[lane + 1] ?? 0); trip += 1) {
        const [start, run] = [day.tripStart[trip] ?? 0, day.tripRun[trip] ?? 0]
        for (let from = 0; from < length; from += 1) {
          const boards = start + (day.runDeparture[run + from] ?? 0)
          if (
            boards < (ready[patterns.values[begin + from] ?? 0] ?? NEVER) ||
            (flags[begin + from] ?? 0) === NO_BOARDING
          )
            continue
          for (let to = from + 1; to < length; to += 1) {
            if ((flags[begin + to] ?? 0) === NO_ALIGHTING) continue
            const stop = patterns.values[begin + to] ?? 0
            const arrives = start + (day.runArrival[run + to] ?? 0)
            best[stop] = Math.min(best[stop] ?? NEVER, arrives)
            next[stop] = Math.min(next[stop] ?? NEVER, arrives + (changes[stop] ?? 0))
            for (let at = footpaths.at[stop] ?? 0; at < (footpaths.at[stop + 1] ?? 0); at += 2) {
              const other = footpaths.values[at] ?? 0
              next[other] = Math.min(next[other] ?? NEVER, arrives + (footpaths.values[at + 1] ?? 0))
            }
          }
        }
      }
    }
    ready = next
  }
  return best
}

const seeds = Array.from({ length: 60 }, (_, at) => at + 1)
const start: readonly Access[] = [
  { stop: 0, seconds: 0 },
  { stop: 5, seconds: 240 },
]

describe('Raptor', () => {
  it('arrives as early as trying every ride does', () => {
    let reached = 0
    for (const seed of seeds) {
      const { network, day } = randomNetwork(seed)
      const raptor = new Raptor(network, day, 'forward')
      raptor.search(21 * HOUR, start)
      const expected = naive(network, day, 21 * HOUR, start)
      expect(Array.from(raptor.best)).toEqual(expected)
      reached += expected.filter((time) => time < NEVER).length
    }
    expect(reached).toBeGreaterThan(300)
  })

  it('backwards leaves as late as one can and still arrive: a second later is too late', () => {
    const deadline = 24 * HOUR
    let reached = 0
    for (const seed of seeds.slice(0, 30)) {
      const { network, day } = randomNetwork(seed)
      const raptor = new Raptor(network, day, 'backward')
      raptor.search(deadline, start)
      for (let stop = 0; stop < STOPS; stop += 1) {
        const latest = -(raptor.best[stop] ?? NEVER)
        const arrives = (time: number): boolean => {
          const found = naive(network, day, time, [{ stop, seconds: 0 }])
          return start.some((end) => (found[end.stop] ?? NEVER) + end.seconds <= deadline)
        }
        const isReached = latest > -NEVER
        if (isReached) reached += 1
        const found = isReached ? [arrives(latest), arrives(latest + 1)] : [arrives(20 * HOUR)]
        expect([seed, stop, ...found]).toEqual([seed, stop, ...(isReached ? [true, false] : [false])])
      }
    }
    expect(reached).toBeGreaterThan(100)
  })

  it('gives rides that follow each other, on foot or at one stop, with time to change', () => {
    for (const seed of seeds) {
      const { network, day } = randomNetwork(seed)
      const ends = { access: start, egress: [{ stop: 9, seconds: 60 }] }
      for (const { leaves, arrives, rides } of journeysBetween(network, day, ends, {
        from: 20 * HOUR,
        until: 26 * HOUR,
      })) {
        expect(arrives).toBeGreaterThan(leaves)
        expect(rides.length).toBeLessThanOrEqual(MOST_RIDES)
        let ready = leaves
        for (const { trip, pattern, from, to } of rides) {
          const begin = network.patterns.at[pattern] ?? 0
          const [stop, left] = [network.patterns.values[begin + from] ?? 0, network.patterns.values[begin + to] ?? 0]
          const departs = (day.tripStart[trip] ?? 0) + (day.runDeparture[(day.tripRun[trip] ?? 0) + from] ?? 0)
          expect(departs).toBeGreaterThanOrEqual(ready)
          expect(network.stops[stop]).toBeDefined()
          ready = (day.tripStart[trip] ?? 0) + (day.runArrival[(day.tripRun[trip] ?? 0) + to] ?? 0)
          expect(left === 9 || rides.length > 1).toBe(true)
        }
        expect(arrives).toBe(ready + 60)
      }
    }
  })

  it('lists every departure that is worth taking, and none that another one overtakes', () => {
    let listed = 0
    for (const seed of seeds) {
      const { network, day } = randomNetwork(seed)
      const ends = { access: start, egress: [{ stop: 9, seconds: 60 }] }
      const found = journeysBetween(network, day, ends, { from: 20 * HOUR, until: 26 * HOUR })
      const arrival = (time: number): number => (naive(network, day, time, start)[9] ?? NEVER) + 60
      for (const [at, journey] of found.entries()) {
        expect([seed, arrival(Math.floor(journey.leaves / 60) * 60)]).toEqual([seed, journey.arrives])
        // Between two listed departures nothing arrives sooner than the second.
        const after = found[at - 1]?.leaves ?? journey.leaves - 60
        expect([seed, arrival(after + 60)]).toEqual([seed, journey.arrives])
      }
      const last = found.at(-1)
      expect([seed, arrival((last?.leaves ?? 20 * HOUR) + 60)]).toEqual([seed, NEVER + 60])
      listed += found.length
    }
    expect(listed).toBeGreaterThan(100)
  })
})
