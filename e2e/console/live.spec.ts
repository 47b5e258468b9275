import { expect, test } from './support/test.ts'

test('changes of others appear without a reload', async ({ page, open, registry }) => {
  await open('/')
  const guides = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'mf-guides' }) })
  await expect(guides).toContainText('Not live.')
  await expect(page.getByText('Changes appear as they happen.')).toBeVisible()
  await registry.release('canary', 'mf-guides', '5')
  await expect(guides).toContainText('For 5% of visitors')
})

test('while the registry is away the page says how old it is, and goes on by itself', async ({
  page,
  open,
  registry,
  complaints,
}) => {
  complaints.allow(/ERR_|Failed to load/)
  test.setTimeout(120_000)
  await open('/')
  await expect(page.getByRole('heading', { name: 'mf-guides' })).toBeVisible()
  await registry.kill()
  await expect(page.getByText('Refreshed every 5 seconds.')).toBeVisible()
  await expect(page.getByText('not up to date')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'mf-guides' })).toBeVisible()
  await page.screenshot({ path: 'e2e/.reports/console/live-not-up-to-date.png' })
  await registry.start()
  await expect(page.getByText('not up to date')).toBeHidden({ timeout: 20_000 })
  await expect(page.getByText('Changes appear as they happen.')).toBeVisible({ timeout: 40_000 })
})

test('a call that is never answered is said to wait, and a page that does not exist leads back', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/404 \(Not Found\)/)
  await page.route('**/v1/graph', () => {})
  await open('/graph')
  await expect(page.getByText('Asking the registry…')).toBeVisible()
  await open('/nowhere')
  await page.getByRole('link', { name: 'See what is live' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeFocused()
  await open('/remotes/mf-missing')
  await expect(page.getByRole('alert')).toContainText('mf-missing has no release yet.')
})
