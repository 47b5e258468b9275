import { expect, test } from 'vitest'
import { portal } from './content.ts'

test('labels market figures as marketing', () => {
  expect(portal.figuresLabel).toBe('Marketing figures, not audited')
  expect(portal.figuresNote).toMatch(/not measurements/)
})

test.each(portal.figures)('shows $figure without decimals or per cent, with at most two digits', ({ figure }) => {
  expect(figure).not.toMatch(/[.,%]/)
  for (const number of figure.match(/\d+/g) ?? []) expect(number.length).toBeLessThanOrEqual(2)
})

test('has a category for every audience of the spec', () => {
  expect(portal.categories.map(({ title }) => title)).toEqual([
    'Hotels and stays',
    'Venues',
    'Experience providers',
    'Event organisers',
    'Affiliates',
  ])
})
