import { describe, expect, it } from 'vitest'
import { collect, tableOf, verdictsOf, type Figure } from './figures.ts'
import { orderOf } from './sites.ts'

const figure = (better: Figure['better'], ours: number, team: number, one: number): Figure => ({
  what: 'paint',
  better,
  places: 0,
  values: { ours, team, one },
})
const held = (it: Figure) => verdictsOf([it], 'ours', 'one').map(({ held }) => held)

describe('what is held against the peers', () => {
  it('is the median of all runs', () => {
    const { take, figures } = collect()
    for (const value of [9, 1, 5]) take('paint', 'ours', value)
    expect(figures()[0]?.values).toEqual({ ours: 5 })
  })
  it.each<[string, Figure, boolean[]]>([
    ['ahead of a team and as good as one app', figure('less', 100, 101, 100), [true, true]],
    ['3 % behind one app', figure('less', 103, 200, 100), [true, true]],
    ['more than that behind it', figure('less', 104, 200, 100), [true, false]],
    ['equal to a team, which is not ahead', figure('less', 100, 100, 100), [false, true]],
    ['more where more is better', figure('more', 200, 100, 200), [true, true]],
    ['less where more is better', figure('more', 90, 100, 100), [false, false]],
    ['a figure that is missing', figure('less', Number.NaN, 100, 100), [false, false]],
  ])('knows %s', (_, it, expected) => expect(held(it)).toEqual(expected))
  it('has a line for each figure and a column for each site', () =>
    expect(tableOf([figure('less', 1, 2, 3)], ['ours', 'team', 'one'])).toBe(
      '       ours  team  one\npaint     1     2    3',
    ))
})

it('puts each site as often at each place', () => {
  const sites = ['a', 'b', 'c', 'd', 'e']
  const runs = Array.from({ length: 10 }, (_, run) => orderOf(sites, run))
  for (const one of sites)
    for (const place of sites.keys()) expect(runs.filter((order) => order[place] === one).length).toBe(2)
})
