import { expect, test } from 'vitest'
import { portal } from './content.ts'

test('market figures are labelled as marketing', () => {
  expect(portal.figuresLabel).toBe('Marketing figures, not audited')
  expect(portal.figuresNote).toMatch(/not measurements/)
})

test.each(portal.figures)('$figure is round: no decimals, no per cent, at most two digits', ({ figure }) => {
  expect(figure).not.toMatch(/[.,%]/)
  for (const number of figure.match(/\d+/g) ?? []) expect(number.length).toBeLessThanOrEqual(2)
})

test('every audience of the spec has a category', () => {
  expect(portal.categories.map(({ title }) => title)).toEqual([
    'Hotels and stays',
    'Venues',
    'Experience providers',
    'Event organisers',
    'Affiliates',
  ])
})
