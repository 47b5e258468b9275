import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useFaq } from './use-faq.ts'

afterEach(cleanup)

const Page = () => {
  const { found, isOpen } = useFaq()
  return found.items.slice(0, 3).map(({ id, question }) => (
    <details key={id} open={isOpen(id)}>
      <summary>{question}</summary>
    </details>
  ))
}
const open = () => screen.getAllByRole('group').map((item) => item instanceof HTMLDetailsElement && item.open)

test('opens every answer for printing, and restores them afterwards', () => {
  render(<Page />, { wrapper: MemoryRouter })
  expect(open()).toEqual([false, false, false])
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
    expect(open()).toEqual([true, true, true])
  })
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(open()).toEqual([false, false, false])
})
