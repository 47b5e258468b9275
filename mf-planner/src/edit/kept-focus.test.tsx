import type { Backend } from '@stageside/kit'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { agreeing, news, press, pressAt, showPlan, titles } from '../testing/shown-plan.tsx'

const invoke = vi.fn<Backend['invoke']>()

beforeEach(() => {
  showPlan({ invoke })
  press('Open all days')
  invoke.mockImplementation(agreeing)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.resetAllMocks()
})

/** The stop whose button has the focus. */
const focused = () => document.activeElement?.closest('li')?.querySelector('h4, h3')?.textContent
/** Pressed as by keyboard: what is pressed has the focus. */
const pressFocused = (name: string) => {
  screen.getByRole('button', { name }).focus()
  press(name)
}

test.each(['Lock', 'Later', 'Remove'])('after %s the focus is on the button of a stop, not lost', async (name) => {
  const [first, second] = titles(1)
  pressAt('Change', 0)
  pressFocused(name)
  await waitFor(() => expect(invoke.mock.calls.length > 0 || name === 'Lock').toBe(true))
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Change/))
  expect(focused()).toBe(name === 'Remove' ? second : first)
})

test('it is on the first field of a form that opens, and on what opened it once that is left', () => {
  pressAt(/^Add a stop/, 0)
  press('Add your own')
  expect(document.activeElement).toBe(screen.getByLabelText('What is it?'))
  pressFocused('Cancel')
  expect(document.activeElement?.textContent).toMatch(/^Add a stop/)
})

test('what was done is told for a while', () => {
  vi.useFakeTimers()
  pressAt('Change', 0)
  press('Lock')
  expect(news()).toMatch(/locked: it stays when you replan\.$/)
  act(() => vi.advanceTimersByTime(12_000))
  expect(news()).toBe('')
})
