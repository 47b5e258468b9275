import { composition } from '@site/contracts/composition'
import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { cutOff, doubleText, sidewaysScroll, textBeyond } from '../../support/layout.ts'
import { atRest, idle } from '../../support/waits.ts'

/** 320 px and doubled text together: what WCAG 1.4.4 and 1.4.10 ask for one at a time. */
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

const enlarge = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await idle(page)
  await doubleText(page)
}

const expectFits = async (page: Page, what: string): Promise<void> => {
  await atRest(page)
  expect.soft(await sidewaysScroll(page), `${what}: px wider than the window`).toBe(0)
  expect.soft(await textBeyond(page), `${what}: text beyond the window`).toEqual([])
  expect.soft(await cutOff(page), `${what}: text cut off`).toEqual([])
}

/** The pages are opened in parts, so that every worker opens some. */
const PARTS = [0, 1, 2]
for (const part of PARTS)
  test(`every page fits 320 px with doubled text (part ${part + 1} of ${PARTS.length})`, async ({ page, request }) => {
    test.setTimeout(120_000)
    const { remotes } = composition.parse(await (await request.get('/composition.json')).json())
    const paths = remotes.flatMap(({ routes }) => routes.map(({ path }) => path)).filter((path) => !path.includes(':'))
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths.filter((_, index) => index % PARTS.length === part))
      await test.step(path, async () => {
        await enlarge(page, path)
        await expectFits(page, path)
      })
  })

const openDialog = async (page: Page, open: () => Promise<void>): Promise<void> => {
  await open()
  await expect(page.getByRole('dialog')).toBeVisible()
}
const expectDialogFits = async (page: Page, what: string): Promise<void> => {
  await expectFits(page, what)
  const dialog = page.getByRole('dialog')
  const over = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect.soft(over, `${what}: px wider than the dialog`).toBe(0)
}

test('the menu and the dialogs of the frame fit 320 px with doubled text', async ({ page }) => {
  await enlarge(page, '/partners')
  await test.step('the menu', async () => {
    await openDialog(page, () => page.getByRole('button', { name: 'Menu' }).click())
    await expectDialogFits(page, 'menu')
  })
  await test.step('the waitlist', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(page.getByRole('dialog', { name: 'Join the waitlist' })).toBeVisible()
    await expectDialogFits(page, 'waitlist')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('the partner form, with its errors', async () => {
    await page.goto('/partner-portal')
    await doubleText(page)
    await openDialog(page, () => page.getByRole('button', { name: 'Contact Us' }).first().click())
    await page.getByRole('dialog').locator('button[type="submit"]').click()
    await expectDialogFits(page, 'partner form')
  })
})

test('the package dialog fits 320 px with doubled text, in all its steps', async ({ page }) => {
  await enlarge(page, '/')
  await openDialog(page, () => page.getByRole('button', { name: 'View package: London Business Summit' }).click())
  await page.getByRole('checkbox').check()
  await expectDialogFits(page, 'overview')
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await expectDialogFits(page, 'checkout')
  await page.getByRole('button', { name: 'Confirm demo booking' }).click()
  await expectDialogFits(page, 'confirmed')
})

test('the QA panel fits 320 px with doubled text', async ({ page }) => {
  await enlarge(page, '/?qa=1')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectDialogFits(page, 'QA panel')
})
