import { expect, test } from 'vitest'
import { corporate } from './content.ts'

test('has the four service groups of the spec and four benefits', () => {
  expect(corporate.services.map(({ title }) => title)).toEqual([
    'Conference management',
    'Team building and retreats',
    'Corporate hospitality',
    'International events',
  ])
  expect(new Set(corporate.benefits.map(({ title }) => title)).size).toBe(4)
})

test('says coming soon, Q1 2026', () => {
  expect(`${corporate.badge}, ${corporate.launch}`).toBe('Coming soon, Q1 2026')
})
