import { expect, test } from '../../support/journey.ts'
import { startDevCopy, type DevCopy } from './dev-copy.ts'

const dataDir = process.env['E2E_DATA_DIR']
let dev: DevCopy

test.describe.configure({ timeout: 120_000 })
test.skip(dataDir === undefined, 'needs a site of this checkout')

test.beforeAll(async ({ baseURL }) => {
  if (dataDir !== undefined && baseURL !== undefined) dev = await startDevCopy('mf-planner', baseURL)
})
test.afterAll(() => dev?.stop())

test('an edit shows at once in the real shell and keeps what was typed; the other remotes come from the store', async ({
  page,
}) => {
  await page.goto(`${dev.address}/planner`, { timeout: 60_000 })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('AI Trip Planner', { timeout: 60_000 })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByLabel('Event or destination').fill('Stadium tour')
  await page.evaluate(() => Object.assign(window, { sameTab: true }))

  await dev.edit('src/trip/trip-page.tsx', "const NAME = 'AI Trip Planner'", "const NAME = 'AI Trip Planner, edited'")
  const since = performance.now()
  await expect(heading).toHaveText('AI Trip Planner, edited')
  console.log(`an edit is seen after ${Math.round(performance.now() - since)} ms`)
  await expect(page.getByLabel('Event or destination')).toHaveValue('Stadium tour')

  const released = page.waitForRequest(/\/releases\/mf-legal\/\d+\.\d+\.\d+-[0-9a-f]+\/remote\.js/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(heading).toHaveText('Terms of Service')
  await released
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true)
})
