import type { ComposedRemote } from '@site/contracts/composition'
import { CONTRACT_VERSION } from '@site/contracts/contract-version'
import { FILES_ERROR, type ModuleLoader } from '@site/contracts/module-loader'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { isFilesError, loadPage, retryAddress, type RemoteError } from './load-page.ts'
import * as entries from './load-remote.ts'

const Page = () => null
const container = { contract: CONTRACT_VERSION, routes: [], pages: { p: () => Promise.resolve({ Page }) } }
const remote: ComposedRemote = {
  name: 'mf-a',
  version: '2.0.0',
  contract: CONTRACT_VERSION,
  entry: '/releases/mf-a/2.0.0/entry.js',
  boot: ['entry.js', 'assets/boot.js'],
  routes: [],
}
const lastGood = { version: '1.0.0', entry: '/releases/mf-a/1.0.0/entry.js', boot: [] }
const load = (asked: ComposedRemote, since?: number) => {
  const failures: RemoteError[] = []
  return { failures, page: loadPage(asked, 'p', 0, (error) => failures.push(error), since) }
}

let loadRemote: MockInstance<typeof entries.loadRemote>

beforeEach(() => {
  loadRemote = vi.spyOn(entries, 'loadRemote').mockResolvedValue(container)
})

describe('loadPage', () => {
  it('refuses a release built for another contract without running it', async () => {
    const { page, failures } = load({ ...remote, contract: '99.0.0' })
    await expect(page).rejects.toThrow(`mf-a@2.0.0: built for contract 99.0.0, the shell speaks ${CONTRACT_VERSION}`)
    expect(failures).toHaveLength(1)
    expect(loadRemote).not.toHaveBeenCalled()
  })

  it('loads the last good version and reports the one that failed', async () => {
    loadRemote.mockRejectedValueOnce(new Error('missing'))
    const { page, failures } = load({ ...remote, lastGood })
    expect(await page).toEqual({ Page })
    expect(failures.map(({ message }) => message)).toEqual(['mf-a@2.0.0: missing'])
  })

  it.each([
    ['a page navigated to', undefined, 7000],
    ['a page that was slow to load', 2500, 4500],
    ['a page that used up the time itself', 20_000, 3000],
  ])('gives up on a version at its time limit: %s', async (_, waited, after) => {
    vi.useFakeTimers()
    loadRemote.mockReturnValue(new Promise(() => {}))
    const { page } = load(remote, waited === undefined ? undefined : performance.now() - waited)
    const outcome = page.catch((error: unknown) => String(error))
    await vi.advanceTimersByTimeAsync(after - 1)
    expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toContain(`no answer within ${after / 1000} s`)
    vi.useRealTimers()
  })
})

it('waits for a remote from source as long as its dev server takes', async () => {
  vi.useFakeTimers()
  loadRemote.mockReturnValue(
    new Promise((done) => {
      setTimeout(() => done(container), 30_000)
    }),
  )
  const { page, failures } = load({ ...remote, entry: 'dev:/src/remote.ts' })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await page).toEqual({ Page })
  expect(failures).toEqual([])
  vi.useRealTimers()
})

describe('a page with a loader', () => {
  const prepare = vi.fn<ModuleLoader['prepare']>()
  beforeEach(() => {
    prepare.mockReset().mockResolvedValue(undefined)
    vi.stubGlobal('moduleLoader', { integrity: { [remote.entry]: 'h' }, prepare })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('fetches every boot script before the entry is imported', async () => {
    prepare.mockImplementation(async () => expect(loadRemote).not.toHaveBeenCalled())
    await load(remote).page
    expect(prepare).toHaveBeenCalledWith([remote.entry, '/releases/mf-a/2.0.0/assets/boot.js'])
  })

  it('fetches the scripts of the page beside them', async () => {
    const prefetch = vi.fn<ModuleLoader['prefetch']>().mockRejectedValue(new Error('lost'))
    vi.stubGlobal('moduleLoader', { integrity: { [remote.entry]: 'h' }, prepare, prefetch })
    prepare.mockImplementation(async () => expect(prefetch).toHaveBeenCalled())
    expect(await load({ ...remote, pages: { p: ['assets/p.js'], other: ['assets/o.js'] } }).page).toEqual({ Page })
    expect(prefetch).toHaveBeenCalledExactlyOnceWith(['/releases/mf-a/2.0.0/assets/p.js'])
  })

  it('imports nothing when files cannot be fetched, and reports a files error', async () => {
    prepare.mockRejectedValue(Object.assign(new Error('lost'), { name: FILES_ERROR }))
    const { page, failures } = load(remote)
    await expect(page).rejects.toThrow('mf-a@2.0.0: lost')
    expect(loadRemote).not.toHaveBeenCalled()
    expect(failures.map(isFilesError)).toEqual([true])
  })
})

describe('retryAddress', () => {
  it.each([
    [0, '/releases/mf-a/2.0.0/entry.js'],
    [2, '/releases/mf-a/2.0.0~2/entry.js'],
  ])('gives attempt %i the address %s', (attempt, address) => expect(retryAddress(remote.entry, attempt)).toBe(address))
})
