import type { ComposedRemote } from '@site/contracts/composition'
import { FILES_ERROR } from '@site/contracts/module-loader'
import { describe, expect, it, vi } from 'vitest'
import { RemoteError, type loadPage } from './load-page.ts'
import { PageCache } from './page-cache.ts'

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
  return { loads, cache: new PageCache(() => {}, loads) }
}

describe('PageCache', () => {
  it('keeps a rejected load until someone tries again', async () => {
    const { cache, loads } = given(failing(new Error('no')))
    await expect(cache.get(alone, 'p')).rejects.toThrow('no')
    await expect(cache.get(alone, 'p')).rejects.toThrow('no')
    expect(loads).toHaveBeenCalledTimes(1)
    expect(await cache.retry(alone, 'p')).toBe(true)
    await expect(cache.get(alone, 'p')).rejects.toThrow('no')
    expect(loads.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1])
  })

  it('asks at the same address again for files that did not come: nothing of them ran', async () => {
    const { cache, loads } = given(failing(Object.assign(new Error('lost'), { name: FILES_ERROR })))
    await expect(cache.get(alone, 'p')).rejects.toThrow('lost')
    expect(await cache.retry(alone, 'p')).toBe(true)
    await expect(cache.get(alone, 'p')).rejects.toThrow('lost')
    expect(loads.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 0])
  })

  it('puts the last good version in the place of one that threw, once', async () => {
    const { cache, loads } = given(() => Promise.resolve({ Page }))
    await cache.get(remote, 'p')
    expect(cache.versionOf(remote, 'p')).toBe('2.0.0')
    expect(cache.fallBack(remote, 'p')).toBe(true)
    await cache.get(remote, 'p')
    expect(loads.mock.calls.map(([{ entry }]) => entry)).toEqual([remote.entry, remote.lastGood?.entry])
    expect(cache.versionOf(remote, 'p')).toBe('1.0.0')
    expect(cache.fallBack(remote, 'p')).toBe(false)
    await cache.retry(remote, 'p')
    expect(cache.versionOf(remote, 'p')).toBe('2.0.0')
  })

  it('keeps an adopted page waiting until a try succeeds, and says meanwhile that it can only be read', async () => {
    const { cache, loads } = given(failing(new Error('no')))
    cache.adopt(alone, 'p')
    const shown = cache.get(alone, 'p')
    await vi.waitFor(() => expect(cache.stillReading.getState().key).toBe('mf-a@2.0.0#p'))
    expect(await cache.retry(alone, 'p')).toBe(false)
    expect(cache.get(alone, 'p')).toBe(shown)
    expect(cache.stillReading.getState().key).toBe('mf-a@2.0.0#p')
    loads.mockResolvedValueOnce({ Page })
    expect(await cache.retry(alone, 'p')).toBe(false)
    expect(await shown).toEqual({ Page })
    expect(cache.stillReading.getState().key).toBeNull()
    expect(loads.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1, 2])
  })

  it('loads an adopted page as any other once it was left', async () => {
    const { cache } = given(failing(new Error('no')))
    cache.adopt(alone, 'p')
    await vi.waitFor(() => expect(cache.stillReading.getState().key).not.toBeNull())
    cache.leave(alone, 'p')
    expect(cache.stillReading.getState().key).toBeNull()
    await expect(cache.get(alone, 'p')).rejects.toThrow('no')
  })

  it('asks at another address for a page that threw when it was shown', async () => {
    const { cache, loads } = given(() => Promise.resolve({ Page }))
    await cache.get(alone, 'p')
    expect(cache.fallBack(alone, 'p')).toBe(false)
    await cache.retry(alone, 'p')
    await cache.get(alone, 'p')
    expect(loads.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1])
  })

  it('has nothing to fall back to without a last good version', () => {
    const { cache } = given(() => Promise.resolve({ Page }))
    void cache.get(alone, 'p')
    expect(cache.fallBack(alone, 'p')).toBe(false)
  })

  it('knows that the last good version is shown when the composed one did not load', async () => {
    const { cache } = given((asked, _page, _attempt, onFailure) => {
      onFailure(new RemoteError(asked.name, asked.version, 'missing'))
      return Promise.resolve({ Page })
    })
    await cache.get(remote, 'p')
    expect(cache.versionOf(remote, 'p')).toBe('1.0.0')
    expect(cache.fallBack(remote, 'p')).toBe(false)
  })
})
