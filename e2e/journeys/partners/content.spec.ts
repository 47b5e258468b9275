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

test('the two versions of About Us lead to each other', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: 'Read the longer version' }).click()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.getByRole('heading', { name: 'It begins with the walk home' })).toBeVisible()
  await page.getByRole('link', { name: 'Read the short version' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('list', { name: /fifteen-minute walk/ }).getByRole('listitem')).toHaveCount(5)
})
