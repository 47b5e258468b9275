import { arrived } from '../../support/arrived.ts'
import { expect, test } from '../../support/journey.ts'

const shownPhrase = '[data-phrase] strong'

test('the landing page leads to every category, to flights, to the planner and to the demo, whose code waits', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /demo-page|package-dialog|suggest-input|confetti|map-view/.test(url))).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book hotels by event, venue or address')
  for (const [name, path] of [
    [/Sports Events/, '/sports'],
    [/Music Concerts/, '/music'],
    [/Business Events/, '/business'],
    [/By Location\/Address/, '/location'],
  ] as const)
    await expect(page.locator('#categories').getByRole('link', { name })).toHaveAttribute('href', path)
  await expect(page.getByRole('link', { name: 'Book Flights' })).toHaveAttribute('href', '/flights')
  await expect(page.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/demo')
  await page.getByRole('link', { name: 'Choose Your Event' }).click()
  await expect(page).toHaveURL(/#categories$/)
  await expect(page.getByRole('heading', { name: 'What brings you there?' })).toBeInViewport()
  const promo = page.getByRole('region', { name: 'Plan Beyond the Event' })
  await expect(promo.getByText('Free to try, no sign-up.')).toBeVisible()
  await promo.getByRole('link', { name: 'Plan my days' }).click()
  await expect(page).toHaveURL(/\/ai-trip-planner$/)
})

test('the phrase stands 2800 ms, the last 200 of them fading, and is read out as one stable sentence', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const phrase = page.locator(shownPhrase)
  await expect(phrase).toHaveText('4 minutes on foot')
  await arrived(page)
  // The clock stands still until hydration is through, so that the first turn starts at a known time.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  const first = (await phrase.textContent()) ?? ''
  const fades = () => phrase.evaluate((element) => getComputedStyle(element).transitionDuration)
  expect(await fades()).toBe('0.2s')
  /** Runs the clock on, the first part at once, until the phrase is another one; gives the ms that took, to a tenth of a second. */
  const untilTurned = async (from: string, atOnce: number): Promise<number> => {
    let ms = atOnce
    await page.clock.runFor(atOnce)
    while ((await phrase.textContent()) === from && ms < 9000) {
      await page.clock.runFor(100)
      ms += 100
    }
    return ms
  }
  await untilTurned(first, 100)
  for (const turn of [1, 2])
    expect(await untilTurned((await phrase.textContent()) ?? '', 2600), `turn ${turn}`).toBe(2800)
  await expect(page.locator('[data-phrase]')).toHaveAttribute('aria-hidden', 'true')
  await expect(page.getByText('Hotels within minutes of your seat, on foot or by public transport.')).toBeAttached()
})

test('the phrase can be paused and resumed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await arrived(page)
  await page.getByRole('button', { name: 'Pause the changing phrase' }).click()
  const held = await page.locator(shownPhrase).textContent()
  await page.clock.runFor(20_000)
  await expect(page.locator(shownPhrase)).toHaveText(held ?? '')
  await page.getByRole('button', { name: 'Play the changing phrase' }).click()
  await page.clock.runFor(3000)
  await expect(page.locator(shownPhrase)).not.toHaveText(held ?? '')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the phrase does not turn', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await arrived(page)
    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(20_000)
    await expect(page.locator(shownPhrase)).toHaveText('4 minutes on foot')
  })
})

test('flights are coming soon, and a visitor can ask to be told', async ({ page }) => {
  await page.goto('/flights')
  await expect(page.getByText('Coming soon').first()).toBeVisible()
  await page.getByRole('button', { name: 'Tell me when flights open' }).click()
  await expect(page.getByRole('dialog', { name: 'Join the waitlist' })).toBeVisible()
})
