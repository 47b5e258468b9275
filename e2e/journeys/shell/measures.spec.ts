import { CONSENT_EVENT, CONSENT_KEY } from '@site/contracts/consent'
import { rumBeacon } from '@site/contracts/rum'
import type { Page, Request } from 'playwright/test'
import { arrived } from '../../support/arrived.ts'
import { expect, test } from '../../support/journey.ts'
import { idle } from '../../support/waits.ts'

/** Everything about measuring that the page asked for: its code by what it weighs on the network, and what was sent. */
const listen = (page: Page) => {
  const sent: Request[] = []
  const code: string[] = []
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/rum') sent.push(request)
    if (/\/measure-[^/]*\.js$/.test(request.url())) code.push(request.url())
  })
  return { sent, code }
}

const choose = (page: Page, choice: string): Promise<void> =>
  page.evaluate(
    ([key = '', event = '', value = '']) => {
      localStorage.setItem(key, value)
      window.dispatchEvent(new Event(event))
    },
    [CONSENT_KEY, CONSENT_EVENT, choice],
  )

/** As another tab comes to the front. The page stays, so that the answer to what it sends can be seen. */
const leave = async (page: Page): Promise<void> => {
  await idle(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  // What the page sent by then was asked for before this.
  await page.evaluate(() => fetch('/livez').then((response) => response.text()))
}

test('nothing is measured before the visitor agrees to it', async ({ page }) => {
  const { sent, code } = listen(page)
  await page.goto('/terms')
  await arrived(page)
  await leave(page)
  expect(sent).toEqual([])
  expect(code).toEqual([])
})

test('a visitor who agrees sends one set of measures and nothing personal', async ({ page }) => {
  const { sent, code } = listen(page)
  // The test browser does not tell what a beacon carries.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (to, data) => {
      if (to === '/rum' && data instanceof Blob) Object.assign(window, { sentBeacon: data.text() })
      return send(to, data)
    }
  })
  const answered = page.context().waitForEvent('response', (response) => response.url().endsWith('/rum'))
  await page.goto('/terms')
  await arrived(page)
  await choose(page, 'analytics')
  await expect.poll(() => code.length).toBeGreaterThan(0)
  // The visitor's first input ends the measurement of the largest paint.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  await idle(page)
  await page.keyboard.press('Tab')
  await leave(page)
  expect((await answered).status()).toBe(204)
  expect(sent).toHaveLength(1)
  const beacon = rumBeacon.parse(JSON.parse(await page.evaluate(() => Reflect.get(window, 'sentBeacon'))))
  expect(beacon.path).toBe('/terms')
  expect(beacon.vitals.LCP).toBeGreaterThan(0)
  expect(beacon.remotes).toContainEqual({ name: 'mf-legal', version: expect.any(String), ms: expect.any(Number) })
  expect(Object.keys(beacon).sort()).toEqual(['composition', 'path', 'remotes', 'vitals'])
})

test('a consent taken back before the page is left counts', async ({ page }) => {
  const { sent, code } = listen(page)
  await page.goto('/terms')
  await choose(page, 'analytics')
  const before = code.length
  await page.reload()
  await expect.poll(() => code.length).toBeGreaterThan(before)
  await choose(page, 'essential')
  await leave(page)
  expect(sent).toEqual([])
})
