import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('navigation bar', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('holds planner with its badge, flights, portal, waitlist and the Events dropdown, which works by keyboard', async ({
    page,
  }) => {
    await page.goto('/terms')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('link', { name: 'AI Trip Planner Beta' })).toHaveAttribute('href', '/ai-trip-planner')
    await expect(nav.getByRole('link', { name: 'Flights' })).toHaveAttribute('href', '/flights')
    await expect(nav.getByRole('link', { name: 'Partner Portal' })).toHaveAttribute('href', '/partner-portal')
    await expect(nav.getByRole('button', { name: 'Join Waitlist' })).toBeVisible()
    const trigger = page.getByRole('button', { name: 'Events' })
    await trigger.focus()
    await page.keyboard.press('Enter')
    const list = nav.getByRole('listitem')
    await expect(list).toHaveText(['All Events', 'Sports', 'Concerts', 'Conferences/Expos'])
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await trigger.click()
    await page.getByRole('link', { name: 'Conferences/Expos' }).click()
    await expect(page).toHaveURL(/\/business$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Events & Expos')
  })
})

test.describe('side menu', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('holds the same items, keeps focus inside, closes on a choice and on Escape', async ({ page }) => {
    await page.goto('/terms')
    const opener = page.getByRole('button', { name: 'Menu' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link')).toHaveText([
      'All Events',
      'Sports',
      'Concerts',
      'Conferences/Expos',
      /AI Trip Planner\s*Beta/,
      'Flights',
      'Partner Portal',
    ])
    await expect(menu.getByRole('button', { name: 'Join Waitlist' })).toBeVisible()
    for (let n = 0; n < 14; n += 1) {
      await page.keyboard.press('Tab')
      // At the end of the menu a guard has the focus for a moment, and hands it on.
      await expect.poll(() => menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: 'Concerts' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Music Concerts')
  })
})

test('the skip link leads to the content; the footer holds the four columns, payment labels and the business number', async ({
  page,
}) => {
  await page.goto('/terms')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading')).toHaveText(['Company', 'Legal', 'Support', 'Business'])
  const paths = [
    '/about-us',
    '/careers',
    '/privacy',
    '/terms',
    '/refunds',
    '/cookies',
    '/accessibility',
    '/help',
    '/contact',
    '/faq',
    '/partner-program',
    '/corporate',
  ]
  for (const path of paths) await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
  await expect(footer.getByRole('list', { name: 'Payment methods' }).getByRole('listitem')).toHaveText([
    'Visa',
    'Mastercard',
    'Amex',
    'Afterpay',
    'Klarna',
  ])
  await expect(footer).toContainText(/© 2025(?:–\d{4})? .+ABN/)
})

test('the high-contrast switch changes the page and is remembered', async ({ page }) => {
  await page.goto('/terms')
  const toggle = page.getByRole('button', { name: 'High contrast' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(await axeViolations(page)).toEqual([])
})
