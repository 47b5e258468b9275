import type { ComposedRemote } from '@site/contracts/composition'
import { FILES_ERROR } from '@site/contracts/module-loader'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { RemoteError, type loadPage } from './load-page.ts'
import { RemoteModuleCache } from './remote-module-cache.ts'

const remote: ComposedRemote = {
  name: 'mf-a',
  version: '2.0.0',
  contract: '1.0.0',
  entry: '/releases/mf-a/2.0.0/entry.js',
  boot: [],
  routes: [],
  lastGood: { version: '1.0.0', entry: '/releases/mf-a/1.0.0/entry.js', boot: [] },
}
const { lastGood: _none, ...alone } = remote
const Page = () => null
/** A load that fails as `loadPage` does. */
const failing =
  (cause: Error): typeof loadPage =>
  ({ name, version }, _page, _attempt, onFailure) => {
    const error = new RemoteError(name, version, cause.message, cause)
    onFailure(error)
    return Promise.reject(error)
  }
const given = (load: typeof loadPage) => {
  const loads = vi.fn(load)
  return { loads, cache: new RemoteModuleCache(() => {}, loads) }
}

describe('RemoteModuleCache', () => {
  it('keeps a rejected load until a retry', async () => {
    const { cache, loads } = given(failing(new Error('no')))
    await expect(cache.get(alone, 'p')).rejects.toThrow('no')
    await expect(cache.get(alone, 'p')).rejects.toThrow('no')
    expect(loads).toHaveBeenCalledTimes(1)
    expect(await cache.retry(alone, 'p')).toBe(true)
    await expect(cache.get(alone, 'p')).rejects.toThrow('no')
    expect(loads.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1])
  })

  it('retries at the same address when files did not load', async () => {
    const { cache, loads } = given(failing(Object.assign(new Error('lost'), { name: FILES_ERROR })))
    await expect(cache.get(alone, 'p')).rejects.toThrow('lost')
    expect(await cache.retry(alone, 'p')).toBe(true)
    await expect(cache.get(alone, 'p')).rejects.toThrow('lost')
    expect(loads.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 0])
  })

  it('replaces a version that threw by the last good one, once', async () => {
    const { cache, loads } = given(() => Promise.resolve({ Page }))
    await cache.get(remote, 'p')
    expect(cache.versionOf(remote, 'p')).toBe('2.0.0')
    expect(cache.takeLastGood(remote, 'p')).toBe(true)
    await cache.get(remote, 'p')
    expect(loads.mock.calls.map(([{ entry }]) => entry)).toEqual([remote.entry, remote.lastGood?.entry])
    // Nothing is wrong with its own address.
    expect(loads.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 0])
    expect(cache.versionOf(remote, 'p')).toBe('1.0.0')
    expect(cache.takeLastGood(remote, 'p')).toBe(false)
    await cache.retry(remote, 'p')
    expect(cache.versionOf(remote, 'p')).toBe('2.0.0')
  })

  it('keeps a server-rendered page pending until a retry succeeds, and names it meanwhile', async () => {
    const { cache, loads } = given(failing(new Error('no')))
    cache.hydrateRemote(alone, 'p')
    const shown = cache.get(alone, 'p')
    await vi.waitFor(() => expect(cache.pendingHydration.getState().key).toBe('mf-a@2.0.0#p'))
    expect(await cache.retry(alone, 'p')).toBe(false)
    expect(cache.get(alone, 'p')).toBe(shown)
    expect(cache.pendingHydration.getState().key).toBe('mf-a@2.0.0#p')
    loads.mockResolvedValueOnce({ Page })
    expect(await cache.retry(alone, 'p')).toBe(false)
    expect(await shown).toEqual({ Page })
    expect(cache.pendingHydration.getState().key).toBeNull()
    expect(loads.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1, 2])
  })

  it('loads a server-rendered page like any other once it was left', async () => {
    const { cache } = given(failing(new Error('no')))
    cache.hydrateRemote(alone, 'p')
    await vi.waitFor(() => expect(cache.pendingHydration.getState().key).not.toBeNull())
    cache.disposeHydration(alone, 'p')
    expect(cache.pendingHydration.getState().key).toBeNull()
    await expect(cache.get(alone, 'p')).rejects.toThrow('no')
  })

  it('retries at another address when a page threw while rendering', async () => {
    const { cache, loads } = given(() => Promise.resolve({ Page }))
    await cache.get(alone, 'p')
    expect(cache.takeLastGood(alone, 'p')).toBe(false)
    await cache.retry(alone, 'p')
    await cache.get(alone, 'p')
    expect(loads.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1])
  })

  it('does not fall back without a last good version', () => {
    const { cache } = given(() => Promise.resolve({ Page }))
    void cache.get(alone, 'p')
    expect(cache.takeLastGood(alone, 'p')).toBe(false)
  })

  it('tells that the last good version is shown when the composed one did not load', async () => {
    const { cache } = given((asked, _page, _attempt, onFailure) => {
      onFailure(new RemoteError(asked.name, asked.version, 'missing'))
      return Promise.resolve({ Page })
    })
    await cache.get(remote, 'p')
    expect(cache.versionOf(remote, 'p')).toBe('1.0.0')
    expect(cache.takeLastGood(remote, 'p')).toBe(false)
  })
})

describe('a page that is loaded ahead', () => {
  const rehearse = vi.fn(async () => undefined)
  beforeEach(() => {
    rehearse.mockClear()
    vi.stubGlobal('requestIdleCallback', (work: () => void) => void setTimeout(work))
    onTestFinished(() => void vi.unstubAllGlobals())
  })

  it('has run and was rehearsed before anybody comes to it', async () => {
    const { cache, loads } = given(async () => ({ Page }))
    cache.loadAhead(remote, 'p', rehearse)
    await vi.waitFor(() => expect(rehearse).toHaveBeenCalledWith({ Page }))
    expect(cache.isReady(remote, 'p')).toBe(true)
    await cache.get(remote, 'p')
    expect(loads).toHaveBeenCalledTimes(1)
  })

  it('is loaded as if nothing had been tried when that failed', async () => {
    const failed = vi.fn()
    const loads = vi.fn(failing(new Error('no')))
    const cache = new RemoteModuleCache(failed, loads)
    cache.loadAhead(remote, 'p', rehearse)
    await vi.waitFor(() => expect(loads).toHaveBeenCalledTimes(1))
    await new Promise((resolve) => setTimeout(resolve))
    expect(failed).not.toHaveBeenCalled()
    expect(cache.isReady(remote, 'p')).toBe(false)
    loads.mockResolvedValueOnce({ Page })
    expect(await cache.get(remote, 'p')).toEqual({ Page })
    expect(cache.versionOf(remote, 'p')).toBe(remote.version)
    expect(rehearse).not.toHaveBeenCalled()
  })

  it('leaves way to a page that a visitor waits for, and to the one before it', async () => {
    let arrive: (module: { Page: typeof Page }) => void = () => {}
    const { cache, loads } = given((_, page) =>
      page === 'pressed' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve({ Page }),
    )
    void cache.get(alone, 'pressed')
    cache.loadAhead(alone, 'p', rehearse)
    cache.loadAhead(alone, 'q', rehearse)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(loads.mock.calls.map(([, page]) => page)).toEqual(['pressed'])
    let rehearsed = () => {}
    rehearse.mockImplementationOnce(() => new Promise((resolve) => (rehearsed = () => resolve(undefined))))
    arrive({ Page })
    await vi.waitFor(() => expect(rehearse).toHaveBeenCalledTimes(1))
    expect(loads.mock.calls.map(([, page]) => page)).toEqual(['pressed', 'p'])
    rehearsed()
    await vi.waitFor(() => expect(rehearse).toHaveBeenCalledTimes(2))
  })
})
