import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { readQr } from '../../support/read-qr.ts'
import { linkOf, planFor } from './planner.ts'

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
])
  test.describe(`at ${width} px`, () => {
    // As the screens of phones and of most laptops: two pixels of the screen for one of the page.
    test.use({ viewport: { width, height }, deviceScaleFactor: 2 })

    test('the link of seven days is read back from its QR code, and the dialog gives the focus back', async ({
      page,
    }) => {
      await planFor(page, 'Melbourne', '7')
      const link = await linkOf(page)
      expect(link.length).toBeGreaterThan(1200)
      const button = page.getByRole('button', { name: 'QR code of this plan' })
      await button.focus()
      await page.keyboard.press('Enter')
      const code = page.getByRole('dialog').getByRole('img', { name: 'QR code of this plan' })
      await expect(code).toBeVisible()
      expect(await readQr(code)).toBe(link)
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  })

test('both links of a shared plan have their own code, by touch', async ({ page }) => {
  await planFor(page, 'Melbourne', '1')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Plan together' }).click()
  for (const [of, field] of [
    ['this plan, to change it', 'Link for people who may change the plan'],
    ['this plan, to look at it', 'Link for people who may only look'],
  ] as const) {
    const link = await page.getByRole('textbox', { name: field }).inputValue()
    await page.getByRole('button', { name: `QR code of ${of}` }).click()
    const code = page.getByRole('img', { name: `QR code of ${of}` })
    await expect(code).toBeVisible()
    expect(await readQr(code)).toBe(link)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(code).toHaveCount(0)
  }
})
