import { afterEach, expect, it, vi } from 'vitest'
import { isOnline } from './is-online.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const browser = (onLine: boolean, answer: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine })
  return fetched
}
const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const there = async () => new Response(null, { status: 204 })

it('sends HEAD to the public site of the settings, without cookies or referrer', async () => {
  const fetched = browser(true, there)
  expect(await isOnline('https://public.example/')).toBe(true)
  expect(fetched.mock.calls).toEqual([
    [
      'https://public.example/',
      expect.objectContaining({ method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }),
    ],
  ])
})

it('is offline when the public site cannot be reached', async () => {
  browser(true, gone)
  expect(await isOnline('https://public.example/')).toBe(false)
})

it('trusts navigator.onLine where no public site is set, even if this site is unreachable', async () => {
  const fetched = browser(true, gone)
  expect(await isOnline(null)).toBe(true)
  expect(fetched).not.toHaveBeenCalled()
})

it.each([null, 'https://public.example/'])('is offline when the browser says so (public site %s)', async (site) => {
  const fetched = browser(false, there)
  expect(await isOnline(site)).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})
