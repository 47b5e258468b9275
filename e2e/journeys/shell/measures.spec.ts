import { CONSENT_KEY } from '@site/contracts/consent'
import { rumBeacon } from '@site/contracts/rum'
import type { Page } from 'playwright/test'
import { arrived } from '../../support/arrived.ts'
import { expect, test } from '../../support/journey.ts'

/** Everything about measuring that the page asked for: its code by what it weighs on the network, and what was sent. */
const listen = (page: Page) => {
  const sent: string[] = []
  const code: string[] = []
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/rum') sent.push(request.postData() ?? '')
    if (/\/measure-[^/]*\.js$/.test(request.url())) code.push(request.url())
  })
  return { sent, code }
}

const leave = async (page: Page): Promise<void> => {
  await page.waitForTimeout(500)
  await page.goto('about:blank')
  await page.waitForTimeout(500)
}

test('nothing is measured before the visitor agrees to it', async ({ page }) => {
  const { sent, code } = listen(page)
  await page.goto('/terms')
  await arrived(page)
  await leave(page)
  expect(sent).toEqual([])
  expect(code).toEqual([])
})

test('a visitor who agrees sends one set of measures, without a word about who it is', async ({ page }) => {
  const { sent, code } = listen(page)
  await page.addInitScript(([key]) => localStorage.setItem(key ?? '', 'analytics'), [CONSENT_KEY])
  const answered = page.context().waitForEvent('response', (response) => response.url().endsWith('/rum'))
  await page.goto('/terms')
  await arrived(page)
  await expect.poll(() => code.length).toBe(1)
  await leave(page)
  expect((await answered).status()).toBe(204)
  expect(sent).toHaveLength(1)
  const beacon = rumBeacon.parse(JSON.parse(sent[0] ?? ''))
  expect(beacon.path).toBe('/terms')
  expect(beacon.vitals.LCP).toBeGreaterThan(0)
  expect(beacon.remotes).toContainEqual({ name: 'mf-legal', version: expect.any(String), ms: expect.any(Number) })
  expect(Object.keys(beacon).sort()).toEqual(['composition', 'path', 'remotes', 'vitals'])
})

test('a consent taken back before the page is left counts', async ({ page }) => {
  const { sent, code } = listen(page)
  await page.addInitScript(([key]) => localStorage.setItem(key ?? '', 'analytics'), [CONSENT_KEY])
  await page.goto('/terms')
  await expect.poll(() => code.length).toBe(1)
  await page.evaluate(([key]) => localStorage.setItem(key ?? '', 'essential'), [CONSENT_KEY])
  await leave(page)
  expect(sent).toEqual([])
})
