import { describe, expect, it } from 'vitest'
import { findDataDir } from './data-dir.ts'
import { fold } from './fold.ts'
import { loadDataset } from './load.ts'
import { judgeHotel } from './rules/hotel-rules.ts'
import { withPropertyLinks } from './rules/property-link.ts'

const data = loadDataset(findDataDir())
const tables = {
  hotels: data.hotels,
  venues: data.venues,
  pois: data.pois,
  airports: data.airports,
  stations: data.stations,
  neighbourhoods: data.neighbourhoods,
  teams: data.teams,
}
const credited = new Set(data.credits.map(({ source }) => source))
const uncredited = (rows: Iterable<{ readonly source: string }>) =>
  [...rows].filter(({ source }) => source.split('+').some((one) => !credited.has(one)))

describe('the shipped tables', () => {
  it.each(Object.entries(tables))('%s: every row names a source that is credited', (_, rows) => {
    expect(rows.length).toBeGreaterThan(400)
    expect(uncredited(rows)).toEqual([])
  })

  it('credit every alias and every postcode', () => {
    expect(uncredited(data.venueAliases)).toEqual([])
    expect(uncredited(data.postcodes.all())).toEqual([])
  })

  it.each(Object.entries(tables))('%s: no id stands twice', (_, rows) => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it('hold no airport twice', () => {
    const codes = data.airports.map(({ iata }) => iata)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('give an alias to one venue of a city', () => {
    const cityOf = new Map(data.venues.map(({ id, city }) => [id, city]))
    const keys = data.venueAliases.map(({ venueId, alias }) => `${cityOf.get(venueId)}|${fold(alias)}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(data.venueAliases.filter(({ venueId }) => !cityOf.has(venueId))).toEqual([])
  })

  it('link to the page of a hotel, never to the front page of a chain', () => {
    const hotels = data.hotels.map(({ id, website }) => ({ id, website }))
    expect(hotels.filter(({ website }) => website !== null).length).toBeGreaterThan(1500)
    expect(withPropertyLinks(hotels)).toEqual({ rows: hotels, dropped: 0 })
  })

  it('name no company, camp or private let among the hotels', () => {
    // Trading names that read like an owner's, each kept by a judgement of its own.
    const kept = new Set([
      "Gaido'S Of Galveston Inc",
      'The Frenchie, Llc',
      'Bubble Terlingua Llc',
      '7F Lodge And Events, Llc',
      // A slip of the register in “and”.
      'Yellloe House Bed Abd Breakfast',
    ])
    const wrong = data.hotels.filter((hotel) => {
      const verdict = judgeHotel(hotel)
      return verdict.is !== 'hotel' && verdict.certainty !== 'C' && !hotel.doubtful && !kept.has(hotel.name)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it.each([
    'Blue Moon Hospitality Llc',
    'Arka Hotels Group Llc',
    'Dilley (Stfrc)',
    'Melbourne Conservatorium',
    'Airbnb',
  ])('do not call %s a hotel', (name) =>
    expect(data.hotels.filter((hotel) => fold(hotel.name) === fold(name))).toEqual([]),
  )

  it.each(['Vicente Calderón', 'Goodison Park', 'White Hart Lane', 'Boleyn Ground'])('do not offer %s', (name) => {
    expect(data.venues.filter((venue) => venue.name === name)).toEqual([])
  })

  it.each([
    ['Marvel Stadium', 'Etihad Stadium'],
    ['Allianz Arena', 'Munich Football Arena'],
    ['Kaseya Center', 'American Airlines Arena'],
  ])('know %s also as %s, once', (name, former) => {
    const found = data.venues.filter((venue) => venue.name === name)
    expect(found).toHaveLength(1)
    expect(found[0]?.altNames).toContain(former)
  })

  it('do not take the name of a town for an airport', () => {
    const newark = data.airports.find(({ iata }) => iata === 'EWR')
    expect(newark?.metro).toContain('NYC')
    expect(newark?.aliases).not.toContain('Newark')
    expect(data.airports.find(({ iata }) => iata === 'LHR')?.aliases).toContain('Heathrow')
  })
})

describe('postcodes', () => {
  it.each([
    ['10001', 'US', 'New York'],
    ['1010', 'AT', 'Wien, Innere Stadt'],
    ['sw1a', 'GB', ''],
    ['3000', 'AU', 'Melbourne'],
  ])('%s lies in %s', (code, country, place) => {
    const found = data.postcodes.find(code, country)
    expect(found).toHaveLength(1)
    expect(found[0]?.place).toContain(place)
    expect(found[0]?.precision).toBeGreaterThanOrEqual(1000)
  })

  it('may stand in several countries', () => {
    const countries = data.postcodes.find('2000').map(({ country }) => country)
    expect(countries.length).toBeGreaterThan(1)
    expect(data.postcodes.find('xqzvwj')).toEqual([])
    expect(data.postcodes.find('')).toEqual([])
  })
})
