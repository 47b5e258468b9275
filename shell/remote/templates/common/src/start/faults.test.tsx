import { BackendError } from '@stageside/kit'
import { renderPage } from '@stageside/kit/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { remote } from '../remote.ts'
import { routes } from '../routes.ts'

/** What breaks on purpose: whatever the backend does, the page stands, says so and offers a way on. */

afterEach(cleanup)

const [{ path, title }] = routes

const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent

test.each([
  ['is away', () => new BackendError('fetch', 'Nothing was reached')],
  ['answers with an error', () => new BackendError('http', 'Something went wrong', { status: 500 })],
  ['takes too long', () => new BackendError('timeout', 'No answer in time')],
  ['answers with something else', () => ({ events: [{ id: 7 }] })],
])('says so and offers another try when the backend %s', async (_, events) => {
  await renderPage(remote, path, { answers: { events } })
  expect((await screen.findByRole('alert')).textContent).toMatch(/We couldn’t load the events/)
  expect(heading()).toBe(title)
})

test('shows the events once another try succeeds', async () => {
  let isAway = true
  const events = () => (isAway ? new BackendError('fetch', 'Nothing was reached') : { events: [] })
  await renderPage(remote, path, { answers: { events } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isAway = false
  fireEvent.click(again)
  expect(await screen.findByText(/No events are listed/)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('can be read while the answer is awaited', async () => {
  await renderPage(remote, path, { answers: { events: () => new Promise(() => undefined) } })
  expect(heading()).toBe(title)
  expect(screen.queryByRole('alert')).toBeNull()
})
