import type { EventCategory } from '@site/contracts/events'
import { geocodeResponse, MOST_CHOICES } from '@site/contracts/geocode'
import { describe, expect, it } from 'vitest'
import { createPlaces } from './create-places.ts'
import { NOTES } from './search/notes.ts'

const places = createPlaces({ now: () => new Date('2026-11-21T10:00:00Z') })
const ask = (query: string, category?: EventCategory) =>
  geocodeResponse.parse(places.geocode({ query, limit: 20, ...(category ? { category } : {}) }))
const meant = (query: string, category?: EventCategory) => {
  const { status, place } = ask(query, category)
  return status === 'resolved' && place ? `${place.kind}: ${place.name}, ${place.city ?? ''}` : status
}

describe('one place is meant', () => {
  it.each([
    ['Melbourne', 'city: Melbourne, Melbourne'],
    ['Perth, Scotland', 'city: Perth, Perth'],
    ['London Ontario', 'city: London, London'],
    ['Vienna, Austria', 'city: Vienna, Vienna'],
    ['Austria Wien', 'team: Austria Wien, Vienna'],
    ['Milan Italy', 'city: Milan, Milan'],
    ['Edinburgh, Scotland', 'city: Edinburgh, Edinburgh'],
    ['Hong Kong, China', 'city: Hong Kong, Hong Kong'],
    ['Mailand, Italien', 'city: Milan, Milan'],
    ['Londres, Angleterre', 'city: London, London'],
    ['Coney Island', 'neighbourhood: Coney Island, New York'],
    ['Firenze', 'city: Florence, Florence'],
    ['hotels near Rod Laver Arena', 'venue: Rod Laver Arena, Melbourne'],
    ['Melbourne Rod Laver Arena', 'venue: Rod Laver Arena, Melbourne'],
    ['#tokyobigsight', 'venue: Tokyo Big Sight, Tokyo'],
    ['CDG airport', 'airport: Charles de Gaulle International Airport, Paris'],
    ['Brandenburg Gate', 'place: Brandenburg Gate, Berlin'],
    ['Hauptbahnhof Berlin', 'station: Berlin Hbf, Berlin'],
    ['Berlin Hauptbahnhof', 'station: Berlin Hbf, Berlin'],
    ['Melbourne airport', 'airport: Melbourne International Airport, Melbourne'],
    ['Flinders Street station', 'station: Flinders Street Station, Melbourne'],
    ['Paddington, Brisbane', 'neighbourhood: Paddington Brisbane, Brisbane'],
    ['Hilton Sydney', 'hotel: Hilton Sydney, Sydney'],
    ['MGM Grand Las Vegas', 'hotel: MGM Grand, Las Vegas'],
    ['Besiktas Istanbul', 'neighbourhood: Beşiktaş, Istanbul'],
    ['MCG', 'venue: Melbourne Cricket Ground, Melbourne'],
    ['GP Monaco', 'event: Formula 1 Monaco Grand Prix, Monaco'],
    ['SW1A 1AA', 'postcode: SW1A, Westminster Abbey'],
    ['3000 Melbourne', 'postcode: 3000, Melbourne'],
    ['Mannerheimintie 1', 'address: Mannerheimintie 1, Helsinki'],
    ['Helsinki Kaivokatu 12', 'address: Kaivokatu 12, Helsinki'],
    ['46V8+74 Sydney', 'point: -33.856813, 151.215312, Sydney'],
    ['https://www.google.com/maps/@-33.8568,151.2153,17z', 'point: -33.8568, 151.2153, Sydney'],
  ])('%s → %s', (query, place) => expect(meant(query)).toBe(place))
})

describe('a question is asked', () => {
  it.each([
    'Portland',
    'Springfield',
    'Central Station',
    'Olympic Stadium',
    'London airport',
    'Giants',
    'Sofitel',
    'KL',
  ])('%s', (query) => {
    const { status, place, candidates } = ask(query)
    expect(status).toBe('choose')
    expect(place).toBeNull()
    expect(candidates.length).toBeGreaterThan(0)
    expect(candidates.length).toBeLessThanOrEqual(MOST_CHOICES)
  })

  it('offers what lies outside of the city that was named, and says so', () => {
    const { status, candidates, notes } = ask('Eden Park Melbourne')
    expect(status).toBe('choose')
    expect(candidates.map(({ city }) => city)).toEqual(['Auckland'])
    expect(notes).toEqual([NOTES.outside('Eden Park', 'Melbourne')])
  })

  it('offers the nearest known numbers of a street, never one as if it were another', () => {
    const { status, place, candidates, notes } = ask('Mikonkatu 413 Helsinki')
    expect(status).toBe('choose')
    expect(place).toBeNull()
    expect(candidates.every(({ name }) => name.startsWith('Mikonkatu'))).toBe(true)
    expect(notes).toEqual([NOTES.noNumber('413', 'Mikonkatu')])
  })
})

describe('nothing we hold is meant', () => {
  it.each([
    ['24 Chiswell Street, Manchester', NOTES.noStreets('Manchester')],
    ['24 Chiswell Street, London', NOTES.noStreet('London')],
    ['BTS world tour 2027', NOTES.tour],
    ['filled.count.soap', NOTES.what3words],
    ['https://www.rodlaverarena.com.au', NOTES.link],
    ['hotels near me', NOTES.empty],
    ['zzyzzx arena of blorptown', NOTES.nothing('zzyzzx arena of blorptown')],
    ['46V8+74', NOTES.shortCode],
  ])('%s: %s', (query, note) => {
    const { status, place, notes } = ask(query)
    expect(status).toBe('unknown')
    expect(place).toBeNull()
    expect(notes).toEqual([note])
  })

  it('asks artists’ followers for the venue', () => {
    expect(ask('Taylor Swift', 'music').notes).toEqual([NOTES.tour])
  })

  it.each(['zzyzzx stadium london', 'Hans Zimmer Live', 'qwrtz melbourne park', 'Coldplay Melbourne'])(
    'nor where what is left of “%s” names no venue',
    (query) => expect(ask(query)).toMatchObject({ status: 'unknown', place: null }),
  )

  it('offers what a part of the text names', () => {
    const { status, candidates } = ask('Oasis Marvel Stadium')
    expect(status).toBe('unknown')
    expect(candidates.map(({ name }) => name)).toContain('Marvel Stadium')
  })
})

describe('what is said with an answer', () => {
  it('how a misspelt word was read', () =>
    expect(ask('Rod Lavor Arena')).toMatchObject({
      status: 'resolved',
      notes: [NOTES.misspelt('lavor', 'laver')],
    }))
  it('where a team plays', () =>
    expect(ask('Sydney Swans')).toMatchObject({ place: { kind: 'team', at: 'Sydney Cricket Ground' } }))
})

describe('an artist and a venue', () => {
  it.each([
    ['Metallica Accor Stadium', 'Accor Stadium', 'metallica'],
    ['Adele Rod Laver', 'Rod Laver Arena', 'adele'],
    ['U2 Sphere', 'Sphere', 'u2'],
    ['Coldplay at the MCG', 'Melbourne Cricket Ground', 'coldplay'],
  ])('%s → %s, and says what was left out', (query, name, left) =>
    expect(ask(query)).toMatchObject({ status: 'resolved', place: { name }, notes: [NOTES.leftOut(left)] }),
  )

  it('asks where the rest fits several venues', () => {
    const { status, place, candidates, notes } = ask('Coldplay Wembley')
    expect({ status, place, notes }).toEqual({ status: 'choose', place: null, notes: [NOTES.leftOut('coldplay')] })
    expect(candidates[0]?.name).toBe('Wembley Stadium')
    expect(candidates.every(({ kind }) => kind === 'venue')).toBe(true)
  })

  it('suggests the venue while it is typed', () =>
    expect(places.geocode({ query: 'Beyonce Accor St', typing: true }).results[0]?.name).toBe('Accor Stadium'))
})

describe('while a text is typed', () => {
  const suggested = (query: string) => places.geocode({ query, limit: 7, typing: true }).results.map(({ name }) => name)

  it.each([
    ['aust op', 'Australian Open'],
    ['wemb st', 'Wembley Stadium'],
    ['rod la ar', 'Rod Laver Arena'],
    ['mad sq', 'Madison Square Garden'],
    ['melb cri gr', 'Melbourne Cricket Ground'],
  ])('takes each word for the beginning of one: %s', (query, name) => expect(suggested(query)[0]).toBe(name))

  it('takes words for beginnings in their order, and only while they are typed', () => {
    expect(suggested('sq mad')).not.toContain('Madison Square Garden')
    expect(places.geocode({ query: 'mad sq', typing: true }).status).not.toBe('resolved')
    expect(places.geocode({ query: 'mad sq gar' }).results.map(({ name }) => name)).not.toContain(
      'Madison Square Garden',
    )
  })

  it.each([
    ['australian g', 'Formula 1 Australian Grand Prix'],
    ['singapore gr', 'Formula 1 Singapore Grand Prix'],
    ['circuit de m', 'Circuit de Monaco'],
    ['stade lou', 'Stade Louis II'],
    ['sydney opera h', 'Sydney Opera House'],
    ['madison square g', 'Madison Square Garden'],
    ['adelaide o', 'Adelaide Oval'],
    ['rod laver mel', 'Rod Laver Arena'],
    ['coachella v', 'Coachella Valley Music and Arts Festival (weekend 1)'],
  ])('%s → %s', (query, name) => expect(suggested(query)[0]).toBe(name))

  it.each(['grand pr', 'formula'])('every Grand Prix begins with “%s”', (query) =>
    expect(
      suggested(query)
        .slice(0, 3)
        .every((name) => name.includes('Grand Prix')),
    ).toBe(true),
  )

  it.each([
    ['london', 'London', 'London Marathon'],
    ['melbourne', 'Melbourne', 'Melbourne Cup Day'],
    ['tokyo', 'Tokyo', 'Tokyo Marathon'],
    // Its name does not begin with the city's.
    ['las vegas', 'Las Vegas', 'Formula 1 Las Vegas Grand Prix'],
  ])('%s → the city, then its events', (query, city, event) => {
    const names = suggested(query)
    expect(names[0]).toBe(city)
    expect(names).toContain(event)
  })

  it('does not offer a place elsewhere that holds the name of a city before what the city has', () =>
    expect(suggested('london')).not.toContain('Weston Homes Stadium'))

  it('finds a city by the beginning of its state', () => expect(suggested('portland ore')).toContain('Portland'))

  it('takes an unfinished word for nobody’s whole answer', () => {
    expect(places.geocode({ query: 'rod la', typing: true })).toMatchObject({ status: 'choose', place: null })
    expect(places.geocode({ query: 'rod laver arena', typing: true })).toMatchObject({ status: 'resolved' })
  })

  it('reads a finished text as before', () =>
    expect(places.geocode({ query: 'australian g' })).toMatchObject({ status: 'unknown', results: [] }))
})

describe('hotels start from the same place', () => {
  it('as the words, or from nowhere', () => {
    expect(places.hotelsNear({ query: 'Portland' })).toMatchObject({ status: 'choose', origin: null, hotels: [] })
    expect(places.hotelsNear({ query: 'Taylor Swift', category: 'music' })).toMatchObject({
      status: 'unknown',
      hotels: [],
    })
    expect(places.hotelsNear({ query: 'MCG' })).toMatchObject({ status: 'resolved', origin: { kind: 'venue' } })
  })

  it('by the id that was resolved, whatever its kind', () => {
    for (const query of [
      'Melbourne',
      'CDG airport',
      'Paddington, Brisbane',
      'Sydney Swans',
      'SW1A 1AA',
      'Hilton Sydney',
    ]) {
      const { place } = ask(query)
      expect(place?.id).toBeDefined()
      const { lat, lon, kind } = places.hotelsNear({ placeId: place?.id ?? '' }).origin ?? {}
      expect({ lat, lon, kind }).toEqual({ lat: place?.lat, lon: place?.lon, kind: place?.kind })
    }
    expect(places.hotelsNear({ placeId: 'city-0' }).message).toMatch(/no longer listed/)
  })
})

describe('odd input', () => {
  const odd = [
    'x'.repeat(200_000),
    'Rod Laver '.repeat(20_000),
    '\ud800\udfff'.repeat(1000),
    '\u202eMelbourne\u202c',
    '\u0000\u0007',
    '😀'.repeat(1000),
    "'; DROP TABLE hotels; --",
    '<script>alert(1)</script>',
    `${'a'.repeat(100)}${'!'.repeat(100)}`,
    '1 '.repeat(100),
    '(((((((((((((((((((((((((',
    '1-'.repeat(100),
    '12 '.repeat(66),
    `${'street '.repeat(30)}1`,
  ]
  it.each(odd.map((text) => [text.slice(0, 24), text]))('%j gets an answer', (_, text) => {
    const { status, notes } = places.geocode({ query: text })
    expect(['resolved', 'choose', 'unknown']).toContain(status)
    expect(notes.join(' ').length).toBeLessThan(400)
  })
})
