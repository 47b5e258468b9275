import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RideHome, TransitJourney } from '@site/contracts/transit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { between, type LatLon } from '../walking/geo.ts'
import { estimateWalk } from '../walking/minutes.ts'
import { Arrivals } from './arrive-by.ts'
import type { CityTimetable, WalksTo } from './city-timetable.ts'
import type { TimeToLeave } from './night-of.ts'
import { rideHome } from './ride-home.ts'
import { sampleFeed } from './testing/sample-feed.ts'
import { zipOf } from './testing/zip.ts'
import { importFeed } from './import-feed.ts'
import { Timetables } from './timetables.ts'

const work = mkdtempSync(path.join(tmpdir(), 'transit-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const melbourne = { name: 'Melbourne', country: 'AU', lat: -37.814, lon: 144.963 }
/** On foot everything takes what the straight line takes, so that the times below can be read off the sample. */
const walks: WalksTo = (from, to) =>
  to.map((point) => {
    const minutes = Math.round(between(from, point) / 80)
    return { minutes, low: minutes, high: minutes, metres: minutes * 80, source: 'street' }
  })
const arena: LatLon = { lat: -37.821, lon: 144.98 }
const docks: LatLon = { lat: -37.815, lon: 144.942 }
const seaside: LatLon = { lat: -37.865, lon: 144.976 }
const today = '2027-02-20'
// 1 March 2027 is a Monday; the 8th runs as a Sunday, nothing runs on the 17th.
const wednesday = '2027-03-10'

const load = async (feeds: Readonly<Record<string, Record<string, string>>>): Promise<Timetables> => {
  const root = mkdtempSync(path.join(work, 'root-'))
  for (const [name, tables] of Object.entries(feeds)) {
    const file = path.join(root, `${name}.zip`)
    writeFileSync(file, zipOf(tables))
    await importFeed({ file, root: path.join(root, 'live'), city: melbourne, name })
  }
  const timetables = new Timetables(path.join(root, 'live'))
  timetables.rescan()
  return timetables
}
const cityOf = (timetables: Timetables): CityTimetable => {
  const [city] = timetables.cities
  if (!city) throw new Error('No timetable was loaded')
  return city
}

let sample: CityTimetable
beforeAll(async () => {
  const days = { from: '2027-03-01', until: '2027-04-30', holiday: '2027-03-08', strike: '2027-03-17' }
  sample = cityOf(await load({ tram: sampleFeed(days) }))
})

const home = (date: string, end: string, to = docks, city = sample, toLeave: TimeToLeave | null = null): RideHome =>
  rideHome(city, {
    from: arena,
    to,
    walk: estimateWalk(between(arena, to), { from: 0, to: 0 }),
    date,
    end,
    toLeave,
    today,
    walks,
  })
/** "23:45 7, 00:12 7": when each journey's vehicles leave, and their lines. */
const told = (journeys: readonly (TransitJourney | null)[]): string[] =>
  journeys.map((each) => each?.rides.map(({ departs, line }) => `${departs.slice(11)} ${line}`).join(' > ') ?? 'none')
const ridesOf = (answer: RideHome) => {
  if (answer.status !== 'rides') throw new Error(`There are no rides: ${answer.status}`)
  return { next: told(answer.departures), last: told([answer.last]), answer }
}

describe('the ride home', () => {
  it('lists the departures after the end until the last one of the night', () => {
    const { next, last, answer } = ridesOf(home(wednesday, '23:10'))
    expect(next).toEqual(['23:15 7', '23:30 7', '23:45 7', '00:12 7'])
    expect(last).toEqual(['00:12 7'])
    expect(answer.last).toMatchObject({
      leaves: '2027-03-11T00:12',
      arrives: '2027-03-11T00:28',
      rides: [{ mode: 'tram', headsign: 'Docks', from: 'Arena Gate', to: 'Docks' }],
    })
    expect(answer.timetable).toEqual({ agencies: ['Harbour Transit'], until: '2027-04-30' })
  })

  it('changes between vehicles and leaves the time the feed asks for', () => {
    const { next, last } = ridesOf(home(wednesday, '22:50', seaside))
    // Tram at 23:15, Central 23:21, three minutes to change; the tram at 23:45 catches the last train.
    expect(next).toEqual(['23:15 7 > 23:30 S', '23:45 7 > 00:00 S'])
    expect(last).toEqual(['23:45 7 > 00:00 S'])
  })

  it('takes an end after midnight for the night after the date', () => {
    expect(ridesOf(home(wednesday, '00:05')).next).toEqual(['00:12 7'])
  })

  it('is none after the last departure', () => {
    expect(home(wednesday, '00:13')).toMatchObject({ status: 'none', date: wednesday, end: '00:13' })
  })

  it('follows the calendar of the date: weekday, weekend, exception, a day without service', () => {
    expect(ridesOf(home('2027-03-13', '21:00')).last).toEqual(['22:00 7'])
    expect(ridesOf(home('2027-03-08', '21:00')).last).toEqual(['22:00 7'])
    expect(home('2027-03-17', '21:00')).toMatchObject({ status: 'none' })
  })

  it('knows the trips of the evening before that run past midnight', () => {
    // The night of the strike begins with what the day before still runs.
    expect(ridesOf(home('2027-03-16', '00:00')).last).toEqual(['00:12 7'])
    expect(home('2027-03-17', '00:00').status).toBe('none')
  })

  it('shows a few departures and the last one after an early end', () => {
    const { next, last } = ridesOf(home(wednesday, '18:00'))
    expect(next).toEqual(['18:00 7', '18:15 7', '18:30 7', '18:45 7', '19:00 7', '19:15 7'])
    expect(last).toEqual(['00:12 7'])
  })

  it('says where the minute is not promised', () => {
    const { answer } = ridesOf(home(wednesday, '12:00'))
    expect(answer.departures[0]?.rides[0]).toMatchObject({ departs: '2027-03-10T12:00', every: 10 })
  })

  it('is the walk where no ride is quicker', () => {
    const near = { lat: -37.8185, lon: 144.976 }
    expect(home(wednesday, '22:00', near).status).toBe('walk')
  })

  it('shows nothing of a timetable that does not hold', () => {
    expect(home('2027-05-01', '22:00')).toEqual({ status: 'expired', until: '2027-04-30' })
    expect(home('2027-02-25', '22:00')).toEqual({ status: 'early', from: '2027-03-01' })
  })

  it('shows nothing of a timetable that has run out, even for a day it held for', () => {
    expect(sample.validity(wednesday, '2027-05-01')).toEqual({ status: 'expired', until: '2027-04-30' })
  })
})

describe('the ride home from a full house', () => {
  const after = (end: string, low: number, high: number, to = docks) => {
    const answer = home(wednesday, end, to, sample, { low, high })
    if (answer.status === 'expired' || answer.status === 'early') throw new Error('The timetable does not hold')
    return {
      tight: told(answer.tight ?? []),
      next: answer.status === 'rides' ? told(answer.departures) : answer.status,
    }
  }

  it.each([
    ['promises only what the last to leave reach', '23:10', 2, 10, ['23:15 7'], ['23:30 7', '23:45 7', '00:12 7']],
    ['leaves out what nobody reaches', '23:10', 6, 10, [], ['23:30 7', '23:45 7', '00:12 7']],
    ['promises what leaves just as the last are out', '23:10', 2, 5, [], ['23:15 7', '23:30 7', '23:45 7', '00:12 7']],
    ['offers what leaves just as the quickest are out', '23:10', 5, 6, ['23:15 7'], ['23:30 7', '23:45 7', '00:12 7']],
    ['promises none when the last one goes while they queue', '00:00', 10, 19, ['00:12 7'], 'none'],
    ['is none when even the quickest miss the last one', '00:00', 13, 19, [], 'none'],
    [
      'offers a few',
      '18:00',
      0,
      70,
      ['18:30 7', '18:45 7', '19:00 7'],
      ['19:15 7', '19:30 7', '19:45 7', '20:00 7', '20:15 7', '20:30 7'],
    ],
    ['is none for an end just before the morning', '04:50', 6, 13, [], 'none'],
  ] as const)('%s', (_, end, low, high, tight, next) => expect(after(end, low, high)).toEqual({ tight, next }))

  it('offers no ride that a later one overtakes', () => {
    // The tram at 23:00 waits at Central for the train that the tram at 23:15 meets.
    expect(after('22:50', 5, 20, seaside)).toEqual({ tight: [], next: ['23:15 7 > 23:30 S', '23:45 7 > 00:00 S'] })
  })
})

describe('rides through the night', () => {
  const allNight = (step: number): Record<string, string> => {
    const tables = sampleFeed({ from: '2027-03-01', until: '2027-04-30' })
    const night = `day,18:00:00,29:30:00,${step},1\n`
    return { ...tables, 'frequencies.txt': `${tables['frequencies.txt'] ?? ''}${night}` }
  }

  it('have no last one', async () => {
    const city = cityOf(await load({ night: allNight(1800) }))
    expect(ridesOf(home(wednesday, '23:00', docks, city)).answer.last).toBeNull()
  })

  it('end before a pause of two hours, after which the morning begins', async () => {
    const tables = sampleFeed({ from: '2027-03-01', until: '2027-04-30' })
    const morning = `day,28:20:00,29:30:00,600,1\n`
    const city = cityOf(
      await load({ early: { ...tables, 'frequencies.txt': `${tables['frequencies.txt'] ?? ''}${morning}` } }),
    )
    expect(ridesOf(home(wednesday, '23:00', docks, city)).last).toEqual(['00:12 7'])
  })
})

describe('several feeds of a city', () => {
  const split = () => {
    const tables = sampleFeed({ from: '2027-03-01', until: '2027-04-30' })
    const only = (line: string, until: string): Record<string, string> => {
      const own = sampleFeed({ from: '2027-03-01', until })
      const rows = (own['trips.txt'] ?? '').split('\n').filter((row, at) => at === 0 || row.startsWith(`${line},`))
      return { ...own, 'trips.txt': rows.join('\n'), 'transfers.txt': 'from_stop_id,to_stop_id,transfer_type\n' }
    }
    return { tables, only }
  }

  it('are one network, with changes on foot between them', async () => {
    const { only } = split()
    const city = cityOf(await load({ tram: only('7', '2027-04-30'), train: only('S', '2027-04-30') }))
    expect(ridesOf(home(wednesday, '22:50', seaside, city)).last).toEqual(['23:45 7 > 00:00 S'])
  })

  it('go on without the one that has run out', async () => {
    const { only } = split()
    const city = cityOf(await load({ tram: only('7', '2027-04-30'), train: only('S', '2027-03-05') }))
    expect(home(wednesday, '22:50', seaside, city).status).toBe('none')
    const { answer } = ridesOf(home(wednesday, '22:50', docks, city))
    expect(answer.timetable.until).toBe('2027-04-30')
  })
})

describe('arriving by the start', () => {
  const arrive = (from: readonly LatLon[], time: string, date = wednesday) => {
    const arrivals = new Arrivals(sample, { to: arena, date, time, walks })
    return from.map((each) => arrivals.from(each, walks))
  }

  it('leaves as late as it can, from every hotel at once', () => {
    const [byTram, byTrain, far] = arrive([docks, seaside, { lat: -37.9, lon: 145.2 }], '19:30')
    expect(told([byTram?.journey() ?? null, byTrain?.journey() ?? null])).toEqual(['19:00 7', '18:30 S > 19:10 7'])
    expect(byTram?.transit).toEqual({ minutes: 16, low: 16, high: 16, source: 'timetable' })
    expect(byTram?.journey()).toMatchObject({ leaves: '2027-03-10T19:00', arrives: '2027-03-10T19:16' })
    expect(far).toBeNull()
  })

  it('is none on a day without service', () => {
    expect(arrive([docks], '19:30', '2027-03-17')).toEqual([null])
  })
})

describe('the timetables on disk', () => {
  it('go on without a damaged one, which is named, until it is replaced', async () => {
    const root = mkdtempSync(path.join(work, 'damaged-'))
    const file = path.join(root, 'feed.zip')
    writeFileSync(file, zipOf(sampleFeed({ from: '2027-03-01', until: '2027-04-30' })))
    const add = (name: string) => importFeed({ file, root: path.join(root, 'live'), city: melbourne, name })
    const { folder } = await add('tram')
    await add('train')
    writeFileSync(path.join(folder, 'numbers.bin.br'), 'cut short')
    const timetables = new Timetables(path.join(root, 'live'))
    expect(timetables.rescan()).toBe(true)
    expect(timetables.cities.map(({ manifests }) => manifests.map(({ feed }) => feed))).toEqual([['train']])
    expect(timetables.unreadable).toMatchObject([{ name: 'melbourne-au/tram' }])
    expect(timetables.rescan()).toBe(false)
    await add('tram')
    expect(timetables.rescan()).toBe(true)
    expect([timetables.unreadable, timetables.cities[0]?.manifests.length]).toEqual([[], 2])
  })

  it('are found where vehicles call near both ends', async () => {
    const timetables = await load({ tram: sampleFeed({ from: '2027-03-01', until: '2027-04-30' }) })
    expect(timetables.between(arena, docks, wednesday, today)).toBe(timetables.cities[0])
    expect(timetables.between(arena, { lat: -37.7, lon: 145.2 }, wednesday, today)).toBeNull()
    expect(new Timetables(path.join(work, 'nowhere')).between(arena, docks, wednesday, today)).toBeNull()
  })
})
