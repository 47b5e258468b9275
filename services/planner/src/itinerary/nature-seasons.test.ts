import { describe, expect, it } from 'vitest'
import { inSeason, isSeenIn, natureNote } from './nature-seasons.ts'

const blossom = { key: 'cherry-blossom', name: 'Cherry blossom' }
const markets = { key: 'christmas-markets', name: 'Christmas markets' }
const april = ['2027-04-05', '2027-04-06']
const knownIn = { season: 'cherry-blossom', usually: 'in the first ten days of April' }
const place = (id: string, category: string, over = {}) => ({ id, name: id, category, interest: 50, ...over })
const path = place('Path', 'park', { knownIn })
const lawn = place('Lawn', 'park')
const museum = place('Museum', 'museum')

it.each([
  ['a place known for it is worth most', path, [blossom], april, 110],
  ['a park is worth more', lawn, [blossom], april, 70],
  ['a museum is worth what it was', museum, [blossom], april, 50],
  ['nothing is worth more in December', path, [blossom], ['2027-12-05'], 50],
  ['nothing is worth more for a season with grounds', path, [markets], april, 50],
])('%s', (_, poi, asked, dates, worth) => expect(inSeason(poi, asked, dates).interest).toBe(worth))

describe('natureNote', () => {
  const own = { city: 'Sampleton', dates: april, places: [path, lawn, museum], planned: new Set(['Path', 'Museum']) }
  const usual =
    'In Sampleton the cherry blossom is usually at its best in the first ten days of April. It moves from year to year, so look at a forecast before you book.'

  it('says when it usually is, that it moves, and what of the plan is known for it', () =>
    expect(natureNote([blossom], own)).toBe(`${usual} In this plan Path is known for it.`))

  it('says that days are outside it', () =>
    expect(natureNote([blossom], { ...own, dates: ['2027-12-05'] })).toBe(
      `${usual} Your days are outside its season, so no stop is chosen for it.`,
    ))

  it('says that parks come first where no place is famous', () => {
    const unknown = { ...own, places: [lawn, museum], planned: new Set(['Lawn']) }
    expect(natureNote([blossom], unknown)).toBe(
      'The days of cherry blossom move from year to year, so look at a forecast before you book. We know no place there that is famous for it, so parks and gardens come first.',
    )
    expect(isSeenIn(blossom, unknown)).toBe(true)
  })

  it('is silent where none was asked for', () => expect(natureNote([markets], own)).toBeNull())
})
