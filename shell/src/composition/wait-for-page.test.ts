import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { fakeRemote, fakeRoute } from '../testing/fake-site.ts'
import { RemoteModuleCache } from './remote-module-cache.ts'
import { createCompositionStore } from './store.ts'
import { createWaitForPage } from './wait-for-page.ts'

const remote = fakeRemote([fakeRoute('/a')])
const composition = { id: 'x', shell: '1', remotes: [remote] }
const Page = () => null
const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const setUp = (
  load: () => Promise<{ Page: typeof Page }>,
  fetchWhole = async () => composition,
  known: typeof composition = composition,
) => {
  const compositions = createCompositionStore(known, fetchWhole)
  const pages = new RemoteModuleCache(() => undefined, load)
  return { pages, waitFor: createWaitForPage(compositions, pages) }
}
const isOver = (wait: Promise<unknown> | null) => {
  const over = vi.fn()
  void wait?.then(over)
  return over
}

it('lasts until the page is loaded', async () => {
  const { waitFor } = setUp(() => new Promise((loaded) => setTimeout(() => loaded({ Page }), 500)))
  const over = isOver(waitFor('/a'))
  await vi.advanceTimersByTimeAsync(499)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalled()
})

it('lasts no longer than a second', async () => {
  const { waitFor } = setUp(never)
  const over = isOver(waitFor('/a'))
  await vi.advanceTimersByTimeAsync(999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalled()
})

it('ends with a failure', async () => {
  await setUp(() => Promise.reject(new Error('no'))).waitFor('/a')
})

it('is spared where the page is here', async () => {
  const { pages, waitFor } = setUp(async () => ({ Page }))
  await pages.get(remote, 'page')
  expect(waitFor('/a')).toBeNull()
})

it('is spared on the way to a page of the shell, and to one that nobody has', () => {
  expect(setUp(never).waitFor('/login')).toBeNull()
  const { waitFor } = setUp(never, never, { ...composition, remotes: [] })
  expect(waitFor('/login')).toBeNull()
})

it('covers the composition where the page does not know whose the path is', async () => {
  const load = vi.fn(async () => ({ Page }))
  const { waitFor } = setUp(load, async () => composition, { ...composition, remotes: [] })
  await waitFor('/a')
  expect(load).toHaveBeenCalled()
  expect(waitFor('/nowhere')).toBeNull()
})
