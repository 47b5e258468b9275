import { site } from '@site/contracts/site'
import { expect, test } from '../../support/journey.ts'

test('the four anchors of the partners page are reached by address and by the strip of tickets', async ({ page }) => {
  for (const anchor of ['hotels', 'events', 'affiliates', 'portal']) {
    await page.goto(`/partners#${anchor}`)
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
  }
  await page.goto('/partners')
  const doors = page.getByRole('navigation', { name: 'Kinds of partner' }).getByRole('link')
  await expect(doors).toHaveText([/Hotels/, /Events and venues/, /Affiliates/, /Portal/])
  await doors.filter({ hasText: 'Affiliates' }).click()
  await expect(page).toHaveURL(/#affiliates$/)
  await expect(page.getByRole('heading', { name: 'You have the readers' })).toBeInViewport()
})

test('a section heading is not under the bar when its anchor is followed', async ({ page }) => {
  await page.goto('/partner-program#venues')
  const heading = page.getByRole('heading', { name: 'Venues and experiences' })
  await expect(heading).toBeInViewport()
  const covered = await page.locator('#venues').evaluate((section) => {
    const { left, top } = section.getBoundingClientRect()
    const bar = document.querySelector('header')?.getBoundingClientRect()
    return bar !== undefined && left >= bar.left && top < bar.bottom - 1
  })
  expect(covered).toBe(false)
})

test('market figures of the portal are marked as marketing before the first one is read', async ({ page }) => {
  await page.goto('/partner-portal')
  const board = page.getByRole('region', { name: 'Why event travel' })
  const words = await board.innerText()
  expect(words.toLowerCase().indexOf('marketing figures, not audited')).toBeGreaterThan(-1)
  expect(words.toLowerCase().indexOf('marketing figures, not audited')).toBeLessThan(words.search(/\d/))
  await expect(board.getByText(/not measurements of our bookings/)).toBeVisible()
})

test('the program names the points of its three groups and six benefits', async ({ page }) => {
  const groups = {
    Hotels: ['Guaranteed bookings', 'AI booking system access', 'Premium placement', 'Marketing support'],
    'Venues and experiences': [
      'Reach to event travellers',
      'Package integration',
      'Cross-promotion',
      'Revenue sharing',
    ],
    'Event organisers': ['Official partnerships', 'VIP packages', 'Fan engagement', 'Hospitality integration'],
  }
  await page.goto('/partner-program')
  for (const [name, points] of Object.entries(groups))
    await expect(page.getByRole('region', { name }).getByRole('term')).toHaveText(points)
  await expect(page.getByRole('region', { name: 'Six key benefits' }).getByRole('listitem')).toHaveCount(6)
})

test('careers invents no openings', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.getByRole('heading', { name: 'No roles are posted right now' })).toBeVisible()
})

test('press is coming soon and hands over its paragraph', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/press')
  await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy this paragraph' }).click()
  await expect(page.getByText('Paragraph copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(site.brand)
  expect(copied.split(/\s+/).length).toBeLessThan(60)
})

test('membership shows three tiers to come, Luxe by invitation', async ({ page }) => {
  await page.goto('/membership')
  for (const tier of ['Club', 'Elite', 'Luxe']) {
    const pass = page.getByRole('article', { name: tier })
    await expect(pass.getByText('Coming soon')).toBeVisible()
    await expect(pass.getByText('Invite-only')).toHaveCount(tier === 'Luxe' ? 1 : 0)
  }
})

test('corporate launches in Q1 2026 with four services, four benefits and a partner address', async ({ page }) => {
  await page.goto('/corporate')
  await expect(page.getByText('Q1 2026', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Four services' }).getByRole('heading', { level: 3 })).toHaveText([
    'Conference management',
    'Team building and retreats',
    'Corporate hospitality',
    'International events',
  ])
  await expect(page.getByRole('region', { name: 'Four benefits' }).getByRole('term')).toHaveCount(4)
  await expect(page.getByRole('region', { name: /Planning something/ }).getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${site.partnershipsEmail}\\?subject=`),
  )
})

test('the two versions of About Us lead to each other', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: 'Read the longer version' }).click()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.getByRole('heading', { name: 'It begins with the walk home' })).toBeVisible()
  await page.getByRole('link', { name: /The short version/ }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('list', { name: /fifteen-minute walk/ }).getByRole('listitem')).toHaveCount(5)
})
