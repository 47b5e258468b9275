import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { keySteps, touchSteps } from '../../support/steps.ts'
import { atRest } from '../../support/waits.ts'

/** A venue in streets that ship, where the nearest hotel has no stars. */
const STADIUM = 'Stade Louis II'
const CIRCUIT = 'Circuit de Monaco'
/** No hotel within ten minutes of it. */
const ARENA = 'Rod Laver Arena'
const EVENT = 'Australian Open'

const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const ARRIVE = dayFrom(40)
const LEAVE = dayFrom(42)

const landingField = (page: Page) => page.getByLabel('Where do you have to be?')
const rows = (page: Page) => page.locator('li[id^="hotel-"]')
const nameLink = (page: Page, index: number) => rows(page).nth(index).getByRole('heading').getByRole('link')
const compareBox = (page: Page, index: number) =>
  rows(page)
    .nth(index)
    .getByRole('checkbox', { name: /^Compare/ })
const answerHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hotels near/ })
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const filterSheet = (page: Page) => page.getByRole('dialog', { name: 'Filter and sort' })
const dates = (page: Page) => page.getByRole('button', { name: /^(Add dates|Dates) and guests/ })
const dateForm = (page: Page) => page.getByRole('dialog', { name: 'Your dates' })
const bookOnBooking = (page: Page) => page.getByRole('link', { name: /^Search on Booking\.com/ })
const wayBack = (page: Page) => page.getByRole('definition').filter({ hasText: 'The same walk' })
const comparison = (page: Page) => page.getByRole('dialog', { name: 'Compare 3 hotels' })
const share = (page: Page) => comparison(page).getByRole('button', { name: 'Share this comparison' })
const nearestButton = (page: Page) => page.getByRole('button', { name: /^The nearest is \d+ min on foot: show it$/ })
const eventDetails = (page: Page) => page.getByRole('link', { name: /^Event details/ })
const nearRows = (page: Page) => page.getByRole('region', { name: /^Closest hotels to/ }).getByRole('listitem')

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('list').filter({ has: rows(page) })).not.toHaveAttribute('aria-busy')
}

/** The name of the hotel with the shortest way without steps, of those that the whole list says have four stars or more. */
const nearestStepFree = async (page: Page): Promise<string> => {
  const answer = await page.request.post('/functions/v1/hotels', { data: { query: STADIUM, limit: 50 } })
  const { hotels }: { hotels: { name: string; stars?: number; stepFree?: { minutes: number } | null }[] } =
    await answer.json()
  const fits = hotels.flatMap(({ name, stars, stepFree }) =>
    (stars ?? 0) >= 4 && stepFree ? [{ name, minutes: stepFree.minutes }] : [],
  )
  return fits.toSorted((a, b) => a.minutes - b.minutes)[0]?.name ?? ''
}

const canBeBooked = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('term').filter({ hasText: 'Step-free' })).toBeVisible()
  await expect(bookOnBooking(page)).toHaveAttribute('href', new RegExp(`checkin=${ARRIVE}&checkout=${LEAVE}`))
}

/** Opens the copied link for a friend, who has to see the same three hotels. */
const opensForFriend = async (page: Page, names: readonly string[]): Promise<void> => {
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const context = await page.context().browser()?.newContext()
  const friend = await context?.newPage()
  if (friend === undefined) throw new Error('no browser of a friend')
  await friend.goto(link)
  await expect(comparison(friend).getByRole('columnheader')).toHaveText([...names], { timeout: 20_000 })
  await context?.close()
}

const firstNames = async (page: Page): Promise<string[]> =>
  (await rows(page).getByRole('heading').allTextContents()).slice(0, 3)

const nearestIsListed = async (page: Page, minutes: string): Promise<void> => {
  await expect(rows(page).first().locator('b')).toHaveText(minutes)
  expect(Number(minutes)).toBeGreaterThan(10)
}
const minutesIn = (text: string | null): string => /\d+/.exec(text ?? '')?.[0] ?? ''

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  /** From the landing page to the hotels near a place. */
  const search = async (page: Page, text: string) => {
    await page.goto('/')
    const steps = keySteps(page)
    await steps.press('Tab')
    await steps.press('Enter')
    await steps.reach(landingField(page))
    await steps.type(text)
    await steps.press('Enter')
    await expect(answerHeading(page)).toBeFocused()
    await expect(rows(page).first()).toBeVisible()
    return steps
  }

  test('the nearest step-free hotel of four stars, for two nights, up to where it is booked', async ({ page }) => {
    const steps = await search(page, STADIUM)
    await steps.reach(dates(page), 'Shift+Tab')
    await steps.press('Enter')
    await expect(dateForm(page).getByLabel('Arrive')).toBeFocused()
    await steps.typeDay(ARRIVE)
    await steps.reach(dateForm(page).getByLabel('Leave'))
    await steps.typeDay(LEAVE)
    await steps.press('Enter')
    await expect(dates(page)).toBeFocused()
    await steps.reach(page.getByLabel('Stars', { exact: true }))
    await steps.type('4')
    await steps.reach(filters(page))
    await steps.press('Enter')
    await steps.reach(filterSheet(page).getByRole('checkbox', { name: /^Step-free way known/ }))
    await steps.press('Space')
    await steps.press('Escape')
    await settled(page)
    await expect(rows(page).first()).toContainText(/, step-free|Step-free: \d/)
    await steps.reach(nameLink(page, 0))
    await steps.press('Enter')
    await canBeBooked(page, await nearestStepFree(page))
    await steps.reach(bookOnBooking(page))
    steps.atMost(41)
  })

  test('three hotels are compared, and the comparison is shared', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const steps = await search(page, CIRCUIT)
    for (const index of [0, 1, 2]) {
      await steps.reach(compareBox(page, index))
      await steps.press('Space')
    }
    await steps.press('Tab')
    await steps.press('Enter')
    await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeFocused()
    await steps.press('Enter')
    await expect(comparison(page)).toBeVisible()
    await steps.reach(share(page))
    await steps.press('Enter')
    await opensForFriend(page, await firstNames(page))
    steps.atMost(32)
  })

  test('the way back to the hotel after the event', async ({ page }) => {
    const steps = await search(page, EVENT)
    await steps.reach(eventDetails(page))
    await steps.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(EVENT)
    await expect(nearRows(page)).toHaveCount(5)
    await steps.reach(nearRows(page).first().getByRole('link'))
    await steps.press('Enter')
    await expect(wayBack(page)).toBeInViewport()
    steps.atMost(12)
  })

  test('where no hotel is within ten minutes, the nearest is one press away', async ({ page }) => {
    const steps = await search(page, ARENA)
    await steps.reach(page.getByLabel('On foot', { exact: true }))
    await steps.type('up to 10')
    await expect(nearestButton(page)).toBeVisible()
    const minutes = minutesIn(await nearestButton(page).textContent())
    await steps.reach(nearestButton(page))
    await steps.press('Enter')
    await nearestIsListed(page, minutes)
    await expect(rows(page).first()).toBeFocused()
    steps.atMost(15)
  })
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  const search = async (page: Page, text: string) => {
    await page.goto('/')
    const steps = touchSteps(page)
    await steps.tap(landingField(page))
    const sheet = page.getByRole('dialog', { name: 'Where do you have to be?' })
    await expect(sheet.getByRole('combobox')).toBeFocused()
    await steps.type(text)
    await steps.tap(sheet.getByRole('button', { name: 'Show hotels' }))
    await expect(answerHeading(page)).toBeFocused()
    await expect(rows(page).first()).toBeVisible()
    return steps
  }

  test('the nearest step-free hotel of four stars, for two nights, up to where it is booked', async ({ page }) => {
    const steps = await search(page, STADIUM)
    await steps.tap(dates(page))
    await atRest(page)
    await steps.chooseDay(dateForm(page).getByLabel('Arrive'), ARRIVE)
    await steps.chooseDay(dateForm(page).getByLabel('Leave'), LEAVE)
    await steps.tap(dateForm(page).getByRole('button', { name: 'Use these 2 nights' }))
    await expect(dateForm(page)).toBeHidden()
    await steps.tap(filters(page))
    await atRest(page)
    const stars = filterSheet(page).getByLabel('Stars', { exact: true })
    await steps.choose(stars, {
      label: (await stars.getByRole('option', { name: /^4 stars and up/ }).textContent()) ?? '',
    })
    await steps.tap(filterSheet(page).getByRole('checkbox', { name: /^Step-free way known/ }))
    await steps.tap(filterSheet(page).getByRole('button', { name: /^Show \d+ hotels?$/ }))
    await expect(filterSheet(page)).toBeHidden()
    await settled(page)
    await expect(rows(page).first()).toContainText(/, step-free|Step-free: \d/)
    await steps.tap(nameLink(page, 0))
    await canBeBooked(page, await nearestStepFree(page))
    await steps.swipeTo(bookOnBooking(page))
    steps.atMost(17)
  })

  test('three hotels are compared, and the comparison is shared', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const steps = await search(page, CIRCUIT)
    for (const index of [0, 1, 2]) await steps.tap(compareBox(page, index))
    await steps.tap(page.getByRole('button', { name: 'Compare', exact: true }))
    await atRest(page)
    await steps.tap(share(page))
    await opensForFriend(page, await firstNames(page))
    steps.atMost(9)
  })

  test('the way back to the hotel after the event', async ({ page }) => {
    const steps = await search(page, EVENT)
    await steps.tap(eventDetails(page))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(EVENT)
    await expect(nearRows(page)).toHaveCount(5)
    await steps.tap(nearRows(page).first().getByRole('link'))
    await expect(wayBack(page)).toBeVisible()
    await steps.swipeTo(wayBack(page))
    steps.atMost(8)
  })

  test('where no hotel is within ten minutes, the nearest is one press away', async ({ page }) => {
    const steps = await search(page, ARENA)
    await steps.tap(filters(page))
    await atRest(page)
    await steps.choose(filterSheet(page).getByLabel('On foot', { exact: true }), { label: 'Up to 10 min (0)' })
    await expect(nearestButton(page).last()).toBeVisible()
    const minutes = minutesIn(
      await filterSheet(page)
        .getByRole('button', { name: /^The nearest/ })
        .textContent(),
    )
    await steps.tap(filterSheet(page).getByRole('button', { name: /^The nearest/ }))
    await nearestIsListed(page, minutes)
    steps.atMost(8)
  })
})
