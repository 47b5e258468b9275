import type { Activity } from '@site/contracts/trip-fields'
import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { describe, expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { activityWorth, isAskedFor } from './activities.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })
const plan = (destination: string, days?: number) =>
  planItinerary(itineraryRequest.parse({ destination, ...(days === undefined ? {} : { days }) }), port, { now })
const asking = (...activities: Activity[]) => ({ ...emptyTrip, soft: { ...emptyTrip.soft, activities } })

describe('where one goes for it', () => {
  it.each([
    ['Ronnie Scott’s Jazz Club', 'nightlife', 'jazz', true],
    ['Turntable Chicken Jazz', 'food', 'jazz', false],
    ['Opera Bar', 'bar', 'opera', false],
    ['Haus der Musik', 'museum', 'music', true],
    ['Leopold Museum', 'museum', 'music', false],
    ['Tokyo Opera City Art Gallery', 'museum', 'opera', false],
    ['Old Operating Theatre Museum', 'museum', 'theatre', false],
    ['Barceloneta Beach', 'park', 'the beach', true],
    ['Kaimug Beach Kitchen', 'food', 'the beach', false],
    ['Baths of Caracalla', 'sight', 'baths', false],
    ['Széchenyi Thermal Bath', 'experience', 'baths', true],
    ['Abbey Road Crossing', 'sight', 'carols', false],
    ['Nymphenburg Palace', 'sight', 'castles', true],
    ['Castle Street Kitchen', 'food', 'castles', false],
    ['Hosier Lane', 'sight', 'street art', true],
    ['Tate Modern', 'museum', 'modern art', true],
    ['Modern Times Café', 'coffee', 'modern art', false],
    ['Universal Studios Japan', 'experience', 'theme parks', true],
    ['Senso-ji', 'sight', 'temples and shrines', true],
    ['Kew Gardens', 'park', 'gardens', true],
    ['Queen Victoria Market', 'market', 'markets', true],
    ['Market Lane', 'coffee', 'markets', false],
    ['The Bow Bar', 'bar', 'whisky', true],
    ['A Tasca do Chico', 'nightlife', 'fado', true],
    ['Beethoven Pasqualatihaus', 'museum', 'classical music', true],
    ['Seven Dials', 'sight', 'Christmas lights', true],
    ['AC/DC Lane and Duckboard Place', 'sight', 'street art', true],
    ['Royal Albert Hall', 'sight', 'church services', false],
    ['Museo Thyssen-Bornemisza', 'museum', 'art', true],
    ['Deutsches Museum', 'museum', 'art', false],
    ['Deutsches Museum', 'museum', 'museums', true],
    ['Natural History Museum', 'museum', 'history', false],
    ['Berlin Wall Memorial', 'museum', 'history', true],
    ['Marylebone Parish Church', 'sight', 'churches', true],
    ['Retiro Park', 'park', 'parks', true],
    ['Primrose Hill', 'viewpoint', 'viewpoints', true],
    ['Café Central', 'coffee', 'coffee houses', true],
    ['Mother India’s Cafe', 'food', 'coffee houses', false],
  ] as const)('%s (%s) for %s: %s', (name, category, activity, is) =>
    expect(
      isAskedFor(asking(activity), { name, category }) || activityWorth(asking(activity), { name, category }) > 0,
    ).toBe(is),
  )
})

describe('a plan for it', () => {
  it('goes to a jazz club in the evening, and says that it was planned', async () => {
    const { plan: days, meta } = await plan('London 3 days, jazz')
    const slots = days.flatMap((day) => day.slots)
    expect(slots.find(({ activity }) => activity.title.includes('Jazz'))?.start ?? '').toMatch(/^(?:19|2\d):/)
    expect(meta.reading?.understood).toContainEqual(expect.objectContaining({ key: 'do:jazz', use: 'planned' }))
    expect(meta.reading?.notUsed).toEqual([])
  })

  it.each([
    ['Prague 3 days, castles', 3, /Castle|Palace/, 2],
    ['Kyoto 3 days, temples and gardens', 3, /-ji|Shrine|Temple|Taisha|Gyoen|-in\b|-dera/, 8],
    ['Los Angeles 4 days, beaches and theme parks', 4, /Disney(?!.*Hall)|Universal/, 2],
    ['Orlando 4 days, theme parks', 4, /Universal|Disney|EPCOT|Magic Kingdom|SeaWorld/, 4],
    ['Melbourne 3 days, coffee', 3, /Coffee|Espresso|Market Lane|Degraves|Brother|Café/, 2],
    ['Madrid 3 days, churros', 3, /Chocolat|Churrer/, 3],
    ['Melbourne 3 days, street art', 3, /Lane|Presgrave|Croft Alley|mural/, 4],
    ['Vienna 4 days, classical music', 4, /Musik|Mozart|Beethoven|Haydn|Schubert|Musical|Opera|Konzerthaus/, 6],
    ['Munich 4 days, castles', 4, /Residenz|Palace|Castle/, 3],
    ['Edinburgh 3 days, whisky', 3, /[Ww]hisk|Distillery|Johnnie Walker|Bow Bar/, 5],
    ['Madrid 3 days, museums', 3, /Muse[ou]|Thyssen|Prado|Collections/, 5],
    ['Rome 3 days, art', 3, /Borghese|Vatican|Capitoline|Barberini|Farnesina|Massimo|Altemps/, 4],
    ['Vienna 3 days, coffee houses', 3, /^Café|Demel/, 3],
    ['Berlin 3 days, history', 3, /Wall|Terror|Memorial|Checkpoint|Reichstag|Jewish|DDR|Stasi|Underworlds|Tears/, 6],
    ['Lisbon 3 days, fado', 3, /[Ff]ado|Mesa de Frades|Tasca do Chico/, 3],
  ])('goes to more than one where a kind of sight is asked for: %s', async (text, count, names, least) => {
    const { plan: days } = await plan(text, count)
    const found = days.flatMap(({ slots }) => slots.filter(({ activity }) => names.test(activity.title)))
    expect(found.length).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['Rome 2 days, a day at the beach', 'do:the beach', 'We list no place for a day at the beach in Rome'],
    ['Edinburgh 23-24 December 2026, carols', 'do:carols', 'We don’t know the times of carol services: ask at '],
    ['Sydney 2 days, opera', 'do:opera', 'look at the programme of Sydney Opera House'],
    ['Berlin 8-9 December 2026, clubs', 'do:clubs', 'Clubs fill after midnight, when these days have ended'],
  ])('says what it cannot plan: %s', async (text, key, note) => {
    const { meta } = await plan(text)
    expect(meta.reading?.understood).toContainEqual(expect.objectContaining({ key }))
    expect(meta.searchNote).toContain(note)
  })

  it('plans a service whose hour is known, and then asks nobody', async () => {
    const { plan: days, meta } = await plan('London 23-24 December 2026, carols')
    const held = days.map(({ slots }) => slots.filter(({ activity }) => activity.title.startsWith('Carol service')))
    expect(held.map((slots) => slots.length)).toEqual([1, 1])
    expect(meta.searchNote).not.toContain('carol services')
    // The square is seen once, under its tree.
    const squares = days.flatMap(({ slots }) => slots.filter(({ activity }) => /Trafalgar/.test(activity.title)))
    expect(squares.length).toBeLessThanOrEqual(1)
  })
})
