import { renderPage } from '@stageside/kit/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { remote } from '../remote.ts'
import { routes } from '../routes.ts'

afterEach(cleanup)

const [{ path }] = routes
const event = {
  id: 'open',
  name: 'The Open',
  venue: { name: 'Centre Court' },
  dates: { start: '2026-01-19', status: 'confirmed' },
}

test('shows the next events, with where and when', async () => {
  await renderPage(remote, path, { answers: { events: { events: [event] } } })
  const item = (await screen.findByText('The Open')).closest('li')
  expect(item?.textContent).toBe('The OpenCentre Court, 19 January 2026')
})

test('makes the very call that its route preloads, so that the answer comes with the page', async () => {
  const { calls } = await renderPage(remote, path, { answers: { events: { events: [] } } })
  await screen.findByText(/No events are listed/)
  const [{ preload }] = routes
  expect(calls.map(({ name, body }) => `${name} ${JSON.stringify(body)}`)).toEqual(
    preload.map((query) => `${query.function} ${JSON.stringify(query.body)}`),
  )
})

test('speaks through the frame', async () => {
  const { toasts } = await renderPage(remote, path, { answers: { events: { events: [] } } })
  fireEvent.click(screen.getByRole('button', { name: 'Say hello' }))
  expect(toasts).toEqual([{ title: 'Hello from {{title}}', tone: 'success' }])
})
