import { expect, test } from 'vitest'
import { hotel, legOf, stopAt, streetDay } from '../testing/streets.ts'
import { dayLegs, hasWay } from './day-legs.ts'

const told = (stops: typeof streetDay.stops, base: typeof hotel | null = hotel) =>
  dayLegs({ ...streetDay, stops }, base).map(
    ({ from, to, leg, at }) => `${from.name} > ${to.name}: ${leg?.minutes ?? '?'} min, ${at}`,
  )
const a = stopAt('A', 60.1, 24.9, legOf({ minutes: 5 }))
const b = stopAt('B', 60.2, 24.9, legOf({ minutes: 6 }))
const nowhere = stopAt('Nowhere', null, null, legOf({ minutes: 7 }))

test.each([
  ['from the base and back', [a, b], hotel, ['Hotel > A: 5 min, 0', 'A > B: 6 min, 1', 'B > Hotel: 40 min, 2']],
  ['without a base', [a, b], null, ['A > B: 6 min, 1']],
  ['over a stop without a position', [a, nowhere, b], null, ['A > B: ? min, 2']],
  ['with such a stop at the end', [a, nowhere], hotel, ['Hotel > A: 5 min, 0', 'A > Hotel: ? min, 2']],
  ['only such stops', [nowhere], hotel, []],
  ['no stops', [], hotel, []],
] as const)('the legs of a day %s', (_, stops, base, legs) => expect(told([...stops], base)).toEqual(legs))

test('only a walk along streets has a way to tell', () =>
  expect(dayLegs(streetDay, hotel).map(hasWay)).toEqual([true, false, false, true]))
