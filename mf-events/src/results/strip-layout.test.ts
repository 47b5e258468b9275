import { describe, expect, it } from 'vitest'
import { hotel } from '../testing/hotel.ts'
import { rangeWords, reachOf, reachWords } from './reach.ts'
import { layStrip, nearestInReach, nextIndex } from './strip-layout.ts'

describe('how a hotel is reached', () => {
  it.each([
    ['on foot within half an hour, even where transit is quicker', hotel('a', 28, 18), 'foot', 28],
    ['by transit beyond it', hotel('a', 40, 19), 'transit', 19],
    ['on foot where no transit was given', hotel('a', 40), 'foot', 40],
  ] as const)('%s', (_, given, by, minutes) => {
    expect(reachOf(given)).toMatchObject({ by, minutes })
  })

  it('names the minutes and the mode in words', () => {
    expect(reachWords(reachOf(hotel('a', 1)))).toBe('1 minute on foot')
    expect(reachWords(reachOf(hotel('a', 40, 18)))).toBe('18 minutes by transit')
    expect(rangeWords({ low: 6, high: 11 })).toBe('6–11 min')
    expect(rangeWords({ low: 7, high: 7 })).toBe('7 min')
  })
})

describe('the walk strip', () => {
  it('stacks hotels of the same minute, nearest first', () => {
    const { ticks, levels } = layStrip([hotel('c', 9), hotel('b', 7), hotel('a', 7), hotel('d', 50, 22)])
    expect(ticks.map(({ id, column, level }) => [id, column, level])).toEqual([
      ['a', 7, 0],
      ['b', 7, 1],
      ['c', 9, 0],
      ['d', 22, 0],
    ])
    expect(levels).toBe(2)
  })

  it('keeps what is farther than the axis beyond its end', () => {
    expect(layStrip([hotel('far', 90), hotel('door', 0)]).ticks.map(({ column }) => column)).toEqual([0, 31])
  })

  it('keeps near ticks whole however many hotels are far', () => {
    const far = Array.from({ length: 40 }, (_, at) => hotel(`far${at}`, 60 + at))
    expect(layStrip([hotel('near', 4), ...far])).toMatchObject({ levels: 1, farther: 40 })
  })

  it('places no ticks without hotels', () => {
    expect(layStrip([])).toEqual({ ticks: [], levels: 1, farther: 0 })
  })

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 13, 13],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 5, 4],
    ['Home', 9, 0],
    ['End', 0, 13],
    ['PageDown', 11, 13],
    ['PageUp', 3, 0],
    ['Tab', 3, 3],
  ])('%s from %i goes to %i of 14', (key, from, to) => {
    expect(nextIndex(key, from, 14)).toBe(to)
  })
})

const middles = [
  { x: 10, y: 50 },
  { x: 30, y: 50 },
  { x: 30, y: 34 },
]
it.each([
  ['between two, the nearer', { x: 18, y: 50 }, 0],
  ['of a stack, the one at that height', { x: 31, y: 36 }, 2],
  ['above a tick, as far as a finger reaches', { x: 2, y: 31 }, 0],
  ['beyond the reach of a finger', { x: 60, y: 50 }, null],
] as const)('a press on the strip means %s', (_, point, index) => expect(nearestInReach(middles, point)).toBe(index))
it('a press on a strip without ticks means none', () => expect(nearestInReach([], { x: 0, y: 0 })).toBeNull())
