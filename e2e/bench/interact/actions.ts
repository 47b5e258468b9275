import type { Locator, Page } from 'playwright'

/** What a visitor does with the hand, on a page at rest. */
export interface Action {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  /** Brings the page to where the action begins; nothing of it is measured. Gives what the page shows, in words. */
  readonly prepare: (page: Page, site: string) => Promise<string>
  readonly act: (page: Page) => Promise<void>
}

const PHONE = { width: 412, height: 823 }
const LAPTOP = { width: 1280, height: 800 }
/** The foot of the Eiffel Tower, which has the most hotels within reach of the shipped places. */
const MANY_HOTELS = '/location?q=48.8584,2.2945'
/** As many as the list is made for. */
const LISTED = 500

const rows = (page: Page): Locator => page.locator('li[id^="hotel-"]')
const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

/** The list with as many hotels as there are, to 500. */
const listHotels = async (page: Page, site: string): Promise<string> => {
  await page.goto(`${site}${MANY_HOTELS}`)
  await rows(page).first().waitFor()
  await settled(page)
  const more = page.getByRole('button', { name: /more hotels/ })
  while ((await rows(page).count()) < LISTED && (await more.isVisible())) {
    const before = await rows(page).count()
    await more.click()
    await page.waitForFunction((n) => document.querySelectorAll('li[id^="hotel-"]').length > n, before)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await settled(page)
  return `${await rows(page).count()} hotels`
}

const middleOf = async (element: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await element.boundingBox()
  if (box === null) throw new Error('it is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** As fast as a hand moves, in ms between two events. */
const STEP_MS = 40
/** How long one looks at what a filter left, in ms. */
const FILTERED_MS = 600
const moveTo = async (
  page: Page,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  steps: number,
): Promise<void> => {
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps)
    await page.waitForTimeout(STEP_MS)
  }
}

const map = (page: Page): Locator => page.getByRole('region', { name: /^Map of/ })

const listBesideMap: Action['prepare'] = async (page, site) => {
  const shown = await listHotels(page, site)
  await map(page).waitFor()
  await settled(page)
  return shown
}

export const actions: readonly Action[] = [
  {
    name: 'typing',
    viewport: PHONE,
    prepare: async (page, site) => {
      await page.goto(`${site}/location`)
      await settled(page)
      await page.locator('main input[name="q"]').focus()
      return 'the search field'
    },
    // A quick typist's keys.
    act: (page) => page.keyboard.type('rod laver arena', { delay: 120 }),
  },
  {
    name: 'filters',
    viewport: PHONE,
    prepare: async (page, site) => {
      const shown = await listHotels(page, site)
      await page.getByRole('button', { name: /^Filters/ }).click()
      await page.getByRole('dialog').getByLabel('Stars').waitFor()
      await settled(page)
      return shown
    },
    act: async (page) => {
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel('Stars').focus()
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
        await page.keyboard.press(key)
        await page.waitForTimeout(FILTERED_MS)
      }
      for (let press = 0; press < 2; press += 1) {
        await sheet.getByRole('checkbox', { name: /^Exact position only/ }).click()
        await page.waitForTimeout(FILTERED_MS)
      }
    },
  },
  {
    name: 'map pan',
    viewport: LAPTOP,
    prepare: listBesideMap,
    act: async (page) => {
      const from = await middleOf(map(page))
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await moveTo(page, from, { x: from.x - 160, y: from.y + 80 }, 12)
      await page.mouse.up()
    },
  },
  {
    name: 'pin hover',
    viewport: LAPTOP,
    prepare: listBesideMap,
    act: async (page) => {
      const { x, y } = await middleOf(map(page))
      await moveTo(page, { x: x - 150, y: y - 100 }, { x: x + 150, y: y + 100 }, 20)
      const [first, last] = [await middleOf(rows(page).nth(0)), await middleOf(rows(page).nth(2))]
      await moveTo(page, first, last, 12)
    },
  },
  {
    name: 'hotel opened',
    viewport: PHONE,
    prepare: listHotels,
    act: async (page) => {
      await rows(page).first().getByRole('heading').getByRole('link').click()
      await page.waitForURL(/\/hotel\//)
    },
  },
  {
    name: 'stop dragged',
    // As high as two days: how far a drag scrolls is no part of this.
    viewport: { width: 1280, height: 2400 },
    prepare: async (page, site) => {
      await page.goto(`${site}/ai-trip-planner`)
      await page.getByLabel('Event or destination').fill('Melbourne')
      await page.getByLabel('Days').selectOption('2')
      await page.getByRole('button', { name: 'Plan my days' }).click()
      await page.getByRole('button', { name: 'Details of day 1' }).click()
      const handle = page.getByRole('list', { name: 'Day 1 stops' }).locator('[data-handle]').first()
      await handle.waitFor()
      await settled(page)
      return 'two days'
    },
    act: async (page) => {
      const stops = page.getByRole('list', { name: 'Day 1 stops' }).locator('[data-handle]')
      const [from, to] = [await middleOf(stops.first()), await middleOf(stops.nth(2))]
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await moveTo(page, from, to, 15)
      await page.mouse.up()
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'dialog opened',
    viewport: PHONE,
    prepare: async (page, site) => {
      await page.goto(`${site}/`)
      await settled(page)
      return 'the menu'
    },
    act: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
]
