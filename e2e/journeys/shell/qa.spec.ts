import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'

test('the QA panel names every remote and its version, by keyboard, and is not loaded before it is asked for', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(scripts.filter((url) => url.includes('qa-panel'))).toEqual([])
  await page.goto('/terms?qa')
  const panel = page.getByRole('dialog', { name: 'Composition' })
  for (const name of ['shell', 'mf-events', 'mf-planner', 'mf-partners', 'mf-legal'])
    await expect(panel.getByRole('rowheader', { name, exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('an unknown version shows the default and says so', async ({ page }) => {
  await page.goto('/terms?mf-legal=9.9.9')
  await expect(
    page.getByText('No such version of mf-legal is published, or it is not yours to choose: the default is shown.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
})

test('a composition is replayed by its id', async ({ page }) => {
  const first = await page.goto('/terms')
  const id = first?.headers()['x-composition'] ?? ''
  expect(id).toMatch(/^[0-9a-f]{12}$/)
  const replayed = await page.goto(`/privacy?c=${id}`)
  expect(replayed?.headers()['x-composition']).toBe(id)
  const kept: unknown = await page.evaluate(() => JSON.parse(sessionStorage.getItem('overrides') ?? '{}'))
  expect(Object.keys(Object(kept)).sort()).toEqual(expect.arrayContaining(['mf-legal', 'shell']))
})
