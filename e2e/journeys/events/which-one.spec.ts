import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { cutOff, doubleText, sidewaysScroll } from '../../support/layout.ts'
import { atRest } from '../../support/waits.ts'
import { field, heading, sheet } from './search-parts.ts'

const WHICH = 'Which one did you mean?'
/** Two cities of one name: the first in Oregon, the second in Maine. */
const PORTLANDS = ['city-5746545', 'city-4975802'] as const
const portland = (page: Page, index: 0 | 1) => page.locator(`main a[href$="place=${PORTLANDS[index]}"]`)

/** Bodies of the calls for hotels. */
const hotelCalls = (page: Page): string[] => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/hotels')) bodies.push(request.postData() ?? '')
  })
  return bodies
}

test.describe('at 1280', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('one of two cities is chosen by keyboard, and its link opens the same one for a friend', async ({
    page,
    context,
  }) => {
    await page.goto('/location')
    await field(page).focus()
    await page.keyboard.type('Portland')
    await page.keyboard.press('Enter')
    await expect(heading(page, WHICH)).toBeFocused()
    await expect(page).toHaveURL('/location?q=Portland')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(page.getByRole('list', { name: /United States$/ }).first()).toBeVisible()
    await expect(portland(page, 0)).toHaveAccessibleName(/City\s*Portland/)
    const [first, second] = await Promise.all([portland(page, 0).textContent(), portland(page, 1).textContent()])
    expect(first).not.toBe(second)

    await page.keyboard.press('Tab')
    await expect(portland(page, 0)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(portland(page, 1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/location?place=${PORTLANDS[1]}`)
    await expect(heading(page, /Portland/)).toBeVisible()
    await expect(field(page)).toHaveValue('Portland')

    const friend = await context.newPage()
    await friend.goto(page.url())
    await expect(heading(friend, /Portland/)).toHaveText((await heading(page, /Portland/).textContent()) ?? '')
    await expect(friend).toHaveURL(page.url())
    await expect(heading(friend, WHICH)).toHaveCount(0)

    await page.goBack()
    await expect(heading(page, WHICH)).toBeVisible()
    await expect(field(page)).toHaveValue('Portland')
  })

  test('a sure answer names the place in its address, is asked for once, and offers the next ones', async ({
    page,
  }) => {
    const calls = hotelCalls(page)
    await page.goto('/location?q=Wembley%20Stadium')
    await expect(heading(page, /^Hotels near Wembley Stadium$/)).toBeVisible()
    await expect(page).toHaveURL('/location?venue=v-london-wembley-stadium')
    await expect(field(page)).toHaveValue('Wembley Stadium')
    // It came with the page; with a filter the browser asks.
    expect(calls).toEqual([])
    await page.goto('/location?q=Wembley%20Stadium&walk=60')
    await expect(page).toHaveURL('/location?venue=v-london-wembley-stadium&walk=60')
    expect(calls).toHaveLength(1)
    await page.goto('/location?q=Wembley%20Stadium')
    await expect(page).toHaveURL('/location?venue=v-london-wembley-stadium')
    expect(calls).toHaveLength(1)

    const others = page.getByRole('link', { name: /OVO Arena Wembley/ })
    await expect(others).toBeHidden()
    await page.getByText('Not this one?').focus()
    await page.keyboard.press('Enter')
    await expect(others).toBeVisible()
    await others.press('Enter')
    await expect(heading(page, /^Hotels near OVO Arena Wembley/)).toBeFocused()
    await expect(page).toHaveURL('/location?venue=v-london-ovo-arena-wembley')
    await expect(field(page)).toHaveValue('OVO Arena Wembley')
    await page.goBack()
    await expect(page).toHaveURL('/location?venue=v-london-wembley-stadium')
    await expect(page.getByText('Not this one?')).toBeVisible()
  })

  test('a typing mistake is said, and leads to the venue or asks whether it was meant', async ({ page }) => {
    await page.goto('/location?q=rod%20lavr%20arena')
    await expect(page.getByText(/^We read “lavr” as “laver”\.$/i)).toBeVisible()
    const asked = page.locator('main a[href$="venue=mel-v-rod-laver"]')
    await expect(
      heading(page, /^Hotels near Rod Laver Arena/)
        .or(asked)
        .first(),
    ).toBeVisible()
    if (await heading(page, WHICH).isVisible()) await asked.click()
    await expect(page).toHaveURL('/location?venue=mel-v-rod-laver')
    await expect(heading(page, /^Hotels near Rod Laver Arena/)).toBeVisible()
  })

  test('the page of a category says which one it is', async ({ page }) => {
    const calls = hotelCalls(page)
    await page.goto('/music?q=Wembley%20Arena&walk=60')
    await expect(page).toHaveURL(/\/music\?(venue|place)=/)
    expect(calls.map((body): unknown => JSON.parse(body))).toEqual([
      expect.objectContaining({ query: 'Wembley Arena', category: 'music' }),
    ])
  })
})

test.describe('at 360, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('one of two cities is chosen', async ({ page }) => {
    await page.goto('/location')
    await field(page).tap()
    await expect(sheet(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type('Portland')
    await sheet(page).getByRole('button', { name: 'Show hotels' }).tap()
    await expect(sheet(page)).toHaveCount(0)
    await expect(heading(page, WHICH)).toBeFocused()
    await expect(heading(page, WHICH)).toBeInViewport()
    const { height } = (await portland(page, 1).boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThanOrEqual(44)
    await portland(page, 1).tap()
    await expect(page).toHaveURL(`/location?place=${PORTLANDS[1]}`)
    await expect(heading(page, /Portland/)).toBeInViewport()
    await page.goBack()
    await page.goBack()
    // The sheet was left for the answer: it does not come back.
    await expect(page).toHaveURL('/location')
    await expect(sheet(page)).toHaveCount(0)
  })
})

const states = [
  {
    what: 'choices',
    address: '/location?q=Portland',
    words: [WHICH, 'Several places fit “Portland”.', 'United States'],
  },
  {
    what: 'what is not known',
    address: '/music?q=Taylor%20Swift%20tour',
    words: [
      'We couldn’t find that place',
      'We don’t list artists’ tours yet. Enter the venue or its address.',
      'Ways to say where',
    ],
  },
] as const

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 900],
] as const)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } })

    test('choices, what is not known and the first offers say what to do, and fit', async ({ page }) => {
      for (const { what, address, words } of states)
        await test.step(what, async () => {
          await page.goto(address)
          for (const each of words) await expect(page.locator('main').getByText(each).first()).toBeVisible()
          await expect(page.locator('main')).not.toContainText(/\bspell/i)
          expect(await sidewaysScroll(page)).toBe(0)
          expect(await axeViolations(page)).toEqual([])
        })
      await test.step('first offers', async () => {
        await page.goto('/location')
        await field(page).click()
        const list = page.getByRole('listbox')
        await expect(list.getByRole('group', { name: 'Popular' })).toBeVisible()
        await expect(list.getByRole('option', { name: /^Australian Open/ })).toContainText(
          'Event · Rod Laver Arena, Melbourne',
        )
        await expect(page.getByText(/^6 suggestions/)).toHaveCount(1)
        expect(await sheet(page).count()).toBe(width < 768 ? 1 : 0)
        await atRest(page)
        expect(await sidewaysScroll(page)).toBe(0)
        // Beside an open list the library hides the rest of the page from assistive technology, which axe takes for a mistake.
        if (width < 768) expect(await axeViolations(page)).toEqual([])
      })
    })
  })

test.describe('at 320 with doubled text', () => {
  test.use({ viewport: { width: 320, height: 700 } })
  test('choices and the sheet are not cut', async ({ page }) => {
    await page.goto('/location?q=Portland')
    await expect(heading(page, WHICH)).toBeVisible()
    await doubleText(page)
    expect(await cutOff(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await page.goto('/location')
    await doubleText(page)
    await field(page).click()
    await expect(sheet(page).getByRole('combobox')).toBeFocused()
    await atRest(page)
    const tooWide = await sheet(page).evaluate(
      (dialog) =>
        [dialog, ...dialog.querySelectorAll('*')].filter(
          (part) => part.clientWidth > 2 && part.scrollWidth > part.clientWidth + 1 && part.tagName !== 'INPUT',
        ).length,
    )
    expect(tooWide).toBe(0)
    await sheet(page).getByRole('option').last().scrollIntoViewIfNeeded()
    await expect(sheet(page).getByRole('option').last()).toBeInViewport()
  })
})
