import { randomUUID } from 'node:crypto'
import { composition } from '@site/contracts/composition'
import { visitorCookie } from '@site/contracts/visitor-cookie'
import { devices, type Browser, type Page } from 'playwright/test'
import { NAME, NUMBER_KEY } from './team.ts'

/** A person with a browser of their own, whom the site keeps on the same versions. */
export interface Visitor {
  readonly id: string
  /** The number that the remote knows them by. */
  readonly number: number
}

/** People who are asked about at once, while some with a version are looked for. */
const TOGETHER = 50
/** Browsers that are open at once. */
const OPEN = 3

/** The version that the site gives a visitor. */
export const givenTo = async (site: string, id: string): Promise<string | undefined> => {
  const answer = await fetch(`${site}/composition.json`, { headers: { cookie: `${visitorCookie.name}=${id}` } })
  return composition.parse(await answer.json()).remotes.find(({ name }) => name === NAME)?.version
}

/** Shown where the code of a page came too late, as it does on a machine that is busy with others. */
const AGAIN = '[data-testid="remote-fallback"] button:not([disabled])'

/** Waits until the page runs; a visitor whose code comes too late tries again, in the same document. */
const untilRuns = async (page: Page): Promise<void> => {
  const again = page.locator(AGAIN).first()
  for (;;) {
    await page.waitForFunction(
      (selector) =>
        document.querySelector('main h1')?.closest('[data-dehydrated]') === null ||
        document.querySelector(selector) !== null,
      AGAIN,
    )
    if (!(await again.isVisible())) return
    // It may be gone by now: the page runs after all.
    await again.click({ timeout: 1000 }).catch(() => undefined)
  }
}

const asVisitor = (number: number) => ({
  ...devices['Desktop Chrome'],
  // Everybody has an address of their own, as the proxy before a front server tells it: of one address few failures count.
  extraHTTPHeaders: { 'x-forwarded-for': `198.51.${100 + Math.floor(number / 250)}.${1 + (number % 250)}` },
})

/** Opens a page as a visitor does who comes again, gives `work` the page once it runs and what the server sent, and closes the browser. */
export const open = async <T>(
  browser: Browser,
  address: string,
  { id, number }: Visitor,
  work: (page: Page, sent: string) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext(asVisitor(number))
  try {
    await context.addCookies([{ name: visitorCookie.name, value: id, url: address }])
    await context.addInitScript(([key, value]) => localStorage.setItem(String(key), String(value)), [
      NUMBER_KEY,
      number,
    ] as const)
    const page = await context.newPage()
    const sent = (await (await page.goto(address))?.text()) ?? ''
    await untilRuns(page)
    return await work(page, sent)
  } finally {
    await context.close()
  }
}

/** What a visitor reads who leaves before any code of the page runs: a visit like any other, and far cheaper to make. */
export const glance = async (browser: Browser, address: string, { id, number }: Visitor): Promise<string> => {
  const context = await browser.newContext({ ...asVisitor(number), javaScriptEnabled: false })
  try {
    await context.addCookies([{ name: visitorCookie.name, value: id, url: address }])
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    return (await page.locator('main').textContent()) ?? ''
  } finally {
    await context.close()
  }
}

/** Does work for each in their order, some at once. */
export const forEach = async <T>(list: readonly T[], work: (each: T) => Promise<void>): Promise<void> => {
  const left = [...list]
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: OPEN }, worker))
}

/**
 * Makes up visitors who were never here and are given `version`, which one in a hundred may be. Their numbers count up; those that
 * `wanted` leaves out go to nobody. Fewer than `count` where `over` says that nobody gets that version any more.
 */
export const newVisitors = (site: string) => {
  let last = 0
  const numbered = (id: string, wanted: (number: number) => boolean): Visitor => {
    do last += 1
    while (!wanted(last))
    return { id, number: last }
  }
  return async (
    version: string,
    count: number,
    {
      wanted = () => true,
      over,
    }: { readonly wanted?: (number: number) => boolean; readonly over: () => Promise<boolean> },
  ): Promise<Visitor[]> => {
    const found: string[] = []
    while (found.length < count) {
      const ids = Array.from({ length: TOGETHER }, () => randomUUID())
      const given = await Promise.all(ids.map((id) => givenTo(site, id)))
      found.push(...ids.filter((_, at) => given[at] === version))
      if (found.length < count && (await over())) break
    }
    return found.slice(0, count).map((id) => numbered(id, wanted))
  }
}
