import type { FailureReport } from '@site/contracts/failure-report'
import type { Page } from 'playwright/test'
import { arrived } from '../../support/arrived.ts'
import { expect, test } from '../../support/journey.ts'

/** Keeps what the page reports; the test browser does not tell what a beacon carries. */
const listen = async (page: Page) => {
  await page.addInitScript(() => {
    const sent: Promise<string>[] = []
    Object.assign(window, { sentReports: sent })
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (to, data) => {
      if (to === '/report' && data instanceof Blob) sent.push(data.text())
      return send(to, data)
    }
  })
  return async (): Promise<FailureReport[]> => {
    const texts: string[] = await page.evaluate(() => Promise.all(Reflect.get(window, 'sentReports')))
    return texts.map((text) => JSON.parse(text))
  }
}

/** A list that the browser asks for: only a place without a filter comes with its page. */
const FILTERED = '/location?venue=mel-v-rod-laver&stars=3'

test('an answer that a release cannot read is charged to it, by the stack of its own code', async ({ page }) => {
  const reports = await listen(page)
  await page.route('**/functions/v1/hotels', (route) => route.fulfill({ json: { hotels: 'none' } }))
  const response = await page.goto(FILTERED)
  await expect.poll(async () => (await reports()).length).toBe(1)
  expect(await reports()).toEqual([
    {
      composition: response?.headers()['x-composition'],
      message: 'The answer could not be read. Please try again in a moment.',
      path: '/location',
      context: { remote: 'mf-events', version: expect.stringMatching(/^\d+\.\d+\.\d+/), where: 'query' },
      charged: true,
      document: '/location',
      earlier: [],
      entered: [],
    },
  ])
})

test('a call is charged to whose it was when it is malformed, and an outage to nobody, once in a document', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  const reports = await listen(page)
  let status = 422
  await page.route('**/functions/v1/hotels', (route) =>
    route.fulfill({ status, json: { error: 'No.', code: 'invalid' } }),
  )
  await page.goto(FILTERED)
  await expect.poll(async () => (await reports()).length).toBe(1)
  const call = { call: 'hotels', kind: 'http', remote: 'mf-events', where: 'call' }
  expect((await reports())[0]).toMatchObject({ charged: true, context: call })
  status = 503
  for (const _ of ['once', 'and again']) await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await reports()).length).toBe(2)
  expect((await reports())[1]).toMatchObject({ charged: false, context: call, earlier: ['mf-events'] })
})

test('what a page throws that no release named is reported, and charged to nobody', async ({ page, complaints }) => {
  complaints.allow(/from elsewhere/)
  const reports = await listen(page)
  await page.goto('/terms')
  await arrived(page)
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('from elsewhere'))))
  await expect.poll(async () => (await reports()).length).toBe(1)
  expect((await reports())[0]).toMatchObject({ charged: false, context: { where: 'promise' } })
})
