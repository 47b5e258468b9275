import { expect, it } from 'vitest'
import { compareChoice, withChoice } from './compare-choice.ts'

it.each([
  [[], { checked: false, full: false, paired: false }],
  [['a'], { checked: true, full: false, paired: false }],
  [['b', 'c'], { checked: false, full: false, paired: false }],
  [['b', 'a'], { checked: true, full: false, paired: true }],
  [['b', 'c', 'd', 'e'], { checked: false, full: true, paired: false }],
  [['b', 'c', 'd', 'a'], { checked: true, full: false, paired: true }],
])('with %j compared, hotel a is %j', (compared, choice) => expect(compareChoice(compared, 'a')).toEqual(choice))

it('a choice adds a hotel behind the others, and takes it away again', () => {
  expect(withChoice(['b'], 'a', true)).toEqual(['b', 'a'])
  expect(withChoice(['b', 'a', 'c'], 'a', false)).toEqual(['b', 'c'])
})
