import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { eventResponse } from '@site/contracts/event'
import { eventsResponse } from '@site/contracts/events'
import { geocodeResponse } from '@site/contracts/geocode'
import { hotelsResponse } from '@site/contracts/hotels'
import { sources } from '@site/contracts/sources'
import { venueCategories, venuesResponse } from '@site/contracts/venues'
import { describe, expect, it } from 'vitest'
import { createPlaces } from './create-places.ts'
import { distance } from './walking/geo.ts'

const places = createPlaces({ now: () => new Date('2026-11-21T10:00:00Z') })

/** Processor time of some work, in ms. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The fastest runs of both, in ms, in turns until the first is ahead: a machine that is busy for a while slows either. */
function fastest(ours: () => void, plain: () => void): readonly [ours: number, plain: number] {
  let best: readonly [number, number] = [Infinity, Infinity]
  for (let round = 0; round < 6 && best[0] >= best[1]; round += 1)
    best = [Math.min(best[0], cpuMs(ours)), Math.min(best[1], cpuMs(plain))]
  return best
}

/** The plainest index of the same data: every word with its lines. */
function indexWords(): void {
  const data = new URL('../data/', import.meta.url)
  const lines = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.br'))
    .flatMap((file) =>
      brotliDecompressSync(readFileSync(new URL(file, data)))
        .toString('utf8')
        .split('\n'),
    )
  const index = new Map<string, number[]>()
  for (const [at, line] of lines.entries())
    for (const word of line.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
      const found = index.get(word)
      if (found) found.push(at)
      else index.set(word, [at])
    }
}

describe('the shipped data', () => {
  // About 0.78 of it (2.5 s against 3.2 s of processor time): no bound in seconds, which would measure the machine.
  it('loads in less time than a plain index of its words takes', () => {
    const [ours, plain] = fastest(() => createPlaces(), indexWords)
    expect(ours).toBeLessThan(plain)
  }, 120_000)

  it('has one row per id and honest positions', () => {
    for (const city of places.coveredCities()) expect(Math.abs(city.lat)).toBeLessThanOrEqual(90)
    expect(places.coveredCities().length).toBeGreaterThan(100)
    const { hotels: guangzhou } = places.hotelsNear({ query: 'Canton Fair Complex', limit: 50 })
    expect(guangzhou.length).toBeGreaterThan(20)
    for (const hotel of guangzhou) {
      expect(hotel.coordQuality).toBe('approximate')
      expect(hotel.walk.minutes % 5).toBe(0)
    }
  })

  it('credits every source of its rows', () => {
    for (const source of ['osm', 'bcn-od', 'sg-stb', 'fr-atout2012', 'edi-council', 'geojson-ballparks', 'cities']) {
      expect(places.credits([source])).toHaveLength(1)
    }
    expect(places.credits(['osm+bcn-od'])).toHaveLength(2)
    expect(places.credits(['osm'])[0]).toMatch(/OpenStreetMap contributors.*ODbL/)
  })

  it('has a name for visitors for every source', () => {
    const named = places.creditRows().map(({ source }) => source)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((source) => sources[source] === undefined)).toEqual([])
  })
})

describe('hotels near', () => {
  it('say of which day the streets are that their walks follow', () => {
    const near = (query: string) => hotelsResponse.parse(places.hotelsNear({ query }))
    expect(near('Madison Square Garden')).toMatchObject({ streetsOf: '2025-01-25' })
    expect(near('Rod Laver Arena').streetsOf).toBeUndefined()
  })

  it.each([
    'Marina Bay Street Circuit',
    'Rod Laver Arena',
    'Formula 1 Singapore',
    'rod lavr arena',
    '-37.8216, 144.9785',
    '-37.8216,144.9785',
  ])('%s: at least five, sorted, low ≤ minutes ≤ high', (query) => {
    const answer = hotelsResponse.parse(places.hotelsNear({ query }))
    expect(answer.hotels.length).toBeGreaterThanOrEqual(5)
    expect(answer.credits.length).toBeGreaterThan(0)
    const minutes = answer.hotels.map((hotel) => hotel.walk.minutes)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    for (const { walk, transit, price } of answer.hotels) {
      expect(walk.low).toBeLessThanOrEqual(walk.minutes)
      expect(walk.minutes).toBeLessThanOrEqual(walk.high)
      expect(price).toBeNull()
      expect(transit?.minutes ?? 0).toBeLessThan(walk.minutes)
    }
  })

  it('finds the same place by event id, venue id and point', () => {
    const event = places.geocode({ query: 'Formula 1 Singapore' }).results[0]
    expect(event?.kind).toBe('event')
    const byEvent = places.hotelsNear({ eventId: event?.id ?? '' })
    const byVenue = places.hotelsNear({ venueId: 'sin-v-marina-bay' })
    expect(byEvent.hotels).toEqual(byVenue.hotels)
    expect(byEvent.origin?.kind).toBe('event')
  })

  it('says where hotels are known when a city has none, and invents nothing', () => {
    const answer = hotelsResponse.parse(places.hotelsNear({ query: 'Timbuktu' }))
    expect(answer.origin?.name).toBe('Timbuktu')
    expect(answer.hotels).toEqual([])
    expect(answer.message).toMatch(/no hotel data near Timbuktu.*Barcelona/)
  })

  it.each(['xqzvwj kkqqpp', '!!!', '95, 200'])('returns no hotels and a message for %j', (query) => {
    const answer = hotelsResponse.parse(places.hotelsNear({ query }))
    expect(answer.origin).toBeNull()
    expect(answer.hotels).toEqual([])
    expect(answer.message).not.toBeNull()
  })

  it('keeps to the chosen minutes, and names the nearest hotel beyond them', () => {
    const near = places.hotelsNear({ query: 'Rod Laver Arena', filter: { walk: 20 }, limit: 50 })
    expect(near.total).toBe(near.hotels.length)
    expect(near.hotels.every((hotel) => hotel.walk.minutes <= 20)).toBe(true)
    const [first] = near.hotels
    const none = places.hotelsNear({ query: 'Rod Laver Arena', filter: { walk: 1 } })
    expect(none).toMatchObject({ hotels: [], total: 0, reachable: near.reachable })
    expect(none.nearest).toEqual({ id: first?.id, name: first?.name, by: 'walk', minutes: first?.walk.minutes })
  })

  it('counts no minutes from the centre of a city, and offers its venues', () => {
    const answer = hotelsResponse.parse(places.hotelsNear({ query: 'Melbourne' }))
    expect(answer).toMatchObject({ status: 'resolved', hotels: [], origin: { kind: 'city', name: 'Melbourne' } })
    expect(answer.venues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Melbourne Cricket Ground', 'Rod Laver Arena']),
    )
    const [venue] = answer.venues
    expect(places.hotelsNear({ venueId: venue?.id ?? '' }).hotels.length).toBeGreaterThan(5)
  })

  it('gives more minutes at a slower walking speed', () => {
    const brisk = places.hotelsNear({ query: 'Rod Laver Arena' }).hotels[0]
    const slow = places.hotelsNear({ query: 'Rod Laver Arena', speed: 0.9 }).hotels[0]
    expect(slow?.walk.minutes).toBeGreaterThan(brisk?.walk.minutes ?? 0)
  })

  it('returns a message for a stale id', () => {
    expect(places.hotelsNear({ eventId: 'gone' }).message).toMatch(/no longer listed/)
  })
})

describe('geocoding', () => {
  it.each([
    ['Rod Laver Arena', 'venue', 'Rod Laver Arena'],
    ['rod lavr arena', 'venue', 'Rod Laver Arena'],
    ['Hisense Arena', 'venue', 'John Cain Arena'],
    ['American Airlines Arena', 'venue', 'Kaseya Center'],
    ['Australian Open', 'event', 'Australian Open'],
    ['sao paulo', 'city', 'São Paulo'],
    ['Melborne', 'city', 'Melbourne'],
    ['Melbourne', 'city', 'Melbourne'],
    ['mel', 'city', 'Melbourne'],
    ['Wien', 'city', 'Vienna'],
    ['東京', 'city', 'Tokyo'],
    ['New York', 'city', 'New York City'],
    ['F1 Singapore', 'event', 'Formula 1 Singapore Grand Prix'],
    ['Coachella', 'event', 'Coachella Valley Music and Arts Festival (weekend 1)'],
    ['hilton melborne', 'hotel', 'Hilton Melbourne Little Queen Street'],
    ['Perth, Australia', 'city', 'Perth'],
    ['Wembley Stadium', 'venue', 'Wembley Stadium'],
    ['tower of london', 'place', 'Tower of London'],
    ['Singapore Grand Prix', 'event', 'Formula 1 Singapore Grand Prix'],
    ['123 Collins Street Melbourne', 'address', '123 Collins Street'],
    ['362 little bourke st', 'address', '362 Little Bourke Street'],
    ['Mannerheimintie 12, Helsinki', 'address', 'Mannerheimintie 12'],
    ['12 Mannerheimintie', 'address', 'Mannerheimintie 12'],
    ['-37.8216, 144.9785', 'point', '-37.8216, 144.9785'],
  ])('%s is the %s %s', (query, kind, name) => {
    const { results } = geocodeResponse.parse(places.geocode({ query }))
    expect(results[0]).toMatchObject({ kind, name })
  })

  it('lists Marvel Stadium under its former name', () => {
    expect(places.geocode({ query: 'Etihad Stadium' }).results.map((result) => result.name)).toContain('Marvel Stadium')
  })

  it.each(['xqzvwj', 'qqqq wwww eeee', '???'])('finds nothing for %j', (query) => {
    expect(places.geocode({ query }).results).toEqual([])
  })

  it.each([
    ['Paris', 'FR'],
    ['Paris, Texas', 'US'],
    ['Paris, US', 'US'],
    ['Melbourne, FL', 'US'],
    ['London', 'GB'],
    ['Guangzhou', 'CN'],
  ])('%s lies in %s', (query, country) => expect(places.resolveCity(query)?.country).toBe(country))

  it('returns null for a city that does not exist', () => {
    expect(places.resolveCity('Xqzvwj')).toBeNull()
    expect(places.resolveCity('Melbourne, France')).toBeNull()
  })
})

describe('events', () => {
  it('are sorted by date, in the future, and marked', () => {
    const { events } = eventsResponse.parse(places.events({ limit: 50 }))
    expect(events).toHaveLength(50)
    const starts = events.map((event) => event.dates.start)
    expect(starts).toEqual(starts.toSorted())
    expect(events.every((event) => event.dates.end >= '2026-11-21')).toBe(true)
    expect(new Set(events.map((event) => event.dates.status))).toEqual(new Set(['confirmed', 'expected']))
  })

  it('are filtered by words, category, city and days', () => {
    expect(places.events({ query: 'formula 1 grand prix' }).events.every((event) => /prix/i.test(event.name))).toBe(
      true,
    )
    const music = places.events({ category: 'music', city: 'Sydney', limit: 50 }).events
    expect(music.length).toBeGreaterThan(3)
    expect(music.every((event) => event.category === 'music' && event.venue.city === 'Sydney')).toBe(true)
    const march = places.events({ from: '2027-03-01', to: '2027-03-31', limit: 50 }).events
    expect(march.length).toBeGreaterThan(3)
    expect(march.every(({ dates }) => dates.end >= '2027-03-01' && dates.start <= '2027-03-31')).toBe(true)
    expect(places.events({ query: 'xqzvwj' }).events).toEqual([])
  })

  it('are given one by one, and are null once over or never known', () => {
    const { events } = places.events({ limit: 50 })
    expect(events.map(({ id }) => eventResponse.parse(places.eventAnswer({ id })).event)).toMatchObject(events)
    expect(places.eventAnswer({ id: 'mel-e-never' })).toBeNull()
    const later = createPlaces({ now: () => new Date('2027-03-16T00:00:00Z') })
    expect(later.eventAnswer({ id: 'mel-e-150th-anniversary-test-australia-v-england' })).toBeNull()
  })

  it('come with the day at the venue, by which they are on or over', () => {
    let moment = '2026-11-28T15:00:00Z'
    const later = createPlaces({ now: () => new Date(moment) })
    for (const [id, at, today, end] of [
      ['adl-e-adelaide-500', '2026-11-28T15:00:00Z', '2026-11-29', '2026-11-29'],
      ['adl-e-adelaide-500', '2026-11-29T15:00:00Z', '2026-11-30', '2026-11-29'],
      ['e-miami-art-basel-miami-beach', '2026-12-07T02:00:00Z', '2026-12-06', '2026-12-06'],
    ] as const) {
      moment = at
      expect(later.eventAnswer({ id })).toMatchObject({ today, event: { dates: { end } } })
    }
  })
})

describe('places of interest', () => {
  it.each(['Melbourne', 'Singapore', 'London', 'Rod Laver Arena'])('are found near %s', (destination) => {
    const answer = venuesResponse.parse(places.venues({ destination }))
    expect(answer.results).toHaveLength(5)
    expect(answer.relaxed).toBe(false)
  })

  it('keep to the categories asked', () => {
    const { results } = places.venues({ destination: 'Melbourne', categories: ['museum', 'coffee'], limit: 50 })
    expect(results).toHaveLength(50)
    expect(new Set(results.map((result) => result.category))).toEqual(new Set(['museum', 'coffee']))
  })

  it('are widened with a message', () => {
    const answer = places.venues({ destination: 'Monaco', categories: ['market'], limit: 50 })
    expect(answer.relaxed).toBe(true)
    expect(answer.message).not.toBeNull()
    expect(answer.results.length).toBeGreaterThan(0)
  })

  it('are none where nothing is known', () => {
    const answer = places.venues({ destination: 'Timbuktu' })
    expect(answer.results).toEqual([])
    expect(answer.message).toMatch(/nearest cities we know/)
  })

  it('come by radius, most interesting first', () => {
    const pois = places.poisNear(-37.8177, 144.9678, 1500, { categories: ['sight'], limit: 10 })
    expect(pois).toHaveLength(10)
    for (const poi of pois) {
      expect(poi.category).toBe('sight')
      expect(distance(-37.8177, 144.9678, poi.lat, poi.lon)).toBeLessThanOrEqual(1500)
    }
    expect(venueCategories).toContain(pois[0]?.category)
  })
})

describe('hotels for the planner', () => {
  it('surely exist, stand where they are said to be, and lie within reach', () => {
    const centre = { lat: -37.8136, lon: 144.9631 }
    const found = places.sureHotelsNear(centre.lat, centre.lon, 2000)
    expect(found.length).toBeGreaterThan(10)
    for (const { mayBeClosed, doubtful, precision, lat, lon } of found) {
      expect(mayBeClosed || doubtful === true).toBe(false)
      expect(precision).toBeLessThan(250)
      expect(distance(centre.lat, centre.lon, lat, lon)).toBeLessThanOrEqual(2000)
    }
    // Of Guangzhou's hotels the street alone is known; of Paris some are from a list of 2012.
    expect(places.sureHotelsNear(23.13, 113.26, 3000).length).toBeLessThan(3)
    expect(places.roughHotelsNear(23.13, 113.26, 3000).length).toBeGreaterThan(3)
    expect(places.roughHotelsNear(48.86, 2.34, 3000).some(({ mayBeClosed }) => mayBeClosed)).toBe(false)
    expect(places.sureHotelsNear(48.86, 2.34, 3000).some(({ source }) => source === 'fr-atout2012')).toBe(false)
  })
})

describe('legs for the planner', () => {
  it('give the quicker sensible mode for each pair', () => {
    const table = places.legs([
      { lat: -37.8183, lon: 144.9671 },
      { lat: -37.8216, lon: 144.9785 },
      { lat: -37.815, lon: 144.942 },
    ])
    expect(table.map((row) => row.length)).toEqual([3, 3, 3])
    expect(table[0]?.[1]?.mode).toBe('walk')
    expect(table[0]?.[2]?.mode).toBe('transit')
  })

  it('are the same from one point as in the table of all', () => {
    const points = [
      { lat: -37.8183, lon: 144.9671 },
      { lat: -37.8216, lon: 144.9785 },
      { lat: -37.815, lon: 144.942 },
    ]
    const [from] = points
    if (!from) throw new Error('no point')
    expect(places.legsFrom(from, points)).toEqual(places.legs(points)[0])
    expect(places.legsFrom(from, [])).toEqual([])
  })

  it('are on foot where no stations are known', () => {
    // Both ends of the Strip in Las Vegas.
    const table = places.legs([
      { lat: 36.0826, lon: -115.1728 },
      { lat: 36.1474, lon: -115.1561 },
    ])
    expect(table[0]?.[1]).toMatchObject({ mode: 'walk', source: 'estimate' })
    expect(table[0]?.[1]?.minutes).toBeGreaterThan(60)
    expect(places.stationsJoin({ lat: 36.0826, lon: -115.1728 }, { lat: 36.1474, lon: -115.1561 })).toBe(false)
    expect(places.stationsJoin({ lat: -37.8183, lon: 144.9671 }, { lat: -37.815, lon: 144.942 })).toBe(true)
  })

  it.each([
    // No station is near: along the shore and over the bridge it is most of an hour.
    ['over Sydney Harbour', [-33.8596, 151.2225], [-33.8509, 151.2115], ['walk', 40, 60]],
    ['over the East River', [40.7033, -74.017], [40.7029, -73.9953], ['transit', 15, 30]],
    ['over the Thames, where a bridge is near', [51.5138, -0.0984], [51.5076, -0.0994], ['walk', 8, 15]],
  ] as const)('no walk %s is told as if one walked on water', (_, [lat, lon], [toLat, toLon], [mode, least, most]) => {
    const [leg] = places.legsFrom({ lat, lon }, [{ lat: toLat, lon: toLon }])
    expect(leg?.mode).toBe(mode)
    expect(leg?.minutes).toBeGreaterThan(least)
    expect(leg?.minutes).toBeLessThan(most)
    const points = [
      { lat, lon },
      { lat: toLat, lon: toLon },
    ]
    expect(places.legs(points)[0]?.[1]).toEqual(leg)
  })

  it('keeps for a ride over a harbour what it takes straight over', () => {
    const [leg] = places.legsFrom({ lat: 40.7033, lon: -74.017 }, [{ lat: 40.6892, lon: -74.0445 }])
    expect(leg?.metres).toBeGreaterThan(5000)
    expect(leg?.rideMetres).toBeLessThan(3800)
    expect(places.legsFrom({ lat: 48.2, lon: 16.37 }, [{ lat: 48.21, lon: 16.37 }])[0]).not.toHaveProperty('rideMetres')
  })

  it('resolves a destination with its zone', () => {
    expect(places.resolveDestination('Australian Open')).toMatchObject({
      kind: 'event',
      city: 'Melbourne',
      tz: 'Australia/Melbourne',
    })
    expect(places.resolveDestination('xqzvwj')).toBeNull()
  })

  it('knows a text that is a whole name, and none that only holds one', () => {
    expect(places.kindsNamed('Australian Open')).toContain('event')
    expect(places.kindsNamed('são paulo')).toContain('city')
    expect(places.kindsNamed('trip to Melbourne')).toEqual([])
    expect(places.kindsNamed('!')).toEqual([])
  })
})
