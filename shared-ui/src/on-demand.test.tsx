import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.tsx'

interface Props {
  readonly open?: boolean
  readonly onClose: () => void
}
const Part = () => <p>Here</p>

let reported: unknown[] = []
beforeEach(() => {
  reported = []
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const flushMicrotasks = () => act(() => Promise.resolve())

test('shows the component once its code has loaded, and at once the next time', async () => {
  const load = vi.fn(() => Promise.resolve(Part))
  const Late = onDemand<Props>(load)
  const first = render(<Late onClose={() => undefined} />)
  expect(screen.queryByText('Here')).toBeNull()
  await flushMicrotasks()
  expect(screen.getByText('Here')).toBeDefined()
  first.unmount()
  render(<Late onClose={() => undefined} />)
  expect(screen.getByText('Here')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

test('reports a failed fetch, shows a notice with a retry, and keeps the rest of the page', async () => {
  const lost = new Error('offline')
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(lost).mockResolvedValue(Part)
  const Late = onDemand<Props>(load)
  render(
    <>
      <p>The page</p>
      <Late onClose={() => undefined} />
    </>,
  )
  await flushMicrotasks()
  expect(screen.getByText('The page')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('This did not load.')
  expect(reported).toEqual([lost])
  const again = screen.getByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(again)
  fireEvent.click(again)
  await flushMicrotasks()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Here')).toBeDefined()
})

test('closes the notice by Escape and by Close', async () => {
  const Late = onDemand<Props>(() => Promise.reject(new Error('offline')))
  const onClose = vi.fn()
  const shown = render(<Late open onClose={onClose} />)
  await flushMicrotasks()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Try again' }), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
  shown.rerender(<Late open={false} onClose={onClose} />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a part that nobody opened fails in its place and leaves the focus where it was', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Part)
  const Late = onDemand<object>(load)
  render(
    <>
      <button type="button">Before</button>
      <Late />
    </>,
  )
  screen.getByText('Before').focus()
  await flushMicrotasks()
  expect(document.activeElement).toBe(screen.getByText('Before'))
  expect(screen.queryByText('Close')).toBeNull()
  fireEvent.click(screen.getByText('Try again'))
  await flushMicrotasks()
  expect(screen.getByText('Here')).toBeDefined()
})
