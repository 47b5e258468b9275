import { eventually } from './support/eventually.ts'
import { expect, PHONE, test } from './support/test.ts'
import type { EnginePage } from './support/engine-page.ts'

const rows = (tab: EnginePage) => tab.css('li[id^="hotel-"]')
/** Minutes on foot as the rows print them, top to bottom. */
const minutes = async (tab: EnginePage): Promise<readonly number[]> => (await rows(tab).css('b').texts()).map(Number)

/** Types into the search of the landing page once its suggestions, whose code comes with the first use, are listening. */
const typeForSuggestions = async (tab: EnginePage, text: string): Promise<void> => {
  await tab.open('/')
  const field = 'Where do you have to be?'
  await tab.label(field).click()
  await tab.role('combobox', field).shown()
  await tab.type(text)
}

test('the landing page leads to a category, and its search to the hotels near an event', async ({ tab }) => {
  await tab.open('/')
  await tab.role('heading', 'Book hotels by event, venue or address').shown()
  await tab
    .css('#categories')
    .role('link', /Sports Events/)
    .click()
  await tab.role('heading', 'Sports Events').shown()
  await tab.label('Event, venue or address').fill('Australian Open')
  // While suggestions are open, the rest of the page is hidden from assistive technology.
  await tab.css('main form button[type="submit"]').click()
  await tab.role('heading', /^Hotels near Australian Open/).shown()
  await eventually(() => tab.address()).toMatch(/^\/sports\?event=mel-e-australian-open/)
  expect((await minutes(tab)).length).toBeGreaterThanOrEqual(5)
})

test('typing suggests an event, and choosing it shows its hotels', async ({ tab }) => {
  await tab.resize(PHONE)
  await typeForSuggestions(tab, 'austral')
  await tab
    .role('option', /Australian Open/)
    .nth(0)
    .click()
  await tab.role('heading', /^Hotels near Australian Open/).shown()
  expect(await tab.address()).toMatch(/^\/location\?event=mel-e-australian-open/)
  expect(await rows(tab).count()).toBeGreaterThanOrEqual(5)
})

test('the arrow keys and Enter choose a suggestion', async ({ tab }) => {
  await typeForSuggestions(tab, 'rod laver')
  // The list for the whole text: one for its first letters begins with another place.
  await eventually(() => tab.css('[role="option"]').texts()).toEqual([expect.stringContaining('Rod Laver Arena')])
  await tab.press('ArrowDown')
  await eventually(() => tab.css('[role="option"][data-highlighted]').count()).toBe(1)
  await tab.press('Enter')
  await tab.role('heading', /^Hotels near Rod Laver Arena/).shown()
})

test('a search shows its hotels before any code, and the code takes them over', async ({ tab }) => {
  const path = '/location?q=Rod+Laver+Arena'
  await tab.open('/terms')
  // The first page after a start may come as it was published: the process that renders has to load the code.
  const isRendered = async (at: string) => (await (await fetch(at)).text()).includes('"renderedAt":')
  await eventually(() => tab.evaluate(isRendered, path)).toBe(true)
  // The same document: leaving it while its code comes would break that off.
  await tab.openWithoutCode(path)
  expect(await rows(tab).count()).toBe(20)
  await eventually(() => tab.address()).toBe('/location?venue=mel-v-rod-laver')
  expect(await rows(tab).count()).toBe(20)
})

test('a walking limit filters the hotel list and stands in the address', async ({ tab }) => {
  await tab.resize(PHONE)
  await tab.open('/location?q=Marina%20Bay%20Street%20Circuit')
  await rows(tab).nth(0).shown()
  const all = await minutes(tab)
  expect(Math.max(...all)).toBeGreaterThan(10)
  await tab.role('button', 'Filters').click()
  const sheet = tab.role('dialog', 'Filter and sort')
  await sheet.shown()
  const offered = await tab.css('[role="dialog"] option').texts()
  await sheet.label('On foot').choose(offered.find((words) => words.startsWith('Up to 10 min')) ?? '')
  await eventually(async () => Math.max(...(await minutes(tab)))).toBeLessThanOrEqual(10)
  expect((await minutes(tab)).slice(0, 3)).toEqual(all.slice(0, 3))
  expect(await tab.address()).toContain('walk=10')
  await sheet.role('button', 'Clear the filters').click()
  await eventually(() => minutes(tab)).toEqual(all)
})

test('the map shows the hotels, and gives way to the list again', async ({ tab }) => {
  await tab.resize(PHONE)
  await tab.open('/sports?event=mel-e-australian-open')
  await tab.role('button', 'Map').click()
  await tab.css('figure [role="region"][aria-label^="Map of"], figure [role="img"][aria-label^="Plan of"]').shown()
  await tab.words(/^(Shaded:|We don’t have the streets)/).shown()
  expect(await tab.address()).toContain('map=1')
  await tab.role('button', 'List').click()
  await tab.words(/^(Shaded:|We don’t have the streets)/).gone()
})

test('two hotels are compared side by side', async ({ tab }) => {
  await tab.open('/location?q=Marina%20Bay%20Street%20Circuit')
  const boxes = tab.role('checkbox', /^Compare /)
  for (const index of [0, 1]) await boxes.nth(index).click()
  await tab.role('button', 'Compare').click()
  const dialog = tab.role('dialog', 'Compare 2 hotels')
  await dialog.shown()
  expect(await dialog.role('columnheader', /\S/).count()).toBeGreaterThanOrEqual(2)
  await tab.press('Escape')
  await dialog.gone()
})
