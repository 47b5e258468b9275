import { describe, expect, it } from 'vitest'
import { samplePlaces } from '../testing/sample-city.ts'
import { keptWorth } from './enough.ts'
import type { Poi } from './places.ts'

const [sample] = samplePlaces({ places: 1 })
const place = (id: string, over: Partial<Poi>): Poi => ({ ...sample, id, name: id, themes: [], height: null, ...over })
const july = ['2027-07-01', '2027-07-02', '2027-07-03']
const usual = { dates: july, themes: [], isThrifty: false }

describe('keptWorth', () => {
  const decks = [70, 90, 80].map((interest) =>
    place(`Tower ${interest}`, { category: 'view', interest, openingHours: 'Mo-Su 10:00-22:00' }),
  )

  it('of towers with a view the best two are enough, one for a short trip, and none with little money', () => {
    const least = (trip: Partial<typeof usual>) => [...keptWorth(decks, { ...usual, ...trip }).keys()]
    expect(least({})).toEqual(['Tower 70'])
    expect(least({ dates: july.slice(0, 2) })).toEqual(['Tower 80', 'Tower 70'])
    expect(least({ isThrifty: true })).toHaveLength(3)
  })

  it('of the shows of one maker the best is enough', () => {
    const shows = [80, 90].map((interest) => place(`teamLab ${interest}`, { category: 'experience', interest }))
    expect([...keptWorth(shows, usual).keys()]).toEqual(['teamLab 80'])
  })

  it('a hill or a terrace is no tower', () => {
    const hills = [1, 2, 3].map((n) => place(`Hill ${n}`, { category: 'view', themes: ['outdoors'] }))
    expect(keptWorth(hills, usual).size).toBe(0)
  })

  it.each([
    ['a park in a northern winter', '2026-12-08', 48, {}, 0.5],
    ['a park in a mild one', '2026-12-08', 40, {}, 0.75],
    ['a park in the tropics', '2026-12-08', 1, {}, undefined],
    ['a park in summer', '2027-07-01', 48, {}, undefined],
    ['a park in the southern winter', '2027-06-20', -37, {}, 0.75],
    ['a zoo', '2026-12-08', 48, { name: 'The Zoo' }, undefined],
    ['a museum', '2026-12-08', 48, { category: 'museum' }, undefined],
  ])('%s keeps its share', (_, date, lat, over, share) => {
    const own = place('Lawn', { category: 'park', lat, ...over })
    expect(keptWorth([own], { ...usual, dates: [date] }).get('Lawn')).toBe(share)
  })

  it('whoever asks for the outdoors goes in any weather', () => {
    const lawn = place('Lawn', { category: 'park', lat: 60 })
    expect(keptWorth([lawn], { ...usual, dates: ['2026-12-08'], themes: ['outdoors'] }).size).toBe(0)
  })
})
