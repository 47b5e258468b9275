import { arrived } from '../../support/arrived.ts'
import { expect, test } from '../../support/journey.ts'
import { ask, openDay, planFor, stopsOf, titlesOf } from './planner.ts'

test('three addresses show the planner; a blank destination is told and nothing is sent', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/itinerary')) calls += 1
  })
  for (const path of ['/itinerary', '/ai-trip-planner', '/planner'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Trip Planner')
      await expect(page.locator('main').getByText('Beta', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Days')).toHaveValue('3')
      await expect(page.getByLabel('Days').getByRole('option')).toHaveCount(7)
    })
  await ask(page, '   ')
  await expect(page.getByRole('alert')).toHaveText('Please enter a destination')
  expect(calls).toBe(0)
})

test('three days for Melbourne: dated days, real places, times in order, minutes between them; a new plan starts empty', async ({
  page,
}) => {
  const request = page.waitForRequest('**/functions/v1/itinerary')
  await planFor(page, '  Melbourne ')
  expect((await request).postDataJSON()).toEqual({
    destination: 'Melbourne',
    days: 3,
    pace: 'balanced',
    themes: ['sightseeing', 'food'],
  })
  await expect(page.getByRole('heading', { name: '3 days in Melbourne' })).toBeVisible()
  const seen = new Set<string>()
  for (const day of [1, 2, 3]) {
    const stops = stopsOf(page, day).getByRole('listitem')
    const titles = await stopsOf(page, day).getByRole('heading').allTextContents()
    expect(titles.length).toBeGreaterThanOrEqual(3)
    for (const title of titles) expect(seen, title).not.toContain(title)
    for (const title of titles) seen.add(title)
    const times = await stopsOf(page, day).locator('time').allTextContents()
    expect(times).toEqual(times.toSorted())
    // The days begin at the hotel that is proposed, so the way to the first stop is known.
    await expect(stops.first()).toContainText(/\d+ min (walk|by public transport)/)
    await expect(stopsOf(page, day)).toContainText(/\d+ min (walk|by public transport)/)
    // Opened, the day is the same with more to each stop.
    await openDay(page, day)
    expect(await titlesOf(page, day)).toEqual(titles)
    // A ride without a timetable has no more to it.
    await expect(stopsOf(page, day)).toContainText(/\d+ min (walk|by public transport) · /)
  }
  await expect(page.getByRole('link', { name: /Hotels near day 1/ })).toHaveAttribute(
    'href',
    /\/location\?lat=-3\d\.\d+&lon=14\d\.\d+/,
  )
  await expect(page.getByRole('link', { name: /Open day 1 in a maps app/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&origin=/,
  )
  // An answer shows as soon as it is there.
  await expect(page.getByText(/10 to 15 seconds/)).toBeHidden()
  await page.getByRole('button', { name: 'Start a new plan' }).click()
  await expect(page.getByLabel('Event or destination')).toHaveValue('')
  await expect(stopsOf(page, 1)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your plans' })).toBeVisible()
})

test('while a plan is made the page says what to expect, and can be told to stop; a place without data says so', async ({
  page,
}) => {
  // Provoked: an answer that does not come while the test looks.
  await page.route('**/functions/v1/itinerary', () => {})
  await page.goto('/ai-trip-planner')
  await ask(page, 'Melbourne')
  await expect(page.getByRole('status').filter({ hasText: 'Planning Melbourne…' })).toBeVisible()
  await expect(page.getByText(/about 10 to 15 seconds/)).toBeVisible()
  // The button that was pressed is gone with its form.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/about 10 to 15 seconds/)).toBeHidden()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/ai-trip-planner')
  await ask(page, 'Timbuktu')
  await expect(
    page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: /Timbuktu/ })
      .last(),
  ).toBeVisible({ timeout: 20_000 })
  await expect(stopsOf(page, 1)).toHaveCount(0)
})

test('the example in the empty field changes until the field has the focus, and not with reduced motion', async ({
  page,
}) => {
  const field = page.getByLabel('Event or destination')
  const standsStill = async (): Promise<void> => {
    const still = await field.getAttribute('placeholder')
    await page.clock.runFor(10_000)
    expect(await field.getAttribute('placeholder')).toBe(still)
  }
  await page.clock.install()
  await page.goto('/ai-trip-planner')
  const first = await field.getAttribute('placeholder')
  await page.clock.runFor(5000)
  await expect(field).not.toHaveAttribute('placeholder', first ?? '')
  await field.focus()
  await standsStill()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await arrived(page)
  await standsStill()
})
