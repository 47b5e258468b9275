import type { ComposedRemote, Composition } from '@site/contracts/composition'
import { render } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { RemoteModuleCache } from './remote-module-cache.ts'
import { createCompositionStore, type CompositionStore } from './store.ts'
import { useCompositionRefresh } from './use-composition-refresh.ts'

const planner: ComposedRemote = {
  name: 'mf-planner',
  version: '1.0.0',
  contract: '1.0.0',
  entry: '/releases/mf-planner/1.0.0/entry.js',
  boot: [],
  routes: [
    { path: '/plan', page: 'plan', title: 'T', description: 'D', prerender: true },
    { path: '/plan/:id', page: 'one', title: 'T', description: 'D', prerender: true },
  ],
}
const composition: Composition = { id: 'x', shell: '1', remotes: [planner] }

const Followed = ({ compositions, get }: { compositions: CompositionStore; get: RemoteModuleCache['get'] }) => {
  useCompositionRefresh(compositions, { get })
  return (
    <>
      <a href="/plan">
        <b>Plan</b>
      </a>
      <a href="https://example.org/">Elsewhere</a>
      <a href="/?from=here">This page</a>
      <a href="/gone">Nobody's</a>
      <i>
        <a href="/plan/a%2Fb?near=x">One plan</a>
      </i>
      <p>Text</p>
    </>
  )
}

const setUp = () => {
  const fetchWhole = vi.fn(async () => composition)
  const get = vi.fn<RemoteModuleCache['get']>(() => Promise.reject(new Error('not here')))
  const compositions = createCompositionStore({ ...composition, remotes: [] }, fetchWhole)
  const { container } = render(<Followed compositions={compositions} get={get} />)
  const over = (selector: string) =>
    container.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  return { fetchWhole, get, over }
}

it('refreshes the composition when an internal link is hovered, and nothing else', () => {
  const { fetchWhole, over } = setUp()
  over('p')
  over('a[href^="https"]')
  over('a[href*="here"]')
  expect(fetchWhole).not.toHaveBeenCalled()
  over('b')
  expect(fetchWhole).toHaveBeenCalledTimes(1)
})

it('fetches the composition at the first sign of life, once', async () => {
  const { fetchWhole } = setUp()
  document.dispatchEvent(new Event('pointermove'))
  await vi.waitFor(() => expect(fetchWhole).toHaveBeenCalledTimes(1))
  document.dispatchEvent(new Event('scroll'))
  document.dispatchEvent(new Event('keydown'))
  expect(fetchWhole).toHaveBeenCalledTimes(1)
})

it.each([
  ['for a visitor who saves data', { onLine: true, connection: { saveData: true } }],
  ['while offline', { onLine: false }],
])('fetches nothing at a sign of life %s', (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { fetchWhole } = setUp()
  document.dispatchEvent(new Event('pointermove'))
  expect(fetchWhole).not.toHaveBeenCalled()
})

it('refreshes the composition when the tab becomes visible', () => {
  const { fetchWhole } = setUp()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(fetchWhole).toHaveBeenCalledTimes(1)
})

it('makes one request at a time', () => {
  const { fetchWhole, over } = setUp()
  over('b')
  over('b')
  expect(fetchWhole).toHaveBeenCalledTimes(1)
})

it('prefetches the page of the link from the refreshed composition', async () => {
  const { get, over } = setUp()
  over('b')
  await vi.waitFor(() => expect(get).toHaveBeenCalledWith(planner, 'plan'))
})

it('prefetches nothing for an unknown path', async () => {
  const { fetchWhole, get, over } = setUp()
  over('a[href="/gone"]')
  await vi.waitFor(() => expect(fetchWhole).toHaveBeenCalled())
  await Promise.resolve()
  expect(get).not.toHaveBeenCalled()
})

it('prefetches the page of a path with a parameter', async () => {
  const { get, over } = setUp()
  over('i a')
  await expect.poll(() => get.mock.calls).toEqual([[planner, 'one']])
})

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'loads no page ahead for a visitor who saves data: %o',
  async (value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
    const { fetchWhole, get, over } = setUp()
    over('b')
    await vi.waitFor(() => expect(fetchWhole).toHaveBeenCalledTimes(1))
    await new Promise((resolve) => setTimeout(resolve))
    expect(get).not.toHaveBeenCalled()
  },
)
