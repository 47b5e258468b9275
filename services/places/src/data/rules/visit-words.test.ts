import { describe, expect, it } from 'vitest'
import { contractThemes, dietsOf } from './visit-words.ts'

it.each([
  [{}, null],
  [{ 'diet:vegan': 'yes' }, ['vegan', 'vegetarian', 'pescatarian', 'dairy-free']],
  [{ 'diet:vegetarian': 'only' }, ['vegetarian', 'pescatarian']],
  [{ 'diet:lactose_free': 'yes' }, ['dairy-free']],
  [{ 'diet:halal': 'no', 'diet:kosher': 'yes' }, ['no-halal', 'kosher']],
  [{ 'diet:gluten_free': 'limited' }, null],
])('reads the diets of %o', (tags, diets) => expect(dietsOf(new Map(Object.entries(tags)))).toEqual(diets))

describe('contractThemes', () => {
  it('says outdoors for nature, once', () => {
    expect(contractThemes(['nature', 'outdoors', 'family'])).toEqual(['outdoors', 'family'])
  })
})
