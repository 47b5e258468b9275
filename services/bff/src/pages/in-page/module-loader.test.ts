// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createModuleLoader } from './module-loader.ts'

const FILE = '/releases/shell/1.0.0/a.js'
const OTHER = '/releases/shell/1.0.0/b.js'
const SITE = 'https://stageside.example'
const STYLE = '/releases/shell/1.0.0/a.css'

type Answer = (address: string, init: RequestInit) => number

/** A page in a browser of this vendor; `answer` returns the status of each request, or throws for a lost connection. */
const pageOf = (vendor: string, answer: Answer) => {
  document.body.innerHTML = `<script type="importmap">{"integrity":{"${FILE}":"sha256-a"}}</script>
<script type="application/json" id="page-state">{"composition":{"id":"c1","shell":"1.0.0"}}</script>`
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor)
  vi.spyOn(window, 'fetch').mockImplementation(
    async (address, init) => new Response('', { status: answer(String(address), init ?? {}) }),
  )
  const inserted: (HTMLScriptElement | HTMLLinkElement)[] = []
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    if (!(element instanceof HTMLScriptElement || element instanceof HTMLLinkElement)) throw new Error('not a file')
    inserted.push(element)
    queueMicrotask(() => {
      let event = 'load'
      try {
        answer(addressOf(element), {})
      } catch {
        event = 'error'
      }
      element.dispatchEvent(new Event(event))
    })
  })
  return { loader: createModuleLoader(window), inserted }
}
const addressOf = (element: HTMLScriptElement | HTMLLinkElement): string =>
  new URL(element instanceof HTMLScriptElement ? element.src : element.href, SITE).pathname

const lost = (): never => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const outcomeOf = async (work: Promise<unknown>): Promise<unknown> => {
  const result = work.then(
    () => 'here',
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(5000)
  return result
}

describe('prefetch, where failed imports are remembered', () => {
  it('fetches each file once, checked against its hash', async () => {
    const answer = vi.fn<Answer>(() => 200)
    const { loader, inserted } = pageOf('Google Inc.', (address, init) =>
      init.cache === undefined ? 200 : answer(address, init),
    )
    expect(await outcomeOf(Promise.all([loader.prefetch([FILE]), loader.prefetch([FILE])]))).toBe('here')
    expect(answer).toHaveBeenCalledTimes(1)
    expect(answer).toHaveBeenCalledWith(FILE, expect.objectContaining({ integrity: 'sha256-a', cache: 'default' }))
    expect(inserted.map((element) => [element.tagName, addressOf(element)])).toEqual([['LINK', FILE]])
  })

  it('imports and preloads nothing if one file is missing', async () => {
    const { loader, inserted } = pageOf('', (address) => (address === FILE ? 200 : lost()))
    expect(await outcomeOf(loader.prepare([FILE, OTHER]))).toMatchObject({ name: 'FilesError' })
    expect(inserted).toEqual([])
  })

  it('retries after a lost connection, bypassing the HTTP cache', async () => {
    const answer = vi.fn<Answer>().mockImplementationOnce(lost).mockImplementationOnce(lost).mockReturnValue(200)
    const { loader } = pageOf('', answer)
    expect(await outcomeOf(loader.prefetch([FILE]))).toBe('here')
    expect(answer.mock.calls.flatMap(([, { cache }]) => cache ?? [])).toEqual(['default', 'no-store', 'reload'])
  })

  it('rejects when files are missing, and requests them again on the next call', async () => {
    let online = false
    const { loader } = pageOf('', () => (online ? 200 : lost()))
    expect(await outcomeOf(loader.prefetch([FILE, OTHER]))).toMatchObject({ name: 'FilesError' })
    online = true
    expect(await outcomeOf(loader.prefetch([FILE, OTHER]))).toBe('here')
  })

  it('does not retry a 404', async () => {
    // As browsers do: the words of a refusal do not fit the hash, and that is all they tell.
    const answer = vi.fn<Answer>((_, { method }) => (method === 'HEAD' ? 404 : lost()))
    const { loader } = pageOf('', answer)
    expect(await outcomeOf(loader.prefetch([FILE]))).toMatchObject({
      name: 'FilesError',
      message: `${FILE} did not load: HTTP 404`,
    })
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('retries damaged bytes at once where the server answers', async () => {
    const answer = vi.fn<Answer>((_, { method }) => (method === 'HEAD' ? 200 : lost()))
    const { loader } = pageOf('', answer)
    const refused = loader.prefetch([FILE]).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(0)
    expect(await refused).toMatchObject({ name: 'FilesError', message: `${FILE} did not load: HTTP 200` })
    expect(answer).toHaveBeenCalledTimes(6)
  })

  it('times out a try that hangs, and retries', async () => {
    const { loader } = pageOf('', () => 200)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(), ms)
      return limit.signal
    })
    vi.spyOn(window, 'fetch').mockImplementationOnce(
      (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted')))),
    )
    const loading = loader.prefetch([FILE])
    await vi.advanceTimersByTimeAsync(35_000)
    await expect(loading).resolves.toBeUndefined()
  })
})

describe('prepare', () => {
  it('applies style sheets, and removes one that failed', async () => {
    let online = false
    const { loader, inserted } = pageOf('', () => (online ? 200 : lost()))
    expect(await outcomeOf(loader.prepare([FILE, STYLE]))).toMatchObject({ name: 'FilesError' })
    const sheets = () => inserted.filter((element) => element.getAttribute('rel') === 'stylesheet')
    const before = sheets().length
    expect(before).toBeGreaterThan(0)
    expect(document.querySelector('link')).toBeNull()
    online = true
    expect(await outcomeOf(loader.prepare([FILE, STYLE]))).toBe('here')
    expect(sheets().length).toBe(before + 1)
  })

  it('runs the script in WebKit by an element with its hash, and fetches nothing twice', async () => {
    const { loader, inserted } = pageOf('Apple Computer, Inc.', () => 200)
    expect(await outcomeOf(loader.prepare([FILE, OTHER]))).toBe('here')
    expect(inserted.map((element) => [element.tagName, addressOf(element), element.integrity])).toEqual([
      ['SCRIPT', FILE, 'sha256-a'],
    ])
  })

  it('reloads every module in WebKit before a failed script is retried', async () => {
    const wrongInCache = new Set([FILE, OTHER])
    const { loader, inserted } = pageOf('Apple Computer, Inc.', (address, { cache }) => {
      if (cache === 'reload') wrongInCache.delete(address)
      return cache === undefined && wrongInCache.size > 0 ? lost() : 200
    })
    expect(await outcomeOf(loader.prepare([FILE, OTHER]))).toBe('here')
    expect(inserted.map(addressOf)).toEqual([FILE, FILE])
  })
})

describe('start', () => {
  it('waits for the connection indefinitely, then runs every script', async () => {
    let online = false
    const { loader, inserted } = pageOf('', () => (online ? 200 : lost()))
    void loader.start([OTHER, FILE])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(inserted).toEqual([])
    online = true
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(inserted.filter(({ tagName }) => tagName === 'SCRIPT').map(addressOf)).toEqual([OTHER, FILE])
  })
})
