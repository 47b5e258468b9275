import type { Browser } from 'playwright'
import { blockingTime, observePage, type PageTimes } from './observe.ts'
import type { Profile } from './profiles.ts'
import { bytesByKind, depthOf, type Kind } from './requests.ts'
import { watchRequests } from './watch-requests.ts'
import { withPage } from './with-page.ts'

/** One first visit to one page: times in ms, sizes in bytes. */
export interface Visit {
  readonly requests: number
  readonly requestsBeforeLcp: number
  readonly bytes: Readonly<Record<Kind, number>>
  readonly depth: number
  /** The same without calls for data, which may start a moment before or after the page is usable. */
  readonly fileDepth: number
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** What moved, and by how much. */
  readonly shifts: readonly string[]
  readonly tbt: number
  readonly usable: number
  /** Errors the page logged or threw. */
  readonly errors: readonly string[]
}

/** A page that is not usable after this long has failed, in ms. */
const TIMEOUT_MS = 60_000
/** Loading is over when nothing was under way and no long task ran for this long after the page became usable, in ms: what came with the page is shown without a request. */
const QUIET_MS = 600

const until = async (what: string, done: () => Promise<boolean>): Promise<void> => {
  const limit = performance.now() + TIMEOUT_MS
  while (!(await done())) {
    if (performance.now() > limit) throw new Error(`${what} after ${TIMEOUT_MS / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Opens a page in a browser context of its own, with empty caches, and measures until it is usable and quiet. */
export const visit = (browser: Browser, url: string, profile: Profile): Promise<Visit> =>
  withPage(browser, profile, async (page, cdp) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on(
      'console',
      (message) => message.type() === 'error' && errors.push(`${message.text()} (${message.location().url})`),
    )
    const watched = await watchRequests(cdp)
    await page.addInitScript(observePage)
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS })
    // A turn later, since a task that has just ended is told behind it.
    const read = (): Promise<PageTimes> =>
      page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(window.benchTimes()), 20)))
    await until(`${url} is not usable`, async () => (await read()).usable !== null)
    await until(
      `${url} keeps loading`,
      async () => watched.quiet(QUIET_MS) && (await read()).idleFor >= QUIET_MS && watched.quiet(QUIET_MS),
    )
    const times = await read()
    const usable = times.usable ?? Number.POSITIVE_INFINITY
    const requests = watched.all()
    return {
      requests: requests.length,
      requestsBeforeLcp: requests.filter(({ at }) => at <= times.lcp).length,
      bytes: bytesByKind(requests),
      depth: depthOf(requests.filter(({ at }) => at <= Math.max(usable, times.lcp))),
      fileDepth: depthOf(requests.filter(({ at, kind }) => kind !== 'other' && at <= Math.max(usable, times.lcp))),
      fcp: times.fcp,
      lcp: times.lcp,
      cls: times.cls,
      shifts: times.shifts,
      tbt: blockingTime(times, usable),
      usable,
      errors,
    }
  })
