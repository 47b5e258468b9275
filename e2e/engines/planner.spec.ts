import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ICAL from 'ical.js'
import type { EnginePage } from './support/engine-page.ts'
import { eventually } from './support/eventually.ts'
import { expect, PHONE, test } from './support/test.ts'

const stopsOf = (tab: EnginePage, day: number) => tab.role('list', `Day ${day} stops`)
const titlesOf = (tab: EnginePage, day: number) => stopsOf(tab, day).role('heading').texts()

const planFor = async (tab: EnginePage, destination: string, days: string): Promise<void> => {
  await tab.open('/ai-trip-planner')
  await tab.label('Event or destination').fill(destination)
  await tab.label('Days').choose(days)
  await tab.role('button', 'Plan my days').click()
  await stopsOf(tab, 1).shown()
}

/** Opens the details of a day, which is at a glance until then. */
const openDay = (tab: EnginePage, day: number) => tab.role('button', `Details of day ${day}`).click()

test('two days are planned with real places at times in order', async ({ tab }) => {
  await tab.resize(PHONE)
  await planFor(tab, 'Melbourne', '2 days')
  await tab.role('heading', '2 days in Melbourne').shown()
  const titles = [...(await titlesOf(tab, 1)), ...(await titlesOf(tab, 2))]
  expect(titles.length).toBeGreaterThanOrEqual(6)
  expect(new Set(titles).size).toBe(titles.length)
  for (const day of [1, 2]) {
    const times = await stopsOf(tab, day).css('time').texts()
    expect(times).toEqual(times.toSorted())
  }
})

test('a stop is exchanged for an alternative, undone, and both are there after a reload', async ({ tab }) => {
  await planFor(tab, 'Melbourne', '2 days')
  const before = await titlesOf(tab, 1)
  await openDay(tab, 1)
  await stopsOf(tab, 1).role('button', 'Change').nth(0).click()
  await tab.role('button', 'Other places').click()
  const take = tab.role('button', /^Choose /).nth(0)
  const chosen = ((await take.shown()).attributes['aria-label'] ?? '').replace('Choose ', '')
  expect(before).not.toContain(chosen)
  await take.click()
  await eventually(() => titlesOf(tab, 1)).toContain(chosen)
  const after = await titlesOf(tab, 1)
  expect(after).not.toContain(before[0])
  await tab.reload()
  await eventually(() => titlesOf(tab, 1)).toEqual(after)
})

test('the keyboard moves a stop, Undo takes the move back, and the calendar is saved as a file with every stop', async ({
  tab,
  driver,
}) => {
  await planFor(tab, 'Melbourne', '2 days')
  await openDay(tab, 1)
  const before = await titlesOf(tab, 1)
  const outcome = tab.role('group', 'Changes').css('p')
  const handles = stopsOf(tab, 1).css('[data-handle]')
  const moves = async (at: number): Promise<boolean> => {
    await handles.nth(at).focus()
    await tab.press('ArrowDown')
    await eventually(async () => (await outcome.texts()).join(' ')).toMatch(/^(?!Working out)./)
    return /is now stop/.test((await outcome.texts()).join(' '))
  }
  // Opening hours decide which stop may move.
  let at = before.length - 2
  while (at >= 0 && !(await moves(at))) at -= 1
  expect(at, 'a stop of the day that may move').toBeGreaterThanOrEqual(0)
  expect(await titlesOf(tab, 1)).toEqual(before.toSpliced(at, 1).toSpliced(at + 1, 0, before[at] ?? ''))
  await tab.role('button', 'Undo').click()
  await eventually(() => titlesOf(tab, 1)).toEqual(before)

  const titles = [...before, ...(await titlesOf(tab, 2))]
  await tab.role('button', 'Calendar').click()
  await tab.role('button', 'Calendar file').click()
  const saved = async () => (await readdir(driver.downloads)).filter((name) => name.endsWith('.ics'))
  await eventually(saved).toEqual([expect.stringMatching(/^2-days-in-melbourne/)])
  const [name = ''] = await saved()
  const read = () => readFile(join(driver.downloads, name), 'utf8')
  await eventually(read).toContain('END:VCALENDAR')
  const events = new ICAL.Component(ICAL.parse(await read())).getAllSubcomponents('vevent')
  const summaries = events.map((event) => String(event.getFirstPropertyValue('summary')))
  expect(summaries).toEqual(titles)
})

test('a shared link opens the same plan elsewhere, with no server to ask', async ({ tab, elsewhere }) => {
  await planFor(tab, 'Melbourne', '2 days')
  const titles = [await titlesOf(tab, 1), await titlesOf(tab, 2)]
  await tab.role('button', 'Share').click()
  const link = new URL((await tab.label('Link to this plan').shown()).value)
  expect(link.pathname).toBe('/ai-trip-planner')
  elsewhere.inflict(/^\/(functions|rest|auth)\/v1\//, 'lost')
  await tab.open(`${elsewhere.origin}${link.pathname}${link.hash}`)
  await stopsOf(tab, 2).shown()
  expect([await titlesOf(tab, 1), await titlesOf(tab, 2)]).toEqual(titles)
})
