import type { Locator, Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { sidewaysScroll } from '../../support/layout.ts'
import { widths } from '../../support/widths.ts'
import { ask } from '../planner/planner.ts'

const ARENA = '/location?venue=mel-v-rod-laver&in=2027-01-18&out=2027-01-20'
const READY = { timeout: 20_000 }

const card = (page: Page) => page.getByRole('region', { name: 'Plan the days around Rod Laver Arena' })
const panel = (page: Page) => page.getByRole('region', { name: 'Where are you staying?' })
const picker = (page: Page) => page.getByRole('group', { name: /^Hotels a short walk from/ })

/** Height of what is kept free for a slot, in CSS px. */
const heightOf = async (slot: Locator): Promise<number> => (await slot.boundingBox())?.height ?? 0

for (const { name, width, height } of widths) {
  test(`at ${name} px hotels are followed by a card of the planner, which takes place and nights along`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(ARENA)
    const slot = page.locator('[data-slot="mf-events/below-results"]')
    await expect(slot).toBeAttached()
    const reserved = await heightOf(slot)
    expect(reserved).toBeGreaterThan(200)
    await slot.scrollIntoViewIfNeeded()
    await expect(card(page)).toBeVisible()
    expect(await heightOf(slot), 'the place that was kept is enough').toBe(reserved)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    const link = card(page).getByRole('link', { name: 'Plan these 3 days' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Event or destination')).toHaveValue('Rod Laver Arena, Melbourne')
    await expect(page.getByLabel('Days')).toHaveValue('3')
  })

  test(`at ${name} px a plan lists hotels near its event, and starts from the one that is chosen`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/ai-trip-planner')
    await ask(page, 'Rod Laver Arena', '2')
    await expect(panel(page).getByText(/^(?:Choose another|Change)/)).toBeVisible(READY)
    await panel(page)
      .getByText(/^(?:Choose another|Change)/)
      .click()
    await expect(picker(page)).toBeVisible(READY)
    const slot = page.locator('[data-slot="mf-planner/where-to-stay"]')
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    const choice = slot.getByRole('button', { name: /^Start from here: .+ minutes on foot from/ }).last()
    const words = (await choice.getAttribute('aria-label')) ?? ''
    const [, hotel = ''] = /^Start from here: (.+), \S+ minutes on foot/.exec(words) ?? []
    await choice.focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toContainText(`Your days start and end at ${hotel}`, READY)
  })
}

test('a page loads nothing for a slot that is far below the window', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(ARENA)
  await expect(page.locator('[data-slot="mf-events/below-results"]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/releases/mf-planner/'))).toEqual([])
})
