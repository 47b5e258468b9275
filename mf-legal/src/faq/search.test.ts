import { describe, expect, test } from 'vitest'
import { faqItems, type FaqItem } from './items.ts'
import { foundInAnswer, highlight, searchItems, searchTerms } from './search.ts'

const ids = (query: string) => searchItems(faqItems, searchTerms(query)).map(({ id }) => id)

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
  test.each(['', '   '])('returns all items for %j', (query) => expect(ids(query)).toHaveLength(18))

  test('finds words of question and answer, in any letter case and order', () => {
    expect(ids('KLARNA')).toEqual(['payment-methods'])
    expect(ids('pay google')).toEqual(['payment-methods'])
    expect(ids('postponed')).toEqual(['event-cancelled-or-postponed'])
  })

  test('requires every word', () => expect(ids('klarna white-label')).toEqual([]))

  test('does not search the addresses of links', () => expect(ids('mailto')).toEqual([]))

  test('opens an answer only for a match inside it', () => {
    const item: FaqItem = { id: 'x', question: 'Walks?', answer: ['Short.'], category: 'customers' }
    expect(foundInAnswer(item, searchTerms('walks'))).toBe(false)
    expect(foundInAnswer(item, searchTerms('short'))).toBe(true)
    expect(foundInAnswer(item, [])).toBe(false)
  })
})

describe('highlighting', () => {
  const marked = (text: string, query: string) =>
    highlight(text, searchTerms(query))
      .map(({ text: piece, match }) => (match ? `<${piece}>` : piece))
      .join('')

  test.each([
    ['Pay with PayPal', 'pay', '<Pay> with <Pay>Pal'],
    ['Café près du stade', 'cafe pres', '<Café> <près> du stade'],
    ['cancelled', 'cancel celled', '<cancelled>'],
    ['aaaa', 'aa', '<aaaa>'],
    ['a (b) [c]', '(b)', 'a <(b)> [c]'],
    ['İstanbul', 'stan', 'İ<stan>bul'],
    ['Plain', '', 'Plain'],
    ['', 'x', ''],
  ])('marks in %j the matches of %j', (text, query, shown) => {
    const plain = highlight(text, searchTerms(query))
    expect(plain.map((piece) => piece.text).join('')).toBe(text)
    expect(marked(text, query)).toBe(shown)
  })
})
