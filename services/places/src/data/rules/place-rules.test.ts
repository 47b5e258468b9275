import { describe, expect, it } from 'vitest'
import { judgePlace } from './place-rules.ts'

const judge = (name: string, category: string, subtype: string, more: { known?: boolean; nearZoo?: boolean } = {}) =>
  judgePlace({ name, category, subtype, known: more.known ?? false, nearZoo: more.nearZoo ?? false })

describe('what a place is good for', () => {
  it.each([
    ['Burger King', 'food', 'fast_food', 'quick_meal'],
    ["Domino's Pizza", 'food', 'restaurant', 'quick_meal'],
    ['Lamb on Bourke Kebab', 'food', 'takeaway', 'quick_meal'],
    ['Pidapipo Gelateria', 'food', 'restaurant', 'snack'],
    ['Churrería Laietana', 'food', 'cafe', 'snack'],
    ['Bourke Street Bakery', 'food', 'cafe', 'snack'],
    ['Starbucks', 'food', 'restaurant', 'coffee'],
    ['Ekberg', 'coffee', 'cafe', 'coffee'],
    ['Bust of Beethoven', 'art', 'artwork', 'photo_stop'],
    ['Burke and Wills', 'sight', 'monument', 'photo_stop'],
    ['Flinders Street Railway Station', 'sight', 'railway_station', 'photo_stop'],
  ])('%s (%s, %s) only makes a %s', (name, category, subtype, to) =>
    expect(judge(name, category, subtype)).toMatchObject({ is: 'limited', to }),
  )

  it('only doubts a takeaway: a quarter of them have tables', () => {
    expect(judge('226 Sushi', 'food', 'takeaway')).toMatchObject({ to: 'quick_meal', certainty: 'C' })
  })

  it.each([
    ['Bedroom', 'sight', 'attraction', {}],
    ["Queen's Dressing Room", 'museum', 'museum', {}],
    ['NoMad High Limit Casino', 'nightlife', 'casino', {}],
    ['gateway', 'sight', 'attraction', {}],
    ['African wild dogs', 'sight', 'attraction', { nearZoo: true }],
  ])('%s is no place to visit', (name, category, subtype, more) =>
    expect(judge(name, category, subtype, more)).toMatchObject({ is: 'no_visit' }),
  )

  it.each([
    ['Dessert Kitchen', 'food', 'restaurant', {}],
    ['Royal Kebab Cafe', 'coffee', 'cafe', {}],
    ['Hachiko', 'art', 'artwork', {}],
    ['Havis Amanda', 'art', 'artwork', {}],
    ['Chapel', 'sight', 'attraction', { known: true }],
    ['Lion Rock', 'sight', 'attraction', {}],
    ['Ateneum', 'museum', 'museum', {}],
  ])('%s (%s, %s) is left as it is', (name, category, subtype, more) =>
    expect(judge(name, category, subtype, more)).toEqual({ is: 'place' }),
  )
})
