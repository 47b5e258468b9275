import { NONCE_TIMING } from '@site/contracts/page-elements'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { addressed, folderOf, integrityOf, registerRelease } from './release-files.ts'

const entry = '/releases/mf-a/1.0.0/entry.js'

describe('hashes by address', () => {
  it.each([
    [entry, '/releases/mf-a/1.0.0/'],
    ['/releases/mf-a/1.0.0~2/entry.js', '/releases/mf-a/1.0.0~2/'],
    ['dev:/src/remote.ts', null],
  ])('use the folder of the entry, for any attempt: of %s, %s', (address, folder) =>
    expect(folderOf(address)).toBe(folder),
  )
  it('name every file', () =>
    expect(addressed('/releases/mf-a/1.0.0/', { 'entry.js': 'h1', 'assets/b.js': 'h2' })).toEqual({
      '/releases/mf-a/1.0.0/entry.js': 'h1',
      '/releases/mf-a/1.0.0/assets/b.js': 'h2',
    }))
  it('are found among those of the page, for this release only', () => {
    const known = {
      [entry]: 'h1',
      '/releases/mf-a/1.0.0/assets/b.js': 'h2',
      '/releases/mf-a/1.0.01/assets/b.js': 'h3',
    }
    expect(integrityOf(known, entry)).toEqual({ 'entry.js': 'h1', 'assets/b.js': 'h2' })
    expect(integrityOf({}, entry)).toBeNull()
  })
})

/** The page came with a nonce for its import maps. */
const withNonce = (nonce: string): void => {
  class Navigation {
    serverTiming = [{ name: NONCE_TIMING, description: nonce }]
  }
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [new Navigation()] })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(performance, 'getEntriesByType')
  })
}

describe('a release that the page does not know', () => {
  it('is registered with the loader alone where no nonce is to be read', async () => {
    const loader = { integrity: {} }
    await registerRelease('/releases/mf-b/1.0.0/', loader, () => ({ boot: ['e.js'], integrity: { 'e.js': 'h' } }))
    expect(loader.integrity).toEqual({ '/releases/mf-b/1.0.0/e.js': 'h' })
    expect(document.querySelector('script[type="importmap"]')).toBeNull()
  })

  it('is fetched once, and registered with the loader and in an import map', async () => {
    withNonce('n0')
    const loader = { integrity: {} }
    const find = vi.fn(() => ({
      boot: ['entry.js', 'assets/b.js'],
      integrity: { 'entry.js': 'h1', 'assets/b.js': 'h2' },
    }))
    const files = ['/releases/mf-a/1.0.0/entry.js', '/releases/mf-a/1.0.0/assets/b.js']
    expect(await registerRelease('/releases/mf-a/1.0.0/', loader, find)).toEqual(files)
    expect(await registerRelease('/releases/mf-a/1.0.0/', loader, find)).toEqual(files)
    expect(find).toHaveBeenCalledTimes(1)
    const hashes = Object.fromEntries(files.map((file, index) => [file, `h${index + 1}`]))
    expect(loader.integrity).toEqual(hashes)
    const maps = [...document.querySelectorAll('script[type="importmap"]')].map(({ textContent }) => textContent)
    expect(maps).toEqual([JSON.stringify({ integrity: hashes })])
  })
})
