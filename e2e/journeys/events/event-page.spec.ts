import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { cutOff, doubleText, sidewaysScroll } from '../../support/layout.ts'

const OPEN = '/event/mel-e-australian-open'
const widths = [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const

const highContrast = (page: Page) => page.emulateMedia({ contrast: 'more' })

for (const [width, height] of widths)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } })
    test.describe.configure({ timeout: 120_000 })

    test('the page of an event says when and where, and lists the nearest hotels', async ({ page }) => {
      await page.goto(OPEN)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Australian Open')
      await expect(page).toHaveTitle(/^Australian Open: hotels near Rod Laver Arena/)
      const ticket = page.getByRole('article')
      await expect(ticket).toContainText('Rod Laver Arena')
      await expect(ticket).toContainText('Melbourne, Australia')
      await expect(ticket).toContainText('not announced yet')
      // The day on the stub, however large it is printed, stands on one line.
      const day = ticket.getByText(/^\d{1,2}$/)
      const lines = await day.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects().length
      })
      expect(lines).toBe(1)
      const rows = page.getByRole('region', { name: 'Closest hotels to Rod Laver Arena' }).getByRole('listitem')
      await expect(rows).toHaveCount(5)
      const minutes = (await rows.locator('b').allTextContents()).map(Number)
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await axeViolations(page)).toEqual([])
      await highContrast(page)
      expect(await axeViolations(page)).toEqual([])
    })

    test('the list of events has nothing axe objects to, filtered and empty too', async ({ page }) => {
      for (const query of ['', '?city=Melbourne', '?city=Melbourne&month=2199-01&find=x']) {
        await page.goto(`/sports${query}`)
        await expect(page.getByRole('search', { name: 'Filter events' })).toBeVisible()
        expect(await axeViolations(page), query).toEqual([])
        await highContrast(page)
        expect(await axeViolations(page), `${query} in high contrast`).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      }
    })
  })

test('claims no dates in structured data while they are only expected', async ({ page }) => {
  await page.goto(OPEN)
  await expect(page.getByRole('article')).toBeVisible()
  const data = await page.locator('main script[type="application/ld+json"]').allTextContents()
  const event: unknown = data.map((text): unknown => JSON.parse(text)).find((each) => Object(each)['@type'] === 'Event')
  expect(event).toMatchObject({ name: 'Australian Open', location: { name: 'Rod Laver Arena' } })
  expect(event).not.toHaveProperty('startDate')
})

test('from an event to its hotels for its nights, by keyboard', async ({ page }) => {
  await page.goto(OPEN)
  const all = page.getByRole('link', { name: /^Show all \d+ hotels$/ })
  await all.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sports\?event=mel-e-australian-open&in=\d{4}-01-\d\d&out=\d{4}-0[12]-\d\d/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Australian Open')
})

test('from an event to the planner with its days, by keyboard', async ({ page }) => {
  await page.goto(OPEN)
  await page.getByRole('link', { name: 'Plan these days' }).press('Enter')
  await expect(page.getByLabel('Event or destination')).toHaveValue('Australian Open')
  await expect(page.getByLabel('Days')).toHaveValue('7')
  await expect(page.getByLabel('First day')).toHaveValue(/^\d{4}-01-\d\d$/)
  await expect(page).toHaveURL(/\/ai-trip-planner$/)
})

test('a link leads to the list of the event', async ({ page }) => {
  await page.goto(OPEN)
  await page.getByRole('main').getByRole('link', { name: 'More Sports Events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports Events')
})

test('an event that nobody lists says so, as a 404', async ({ page, complaints }) => {
  complaints.allow(/404/)
  const answer = await page.goto('/event/never-listed')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that event')
  await expect(page.getByRole('main').getByRole('link', { name: 'Search by event, venue or address' })).toBeVisible()
})

test('hotels that do not load say so and can be asked for again', async ({ page, complaints }) => {
  complaints.allow(/500/)
  let failing = true
  await page.route('**/functions/v1/hotels', (route) =>
    failing ? route.fulfill({ status: 500, json: { error: 'Down.', code: 'internal' } }) : route.continue(),
  )
  await page.goto(OPEN)
  const region = page.getByRole('region', { name: 'Closest hotels to Rod Laver Arena' })
  await expect(region.getByRole('alert')).toContainText('We couldn’t load the hotels near this event.')
  failing = false
  await region.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(region.getByRole('listitem')).toHaveCount(5)
})

test.describe('at 320', () => {
  test.use({ viewport: { width: 320, height: 700 } })
  for (const path of [OPEN, '/music?city=Sydney'])
    test(`${path} scrolls no way but down with doubled text`, async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await doubleText(page)
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await cutOff(page)).toEqual([])
    })
})

test('tells a date that is only usual as usual, and what is on when', async ({ page }) => {
  await page.goto('/event/mel-e-formula-1-australian-grand-prix')
  const ticket = page.getByRole('article')
  await expect(ticket).toContainText(/Usually around \d+ March/)
  await expect(ticket.locator('time')).toHaveCount(0)
  const programme = page.getByRole('region', { name: 'What’s on when' })
  await expect(programme.getByRole('listitem').last()).toContainText('Race Sunday')
  await expect(programme.getByRole('listitem').last()).toContainText('Race 15:00')
  await expect(programme).toContainText('These are the usual local times.')
  await expect(page.getByRole('link', { name: 'Plan days in Melbourne' })).toBeVisible()
  await page.goto('/sports?city=Melbourne&find=australian+grand')
  await expect(page.getByRole('listitem').filter({ hasText: 'Grand Prix' })).toContainText(/Usually around \d+ March/)
})
