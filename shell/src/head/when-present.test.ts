import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenPresent } from './when-present.ts'

const heading = (): HTMLElement | null => document.querySelector('h1')
const add = () => void document.body.append(document.createElement('h1'))
const observed = () => vi.advanceTimersByTimeAsync(20)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('gives an element that is there already', async () => {
  add()
  const found = vi.fn()
  whenPresent(heading, found)
  await observed()
  expect(found.mock.calls).toEqual([[heading()]])
})

it('gives an element once it is added, and only once', async () => {
  const found = vi.fn()
  whenPresent(heading, found)
  await vi.advanceTimersByTimeAsync(3000)
  expect(found).not.toHaveBeenCalled()
  add()
  await observed()
  add()
  await observed()
  expect(found).toHaveBeenCalledTimes(1)
})

it.each([
  ['after 8 s', () => void vi.advanceTimersByTime(8000)],
  ['when it is stopped', (stop: () => void) => stop()],
])('gives nothing %s', async (_, end) => {
  const found = vi.fn()
  end(whenPresent(heading, found))
  add()
  await observed()
  expect(found).not.toHaveBeenCalled()
})
