import { describe, expect, test } from 'vitest'
import { faqItems, type FaqItem } from './items.ts'
import { createFaqSearch, highlight, searchTerms } from './search.ts'

const search = createFaqSearch(faqItems)
const ids = (query: string) => search(query).items.map(({ id }) => id)

describe('the items', () => {
  test('are 18: 11 for customers, 7 for partners', () => {
    expect(faqItems).toHaveLength(18)
    expect(faqItems.filter(({ category }) => category === 'customers')).toHaveLength(11)
    expect(faqItems.filter(({ category }) => category === 'partners')).toHaveLength(7)
  })

  test('have unique ids that are valid in an address', () => {
    expect(new Set(faqItems.map(({ id }) => id)).size).toBe(18)
    for (const { id } of faqItems) expect(id).toMatch(/^[a-z][a-z0-9-]+$/)
  })

  test('some of both categories are popular', () => {
    for (const category of ['customers', 'partners'])
      expect(faqItems.some((item) => item.popular && item.category === category)).toBe(true)
  })
})

describe('searching', () => {
  test.each(['', '   ', '?!'])('returns all items for %j', (query) => expect(ids(query)).toHaveLength(18))

  test.each([
    ['KLARNA', 'payment-methods'],
    ['pay google', 'payment-methods'],
    ['pay by paypal', 'payment-methods'],
    ['postponed', 'event-cancelled-or-postponed'],
    ['hwo do i cancell', 'cancel-booking'],
    ['cancelling', 'cancel-booking'],
    ['refudn', 'cancel-booking'],
    ['memberships', 'flights-and-membership'],
    ['walkign times', 'travel-times'],
    ['how much does it cost', 'ai-trip-planner'],
    ['white-label', 'api-and-white-label'],
    ['partnr program', 'hotel-benefits'],
    ['curency', 'currency-and-fees'],
  ])('%j finds %s', (query, id) => expect(ids(query)).toContain(id))

  test.each([
    ['klarna', 1],
    ['pay by paypal', 1],
    ['hwo do i cancell', 2],
  ])('%j finds no more than %d', (query, most) => expect(ids(query).length).toBeLessThanOrEqual(most))

  test('a word spelt right is not taken for its neighbour', () => {
    expect(ids('luxe')).toEqual(['flights-and-membership'])
    expect(ids('zebra')).toEqual([])
    expect(ids('xyz')).toEqual([])
  })

  test('where no item holds every word, those with the most of them are found', () => {
    expect(ids('klarna white label')).toEqual(['api-and-white-label'])
    expect(search('refund for zebras')).toMatchObject({ unknown: ['zebras'] })
    expect(ids('refund for zebras')).toEqual(ids('refund'))
  })

  test('does not search the addresses of links', () => expect(ids('mailto')).toEqual([]))

  test('knows which answers hold a match', () => {
    const item: FaqItem = { id: 'x', question: 'Walks?', answer: ['Short.'], category: 'customers' }
    const small = createFaqSearch([item])
    expect([...small('walking').inAnswer]).toEqual([])
    expect([...small('short').inAnswer]).toEqual(['x'])
    expect([...small('').inAnswer]).toEqual([])
  })
})

test.each([
  ['How do I pay?', ['pay']],
  ['how do i', ['how', 'do', 'i']],
  ['Café, café; CAFE!', ['cafe']],
  ['  ', []],
])('%j is about %j', (query, terms) => expect(searchTerms(query)).toEqual(terms))

describe('highlighting', () => {
  const marked = (text: string, query: string) => {
    const { isMatch } = createFaqSearch([{ id: 'x', question: text, answer: [], category: 'customers' }])(query)
    return highlight(text, isMatch)
  }

  test.each([
    ['Pay with PayPal', 'pay', '<Pay> with <PayPal>'],
    ['Café près du stade', 'cafe pres', '<Café> <près> du stade'],
    ['Cancelled, cancelling', 'cancel', '<Cancelled>, <cancelling>'],
    ['A refund', 'refudn', 'A <refund>'],
    ['a (b) [c]', 'b', 'a (<b>) [c]'],
    ['Plain', '', 'Plain'],
    ['', 'x', ''],
  ])('marks in %j the matches of %j', (text, query, shown) => {
    const pieces = marked(text, query)
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.map((piece) => (piece.match ? `<${piece.text}>` : piece.text)).join('')).toBe(shown)
  })
})
