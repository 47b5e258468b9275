import { describe, expect, it } from 'vitest'
import { contractThemes, dietsOf, wheelchairOf } from './visit-words.ts'

it.each([
  [{}, null],
  [{ 'diet:vegan': 'yes' }, ['vegan', 'vegetarian', 'pescatarian', 'dairy-free']],
  [{ 'diet:vegetarian': 'only' }, ['vegetarian', 'pescatarian']],
  [{ 'diet:lactose_free': 'yes' }, ['dairy-free']],
  [{ 'diet:halal': 'no', 'diet:kosher': 'yes' }, ['no-halal', 'kosher']],
  [{ 'diet:gluten_free': 'limited' }, null],
])('reads the diets of %o', (tags, diets) => expect(dietsOf(new Map(Object.entries(tags)))).toEqual(diets))

it.each([
  [{}, null],
  [{ wheelchair: 'yes' }, 'yes'],
  [{ wheelchair: 'designated' }, 'yes'],
  [{ wheelchair: 'limited' }, 'limited'],
  [{ wheelchair: 'no' }, 'no'],
  [{ wheelchair: 'bad' }, null],
])('reads whether a wheelchair gets in of %o', (tags, access) =>
  expect(wheelchairOf(new Map(Object.entries(tags)))).toBe(access),
)

describe('contractThemes', () => {
  it('says outdoors for nature, once', () => {
    expect(contractThemes(['nature', 'outdoors', 'family'])).toEqual(['outdoors', 'family'])
  })
})
