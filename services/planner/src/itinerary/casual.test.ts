import { expect, it } from 'vitest'
import { samplePlaces } from '../testing/sample-city.ts'
import { penaltyWithChildren, penaltyWithLittleMoney } from './casual.ts'

const [sample] = samplePlaces({ places: 1 })
const kitchen = (over: object) => ({ ...sample, category: 'food', name: 'Somewhere', themes: [], ...over })

it.each([
  ['nothing known', {}, 0],
  ['a pizzeria', { name: 'Riva Tal (pizzeria)' }, -30],
  ['a food centre', { name: 'Maxwell Food Centre' }, -30],
  ['a room for grown-ups', { forAdults: true }, 110],
  ['a grown-up café', { name: 'Café Noir', forAdults: true }, 110],
  ['a table booked for weeks', { bookAhead: true }, 40],
])('with small children %s costs %3$i', (_, over, cost) => expect(penaltyWithChildren(kitchen(over))).toBe(cost))

it.each([
  ['nothing known', {}, 0],
  ['a counter with burgers', { name: 'Burgermeister', limitedTo: 'quick_meal' }, -75],
  ['a dear food hall', { name: 'KaDeWe food hall', isDear: true }, 110],
])('with little money %s costs %3$i', (_, over, cost) => expect(penaltyWithLittleMoney(kitchen(over))).toBe(cost))
