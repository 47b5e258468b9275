import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { HARBOUR, sampleFeed } from '../testing/sample-feed.ts'
import { zipOf } from '../testing/zip.ts'
import { readFeed } from './read-feed.ts'

const work = mkdtempSync(path.join(tmpdir(), 'feed-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const days = { from: '2027-03-01', until: '2027-04-30' }
const sample = sampleFeed(days)
/** Reads the sample with some of its tables replaced; null takes one away. */
const read = (changes: Readonly<Record<string, string | null>> = {}, declared?: number) => {
  const file = path.join(work, `${Math.random()}.zip`)
  const tables = Object.entries({ ...sample, ...changes }).filter((each): each is [string, string] => each[1] !== null)
  writeFileSync(file, zipOf(Object.fromEntries(tables), declared))
  return readFeed(file)
}
const plus = (name: string, ...lines: string[]) => ({ [name]: `${sample[name] ?? ''}${lines.join('\n')}\n` })

describe('readFeed', () => {
  it('counts what it took', async () => {
    const { counts, span, agency, feed, problems } = await read()
    expect(counts).toMatchObject({ stops: 7, lines: 3, services: 2, patterns: 5, transfers: 2 })
    expect(span).toEqual(['2027-03-01', '2027-04-30'])
    expect([agency, feed.zone]).toEqual(['Harbour Transit', 'Australia/Melbourne'])
    expect(problems).toEqual([])
  })

  it('makes a trip of every departure of an interval, and keeps what is not promised to the minute', async () => {
    const { feed } = await read()
    const byInterval = feed.tripStart.filter((_, trip) => feed.tripHeadway[trip] === 600)
    expect([byInterval.length, byInterval[0], byInterval.at(-1)]).toEqual([72, 6 * 3600, 17 * 3600 + 50 * 60])
  })

  it('keeps the times between stops once for all trips that share them', async () => {
    const { feed } = await read()
    expect(feed.tripStart.length).toBeGreaterThan(150)
    expect(feed.runArrival.length).toBe(4 + 4 + 3 + 3 + 2)
  })

  it('reads the tables of a folder as it reads them zipped', async () => {
    const exceptions = { holiday: '2027-03-08', strike: '2027-03-17' }
    expect((await readFeed(HARBOUR)).feed).toEqual((await read(sampleFeed({ ...days, ...exceptions }))).feed)
  })

  it('reads rows in any order, and quoted cells in any column', async () => {
    const [header = '', ...lines] = (sample['stop_times.txt'] ?? '').trim().split('\n')
    const mixed = [header, ...lines.toReversed().map((line) => line.replace('gate', '"gate"'))].join('\r\n')
    expect((await read({ 'stop_times.txt': `\uFEFF${mixed}` })).feed).toEqual((await read()).feed)
  })

  it('fills in the times of stops between two timed ones by the way between them', async () => {
    const rows = ['gap,05:00:00,05:00:00,gate,1,0,0', 'gap,,,central-1,2,0,0', 'gap,05:20:00,05:20:00,docks,3,0,0']
    const { feed } = await read({ ...plus('trips.txt', '7,weekday,gap,Docks'), ...plus('stop_times.txt', ...rows) })
    const trip = feed.tripStart.indexOf(5 * 3600)
    const run = feed.tripRun[trip] ?? 0
    expect(feed.runArrival[run + 1]).toBeGreaterThan(6 * 60)
    expect(feed.runArrival[run + 1]).toBeLessThan(8 * 60)
  })

  it.each<[string, Record<string, string>, string]>([
    [
      'a stop that is not listed',
      plus('stop_times.txt', '0-1080,19:00:00,19:00:00,nowhere,9,0,0'),
      'unknown stop, row left out',
    ],
    [
      'a time that is none',
      plus('stop_times.txt', '0-1080,7 pm,7 pm,docks,9,0,0'),
      'time or stop_sequence that cannot be read, row left out',
    ],
    [
      'times that go backwards',
      plus('stop_times.txt', '0-1080,01:00:00,01:00:00,docks,9,0,0'),
      'trip with times that go backwards, left out',
    ],
    ['a trip of an unknown route', plus('trips.txt', 'X,weekday,x,Nowhere'), 'unknown route, trip left out'],
    ['a trip of an unknown service', plus('trips.txt', '7,never,y,Nowhere'), 'unknown service, trip left out'],
    ['a trip without stops', plus('trips.txt', '7,weekday,z,Nowhere'), 'trip with fewer than two stops, left out'],
    [
      'a stop at the zero point',
      plus('stops.txt', 'null,Null island,0,0,,'),
      'stop without a place on the map, left out',
    ],
    [
      'an interval of nothing',
      plus('frequencies.txt', 'day,19:00:00,19:00:00,600,0'),
      'no interval that can be read, row left out',
    ],
    [
      'an exception of no day',
      plus('calendar_dates.txt', 'weekday,20270230,2'),
      'no exception that can be read, row left out',
    ],
  ])('goes on without %s, and says so', async (_, changes, what) => {
    const { problems, counts } = await read(changes)
    expect(problems).toMatchObject([{ what, count: 1 }])
    expect(counts['trips']).toBeGreaterThan(150)
  })

  it.each<[string, Record<string, string | null>, string]>([
    [
      'without a required table',
      { 'stop_times.txt': null, 'stops.txt': null },
      'stops.txt, stop_times.txt are missing.',
    ],
    [
      'without any calendar',
      { 'calendar.txt': null, 'calendar_dates.txt': null },
      'Both calendar.txt and calendar_dates.txt are missing: no day has a service.',
    ],
    [
      'without a day of service',
      { 'calendar.txt': null, 'calendar_dates.txt': 'service_id,date,exception_type\n' },
      'No day of the calendar has a service.',
    ],
    [
      'without a time zone',
      { 'agency.txt': 'agency_name,agency_timezone\nX,Middle/Earth\n' },
      'agency.txt names no time zone, so no time can be told.',
    ],
    ['without a required column', { 'trips.txt': 'route_id,trip_id\n7,a\n' }, 'trips.txt has no column service_id.'],
    [
      'with a line that never ends',
      { 'stops.txt': `stop_id,stop_lat,stop_lon\n${'x'.repeat(200_000)}` },
      'stops.txt is damaged',
    ],
    [
      'without a trip that can be used',
      { 'stop_times.txt': 'trip_id,stop_id,stop_sequence,arrival_time,departure_time\n' },
      'No trip of the feed can be used.',
    ],
  ])('refuses a feed %s', async (_, changes, message) => {
    await expect(read(changes)).rejects.toThrow(message)
  })

  it('refuses a file that unpacks to far more than a timetable does', async () => {
    await expect(read({ 'shapes.txt': ' '.repeat(40 * 1024 * 1024) })).rejects.toThrow(
      'shapes.txt unpacks to 150 times its size',
    )
  })

  it('refuses a file that unpacks to more than it declares', async () => {
    await expect(read({}, 60)).rejects.toThrow('is damaged')
  })

  it('refuses a file that is no zip', async () => {
    const file = path.join(work, 'no.zip')
    writeFileSync(file, 'timetable')
    await expect(readFeed(file)).rejects.toThrow('This is not a readable zip file')
  })
})
