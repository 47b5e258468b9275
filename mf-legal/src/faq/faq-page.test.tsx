import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { InShell } from '../testing/in-shell.tsx'
import { Page } from './faq-page.tsx'

beforeEach(() => {
  render(
    <InShell toast={() => undefined}>
      <Page />
    </InShell>,
  )
})
afterEach(cleanup)

const search = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(search(), { target: { value } })
const news = () => screen.getByRole('status').textContent
const answers = () => [...document.querySelectorAll('details')]

test('searches while typing, marks the matches and opens the answers that hold them', () => {
  expect(news()).toBe('18 answers')
  type('KLARNA')
  expect(news()).toBe('1 of 18 answers')
  expect(answers().map(({ id, open }) => [id, open])).toEqual([['payment-methods', true]])
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Klarna', 'Klarna'])
})

test('forgives a slip, and names a word that no answer mentions', () => {
  type('hwo do i cancell')
  expect(news()).toBe('2 of 18 answers')
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain('cancel')
  type('refund for zebras')
  expect(news()).toMatch(/^\d of 18 answers\. None mentions “zebras”\.$/)
})

test('says when nothing matches, and starts over', () => {
  type('zebra')
  expect(news()).toBe('No results found for "zebra"')
  expect(screen.getByRole('navigation', { name: 'Most asked' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(answers()).toHaveLength(18)
  expect(document.activeElement).toBe(search())
})

test('/ focuses the search, and Escape clears it', () => {
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(search())
  type('hotel')
  fireEvent.keyDown(search(), { key: 'Escape' })
  expect(search().value).toBe('')
})

test('a link to an answer that the search hides clears the search and opens it', () => {
  type('white-label')
  window.location.hash = '#cancel-booking'
  fireEvent(window, new HashChangeEvent('hashchange'))
  expect(search().value).toBe('')
  expect(answers().find(({ id }) => id === 'cancel-booking')?.open).toBe(true)
  window.location.hash = ''
})
