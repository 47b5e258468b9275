import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ShortNote } from './short-note.tsx'

afterEach(cleanup)

test('a short note stands whole, with nothing to press', () => {
  render(<ShortNote words="We know only a few places close by." />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a long note is read out whole and shown whole on demand', () => {
  const words = 'We don’t know the opening hours of 8 stops, so check before you go. '.repeat(3).trim()
  render(<ShortNote words={words} role="status" />)
  expect(screen.getByText(words)).toBeDefined()
  const more = screen.getByRole('button', { name: 'Read it all' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(more)
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
})
