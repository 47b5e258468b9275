import { hotelResponse } from '@site/contracts/hotel'
import { afterEach, describe, expect, it } from 'vitest'
import { createPlaces, type Places } from '../../create-places.ts'
import { LiveError } from '../client.ts'
import { createLivePlaces } from '../live-places.ts'
import { replayServer, type ReplayServer, type Reply, type Seen } from '../testing/replay-server.ts'

const now = () => new Date('2027-02-20T00:00:00Z')
/** Counts from the end of the event, so that the times below can be read off the answers. */
const places = createPlaces({ now, venueExit: false })
const withExit = createPlaces({ now })
let server: ReplayServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

const ARENA = 'mel-v-rod-laver'
const [docks] = places.hotelsNear({ lat: -37.815, lon: 144.942, limit: 1 }).hotels
const event = { date: '2027-03-10', start: '19:30', end: '22:30' }

/** Melbourne is 11 hours ahead in March; "24:12" is 00:12 of the day after. */
const utc = (local: string): string => {
  const [hours = 0, minutes = 0] = local.split(':').map(Number)
  return new Date(Date.UTC(2027, 2, 10, hours - 11, minutes)).toISOString()
}
const point = (name: string) => ({ name, lat: -37.82, lon: 144.97, level: 0, vertexType: 'NORMAL' })
const onFoot = (from: string, to: string, start: string, end: string, distance: number) => ({
  mode: 'WALK',
  from: point(from),
  to: point(to),
  duration: 300,
  startTime: utc(start),
  endTime: utc(end),
  scheduledStartTime: utc(start),
  scheduledEndTime: utc(end),
  realTime: false,
  scheduled: true,
  distance,
  legGeometry: { points: '', precision: 6, length: 0 },
})
const byTram = (start: string, end: string) => ({
  ...onFoot('Arena Gate', 'Docks', start, end, 0),
  mode: 'TRAM',
  headsign: 'Docks',
  routeShortName: '7',
  displayName: '7',
  agencyName: 'Harbour Transit',
  tripId: 'x',
})
/** An itinerary as `/api/v6/plan` documents it: five minutes on foot at both ends. */
const itinerary = (leave: string, departs: string, left: string, arrive: string, tram = byTram(departs, left)) => ({
  duration: 1800,
  startTime: utc(leave),
  endTime: utc(arrive),
  transfers: 0,
  id: leave,
  legs: [onFoot('START', 'Arena Gate', leave, departs, 400), tram, onFoot('Docks', 'END', left, arrive, 320)],
})
const answer = (...itineraries: readonly object[]): Reply => ({
  body: {
    requestParameters: {},
    debugOutput: {},
    from: point('START'),
    to: point('END'),
    direct: [],
    itineraries,
    previousPageCursor: '',
    nextPageCursor: '',
  },
})
const evening = [
  itinerary('22:40', '22:45', '23:00', '23:05'),
  itinerary('23:40', '23:45', '24:00', '24:05'),
  itinerary('24:07', '24:12', '24:28', '24:33'),
]
const morning = itinerary('28:50', '28:55', '29:10', '29:15')

const ask = async (
  reply: (seen: Seen) => Reply,
  wanted: Partial<typeof event> | null = event,
  held: Places = places,
) => {
  server = await replayServer(reply)
  const problems: unknown[] = []
  const live = createLivePlaces(held, {
    motisUrl: `${server.url}/`,
    timeoutMs: 3000,
    onProblem: (error) => problems.push(error),
  })
  const found = await live.hotel({
    id: docks?.id ?? '',
    near: ARENA,
    ...(wanted ? { event: { date: event.date, ...wanted } } : {}),
  })
  return { found, problems, live, seen: server.seen }
}
const toHome = ({ query }: Seen): boolean => query.get('arriveBy') !== 'true'
const homeOf =
  (...itineraries: readonly object[]) =>
  (seen: Seen) =>
    toHome(seen) ? answer(...itineraries) : answer()

describe('rides of a MOTIS server', () => {
  it('have the shape of our own', async () => {
    const there = itinerary('18:55', '19:00', '19:16', '19:21')
    const { found, seen } = await ask((each) => (toHome(each) ? answer(...evening) : answer(there)))
    expect(hotelResponse.safeParse(found).error).toBeUndefined()
    expect(found?.rideHome).toMatchObject({
      status: 'rides',
      departures: [{ leaves: '2027-03-10T22:40' }, { leaves: '2027-03-10T23:40' }, { leaves: '2027-03-11T00:07' }],
      last: {
        leaves: '2027-03-11T00:07',
        walkTo: { metres: 400, source: 'street' },
        rides: [
          { mode: 'tram', line: '7', headsign: 'Docks', from: 'Arena Gate', to: 'Docks', departs: '2027-03-11T00:12' },
        ],
        walkFrom: { metres: 320 },
      },
      timetable: { agencies: ['Harbour Transit'] },
    })
    expect(found?.rideThere).toMatchObject({ arrives: '2027-03-10T19:21' })
    expect(found?.route?.transit).toMatchObject({ source: 'timetable', minutes: 25 })
    const asked = seen.find(toHome)
    expect([asked?.method, asked?.path]).toEqual(['GET', '/api/v6/plan'])
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      fromPlace: expect.stringMatching(/^-37\.82\d+,144\.97\d+$/),
      time: utc('22:30'),
      searchWindow: String(6.5 * 3600),
    })
    expect(seen.find((each) => !toHome(each))?.query.get('time')).toBe(utc('19:30'))
  })

  it.each<[string, readonly object[], string | null]>([
    ['none where only the morning brings one', [morning], 'none'],
    ['the walk where every ride is slower', [itinerary('22:40', '22:45', '25:00', '25:05')], 'walk'],
    ['not known where it finds nothing at all', [], null],
    [
      'not known where the vehicle is no way home',
      [itinerary('22:40', '22:45', '23:00', '23:05', { ...byTram('22:45', '23:00'), mode: 'AIRPLANE' })],
      null,
    ],
    [
      'not known where the trip is cancelled',
      [itinerary('22:40', '22:45', '23:00', '23:05', Object.assign(byTram('22:45', '23:00'), { cancelled: true }))],
      null,
    ],
  ])('are %s', async (_, itineraries, status) => {
    const { found } = await ask(homeOf(...itineraries))
    expect(found?.rideHome?.status ?? null).toBe(status)
  })

  it('end with the last one before the morning', async () => {
    const { found } = await ask(homeOf(...evening, morning))
    expect(found?.rideHome).toMatchObject({ status: 'rides', last: { leaves: '2027-03-11T00:07' } })
  })

  it('are not asked for before a visitor says when, and the page may ask', async () => {
    const { found, seen } = await ask(homeOf(), null)
    expect(seen).toEqual([])
    expect(found?.route?.timetable).toEqual({ agencies: [] })
  })

  it.each<[string, Reply, string]>([
    ['is too slow', { after: 6000, ...answer() }, 'timeout'],
    ['fails', { status: 500, body: { error: 'out of memory' } }, 'unreachable'],
    ['is overloaded', { status: 429, headers: { 'retry-after': '30' }, body: {} }, 'quota'],
    ['does not know the address', { status: 404, body: {} }, 'missing'],
    ['answers nonsense', { body: '<html>' }, 'bad_answer'],
    ['answers another shape', { body: { itineraries: 'none' } }, 'bad_answer'],
    ['answers without end', { body: { itineraries: [], more: 'x'.repeat(9 * 1024 * 1024) } }, 'bad_answer'],
  ])('are not known while the server %s', async (_, reply, problem) => {
    const { found, problems } = await ask(() => reply, { end: '22:30' })
    expect(found?.rideHome).toBeNull()
    expect(problems).toHaveLength(1)
    expect(problems[0]).toBeInstanceOf(LiveError)
    expect(problems[0]).toMatchObject({ problem, service: 'MOTIS' })
  })

  it('leave the server alone while it says so', async () => {
    const { live, seen } = await ask(() => ({ status: 429, headers: { 'retry-after': '30' }, body: {} }), {
      end: '22:30',
    })
    expect(seen).toHaveLength(1)
    expect(live.providers()).toEqual([{ name: 'MOTIS', state: 'resting' }])
    await live.hotel({ id: docks?.id ?? '', near: ARENA, event: { date: event.date, end: '23:00' } })
    expect(seen).toHaveLength(1)
  })

  it('count from when a full house is on the street, and tell apart what leaves before', async () => {
    const { found, seen } = await ask(homeOf(...evening), { end: '22:30' }, withExit)
    expect(hotelResponse.safeParse(found).error).toBeUndefined()
    expect(found?.route?.venueExit).toEqual({ low: 6, high: 13, capacity: 14_820 })
    // The tram is left for at 22:40, between 22:36 and 22:43.
    expect(found?.rideHome).toMatchObject({
      status: 'rides',
      tight: [{ leaves: '2027-03-10T22:40' }],
      departures: [{ leaves: '2027-03-10T23:40' }, { leaves: '2027-03-11T00:07' }],
    })
    expect(seen.find(toHome)?.query.get('time')).toBe(utc('22:36'))
  })

  it('pass over one odd itinerary', async () => {
    const { found } = await ask(homeOf({ legs: 'none' }, ...evening))
    expect(found?.rideHome).toMatchObject({ status: 'rides' })
  })
})
