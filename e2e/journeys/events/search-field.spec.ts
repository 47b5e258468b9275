import { expect, test } from '../../support/journey.ts'
import { atRest } from '../../support/waits.ts'
import { field, heading, sheet } from './search-parts.ts'

test.describe('at 1280', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('popular places lead to hotels, searches are remembered, and forgotten when told to', async ({ page }) => {
    test.setTimeout(90_000)
    await page.goto('/location')
    const popular = page.getByRole('group', { name: 'Popular' }).getByRole('option')
    const recent = page.getByRole('group', { name: 'Your recent searches' }).getByRole('option')
    const open = async () => {
      await field(page).fill('')
      await field(page).click()
      await expect(popular).toHaveCount(6)
    }
    await open()
    const names = await popular.locator('span:first-child').allTextContents()
    for (const [index, name] of names.entries())
      await test.step(name, async () => {
        await open()
        await popular.nth(index).click()
        await expect(heading(page, /^Hotels near/)).toContainText(name)
        await expect(page.locator('li[id^="hotel-"]').first()).toBeVisible()
      })
    await open()
    await expect(recent).toHaveText([...names.toReversed().slice(0, 5), 'Clear recent searches'])
    await page.keyboard.press('ArrowDown')
    for (const _ of names.slice(1)) await page.keyboard.press('ArrowDown')
    await expect(recent.last()).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await expect(recent).toHaveCount(0)
    await expect(popular).toHaveCount(6)
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull()
  })
})

test.describe('at 360, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the sheet covers the page, which does not move; its button and Back close it', async ({ page }) => {
    await page.goto('/sports')
    await field(page).scrollIntoViewIfNeeded()
    const before = await field(page).boundingBox()
    await field(page).tap()
    await expect(sheet(page).getByRole('combobox')).toBeFocused()
    await atRest(page)
    expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    await page.mouse.move(180, 700)
    await page.mouse.wheel(0, 600)
    await sheet(page).getByRole('button', { name: 'Close' }).tap()
    await expect(sheet(page)).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    expect(await field(page).boundingBox()).toEqual(before)

    await field(page).tap()
    await expect(sheet(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await field(page).tap()
    await expect(sheet(page)).toBeVisible()
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL('/sports')
    await expect(field(page)).toBeFocused()
  })
})

for (const width of [360, 1280])
  test.describe(`at ${width}, by keyboard`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a name typed without a pause and asked for leads to its hotels, with nothing over them', async ({ page }) => {
      await page.goto('/')
      // At once, and after a while: the suggestions come before, among or after the keys.
      for (const from of ['just come', 'come back']) {
        await field(page).focus()
        await page.keyboard.type('Rod Laver Arena')
        await page.keyboard.press('Enter')
        await expect(heading(page, /^Hotels near Rod Laver Arena/), from).toBeVisible()
        await expect(page.getByRole('option', { name: /^Rod Laver Arena/ }), from).toHaveCount(0)
        await expect(sheet(page), from).toHaveCount(0)
        await page.goto('/')
        await page.waitForLoadState('networkidle')
      }
    })
  })

test('every way to say where leads to hotels', async ({ page }) => {
  test.setTimeout(90_000)
  const address = '/music?q=Taylor%20Swift%20tour'
  await page.goto(address)
  const ways = page
    .locator('section, div')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Ways to say where' }) })
    .last()
    .getByRole('link')
  await expect(ways).toHaveCount(4)
  for (const index of [0, 1, 2, 3])
    await test.step(`way ${index + 1}`, async () => {
      await ways.nth(index).click()
      // A city is no door: it asks for one, and the field has the focus.
      const city = heading(page, 'Where in Melbourne do you need to be?')
      const found = heading(page, /^Hotels near/)
      await expect(city.or(found)).toBeVisible()
      if (await city.isVisible()) {
        await expect(field(page)).toBeFocused()
        await expect(page.getByRole('link', { name: /Rod Laver Arena/ })).toBeVisible()
      } else {
        await expect(found).toBeFocused()
        await expect(page.locator('li[id^="hotel-"]').first()).toBeVisible()
      }
      await page.goBack()
    })
})

test('where the browser refuses storage, places are still offered and found', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await page.goto('/location')
  await field(page).click()
  await page.getByRole('option', { name: /^Wembley Stadium/ }).click()
  await expect(heading(page, /^Hotels near Wembley Stadium/)).toBeVisible()
})
