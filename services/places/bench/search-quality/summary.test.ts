import { expect, it } from 'vitest'
import type { SearchQuery } from './queries.ts'
import { missedGoals, quantile, summarise, type Judged } from './summary.ts'

const query: SearchQuery = {
  id: 'address-001',
  class: 'address',
  half: 'tuning',
  category: '',
  query: 'Bulevardi 9',
  expect: 'resolve',
  accepted: [],
  note: '',
}
const judged = (fields: Partial<Judged> = {}): Judged => ({
  query,
  verdict: 'right-first',
  listed: true,
  answered: 'Bulevardi 9',
  milliseconds: 1,
  ...fields,
})
const nothing = { ...query, class: 'nonsense', expect: 'unknown' } as const

it('counts verdicts, and what was found of what the data hold', () => {
  const rows = [
    judged(),
    judged({ verdict: 'right-choice' }),
    judged({ verdict: 'silently-wrong', listed: false }),
    judged({ query: nothing, verdict: 'honest-unknown', listed: false, answered: null }),
  ]
  expect(summarise(rows)).toMatchObject({
    queries: 4,
    held: 3,
    found: 2,
    listed: 2,
    verdicts: { 'right-first': 1, 'right-choice': 1, 'honest-unknown': 1, 'silently-wrong': 1, missed: 0, wrong: 0 },
  })
})

it('meets the goals when every answer is right and quick', () => {
  expect(
    missedGoals([judged(), judged({ query: nothing, verdict: 'honest-unknown' })], {
      oddP99: 50,
      imported: 0.99,
      typing: 0.9,
    }),
  ).toEqual([])
})

it('says each goal that is missed', () => {
  const missed = missedGoals([judged({ verdict: 'silently-wrong', milliseconds: 31 })], {
    oddP99: 51,
    imported: 0.9,
    typing: 0.89,
  }).join('; ')
  for (const word of [
    'wrong 100.0 %',
    'silently wrong',
    'of what the data hold',
    'real addresses',
    'p95 31.0 ms',
    'odd texts 51.0 ms',
    '90.0 % of imported addresses',
    '89.0 % of unfinished texts',
  ])
    expect(missed).toContain(word)
})

it('takes the nearest rank as a quantile', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2)
  expect(quantile([4, 1, 3, 2], 0.95)).toBe(4)
  expect(quantile([], 0.95)).toBe(0)
})
