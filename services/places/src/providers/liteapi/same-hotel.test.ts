import { describe, expect, it } from 'vitest'
import { matchHotels, type NamedPoint } from './same-hotel.ts'

const METRE = 1 / 111_195
const at = (id: string, name: string, north: number): NamedPoint => ({
  id,
  name,
  lat: -37.82 + north * METRE,
  lon: 144.97,
})

describe('a hotel of ours among theirs', () => {
  it.each<[string, NamedPoint, string | undefined]>([
    ['has the same name close by', at('lp', 'The Langham Melbourne', 40), 'lp'],
    ['has nearly the same name', at('lp', 'Langham, Melbourne', 140), 'lp'],
    ['stands too far away', at('lp', 'The Langham Melbourne', 160), undefined],
    ['is another house next door', at('lp', 'Quest Southbank', 5), undefined],
  ])('%s', (_, other, expected) => {
    expect(matchHotels([at('own', 'The Langham Melbourne', 0)], [other]).get('own')).toBe(expected)
  })

  it('is the closer of two with one name, and the other is not taken for it as well', () => {
    const ours = [at('far', 'Mantra Southbank', 0), at('near', 'Mantra Southbank', 90)]
    expect([...matchHotels(ours, [at('lp', 'Mantra Southbank', 100)])]).toEqual([['near', 'lp']])
  })

  it('is found for each of two that share a street', () => {
    const ours = [at('a', 'Mantra Southbank', 0), at('b', 'Mantra Southbank', 90)]
    const theirs = [at('lp-b', 'Mantra Southbank', 100), at('lp-a', 'Mantra Southbank', 10)]
    expect(Object.fromEntries(matchHotels(ours, theirs))).toEqual({ a: 'lp-a', b: 'lp-b' })
  })
})
