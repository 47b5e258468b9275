import { expect, test } from '../../support/journey.ts'
import { toast } from '../../support/toast.ts'

/** Sections in the order in which each policy names them. */
const sections = {
  '/terms': [
    'Acceptance of terms',
    'Our services',
    'User accounts',
    'Bookings and payments',
    'Cancellation and refunds',
    'User responsibilities',
    'AI trip planner',
    'Limitation of liability',
    'Intellectual property',
    'Privacy and data',
    'Governing law',
    'Changes to terms',
    'Contact information',
  ],
  '/privacy': [
    'Information we collect',
    'How we use your information',
    'How we share your information',
    'Security',
    'Your rights',
    'Cookies',
    'AI processing',
    'International transfers',
    'Contact and changes',
  ],
  '/cookies': [
    'What cookies are',
    'Your choice',
    'Essential cookies',
    'Analytics and functional cookies',
    'Managing cookies',
    'Third-party cookies',
    'Contact',
  ],
  '/accessibility': ['Our commitment', 'Current features', 'Ongoing improvements', 'Assistance and feedback'],
} as const

test('each policy has its sections in order, in the text and in the contents', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [path, names] of Object.entries(sections))
    await test.step(path, async () => {
      await page.goto(path)
      for (const name of names) await expect(page.getByRole('region', { name, exact: true })).toHaveCount(1)
      const shown = await page.locator('main section[aria-labelledby$="-title"] h2 > span').allTextContents()
      expect(shown).toEqual([...names])
      const contents = page.getByRole('navigation', { name: 'On this page' })
      await expect(contents.getByRole('link')).toHaveText([...names])
    })
})

test('the contents mark the section being read, and its address can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/terms')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const current = contents.locator('[aria-current="location"]')
  await expect(current).toHaveText('Acceptance of terms')
  await contents.getByRole('link', { name: 'User responsibilities' }).click()
  await expect(page).toHaveURL(/\/terms#user-responsibilities$/)
  await expect(current).toHaveText('User responsibilities')
  await page.keyboard.press('End')
  await expect(current).toHaveText('Contact information')

  await page.getByRole('link', { name: 'Copy link to Governing law' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname + new URL(copied).hash).toBe('/terms#governing-law')
  await page.goto('/')
  await page.goto(copied)
  await expect(page.getByRole('heading', { name: 'Governing law' })).toBeInViewport()
})

test('printing leaves out what belongs to the screen; a narrow window has the contents in a fold', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back to Homepage' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('governed by Australian law')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/terms')
  await page.getByText('On this page (13 sections)').click()
  await page.getByRole('link', { name: 'Governing law', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Governing law' })).toBeInViewport()
})

test('nothing claims to take consumer rights away, and the terms end with a way to support', async ({ page }) => {
  for (const path of ['/refunds', '/terms']) {
    await page.goto(path)
    await expect(page.locator('main')).toContainText(
      /excludes, restricts or modifies .*Australian Consumer Law|Australian Consumer Law.*excludes, restricts or modifies/s,
    )
  }
  await page.getByRole('main').getByRole('link', { name: 'Contact support' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
})
