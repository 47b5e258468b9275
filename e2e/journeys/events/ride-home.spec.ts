import { execFile } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { sidewaysScroll } from '../../support/layout.ts'
import { startOwnPlatform, type OwnPlatform } from '../../support/own-platform.ts'

const siteDataDir = process.env['E2E_DATA_DIR']
const program = fileURLToPath(new URL('../../../services/places/dist/timetable.js', import.meta.url))
/** A feed of our own with an arena, a tram and a train; its calendars are replaced by those of the days to come. */
const HARBOUR = fileURLToPath(new URL('../../../services/places/src/transit/testing/harbour', import.meta.url))
const ARENA = 'mel-v-rod-laver'
/** The last stop of the sample's tram. */
const DOCKS = { lat: -37.815, lon: 144.942 }
/** A running site looks for new timetables every 15 s. */
const SEEN_MS = 40_000

let platform: OwnPlatform
let hotel = ''

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.skip(siteDataDir === undefined, 'needs the releases of a site it may copy')

const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** A Wednesday at least a week ahead, the one after it runs as a Sunday, and on the next nothing runs. */
const wednesday = ((): number => {
  for (let days = 7; ; days += 1) if (new Date(`${dayFrom(days)}T00:00:00Z`).getUTCDay() === 3) return days
})()
const [usual, holiday, strike] = [dayFrom(wednesday), dayFrom(wednesday + 7), dayFrom(wednesday + 14)]

const call = async <Answer>(name: string, body: object): Promise<Answer> => {
  const response = await fetch(`${platform.address}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return response.json()
}

const compact = (day: string): string => day.replaceAll('-', '')
const EXCEPTIONS = [
  `weekday,${compact(holiday)},2`,
  `weekend,${compact(holiday)},1`,
  `weekday,${compact(strike)},2`,
  `weekend,${compact(strike)},2`,
]
/** The tables that say when the sample runs. */
const calendars = (from: string, until: string): Readonly<Record<string, readonly string[]>> => ({
  'calendar.txt': [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    `weekday,1,1,1,1,1,0,0,${compact(from)},${compact(until)}`,
    `weekend,0,0,0,0,0,1,1,${compact(from)},${compact(until)}`,
  ],
  'calendar_dates.txt': ['service_id,date,exception_type', ...(strike <= until ? EXCEPTIONS : [])],
})

/** Imports the sample as an operator does, and waits until the running site has it. */
const importFeed = async (from: string, until: string): Promise<void> => {
  const feed = join(platform.dataDir, 'harbour')
  await cp(HARBOUR, feed, { recursive: true })
  for (const [name, rows] of Object.entries(calendars(from, until)))
    await writeFile(join(feed, name), `${rows.join('\n')}\n`)
  const into = join(platform.dataDir, 'timetables')
  await promisify(execFile)(process.execPath, [program, feed, '--city', 'Melbourne', '--into', into])
  const known = async (): Promise<string | undefined> => {
    const { route } = await call<{ readonly route: { readonly timetable?: { readonly until: string } } }>('hotel', {
      id: hotel,
      near: ARENA,
    })
    return route.timetable?.until
  }
  await expect.poll(known, { timeout: SEEN_MS }).toBe(until)
}

test.beforeAll(async () => {
  if (siteDataDir === undefined) return
  test.setTimeout(120_000)
  platform = await startOwnPlatform(siteDataDir)
  const { hotels } = await call<{ readonly hotels: readonly { readonly id: string }[] }>('hotels', {
    ...DOCKS,
    limit: 1,
  })
  hotel = hotels[0]?.id ?? ''
})
test.afterAll(async () => {
  await platform?.stop()
})

const way = (page: Page) => page.getByRole('region', { name: /^From Rod Laver/ })
/** By an address that names the usual pace: a page with the place alone comes with its way, and is kept for a minute after an import. */
const open = (page: Page) => page.goto(`${platform.address}/hotel/${hotel}?near=${ARENA}&pace=1.33`)
const section = (page: Page) => page.getByRole('region', { name: 'Getting there and back' })
const ask = async (page: Page, date: string, end: string): Promise<void> => {
  await section(page).getByLabel('Day of the event').fill(date)
  await section(page).getByLabel('It ends at').fill(end)
  await section(page).getByRole('button', { name: 'Show rides' }).press('Enter')
}
const departures = (page: Page) => section(page).getByRole('list', { name: 'Departures' }).locator('time')

test('without a timetable no ride home is offered', async ({ page }) => {
  await open(page)
  await expect(way(page)).toBeVisible()
  await expect(section(page)).toHaveCount(0)
})

test('after the event the next departures are listed until the last one, which leaves after midnight', async ({
  page,
}) => {
  await importFeed(dayFrom(-30), dayFrom(60))
  await open(page)
  await section(page).getByLabel('It starts at').fill('19:30')
  await ask(page, usual, '22:40')
  await expect(section(page)).toContainText(
    /To be there by 19:30, leave the hotel by 1\d:\d\d: Tram 7 towards Arena Gate/,
  )
  await expect(section(page)).toContainText(
    /The last one leaves at 00:12\. After that it’s \d+ min on foot .* or a taxi\./,
  )
  await expect(departures(page).last()).toHaveText('00:12')
  await expect(departures(page).first()).toHaveText(/^22:5\d|^23:0\d/)
  await expect(section(page)).toContainText('Timetable of Harbour Transit')
  expect(await axeViolations(page)).toEqual([])

  // The address is the same for a friend.
  const address = page.url()
  await page.goto(address)
  await expect(departures(page).last()).toHaveText('00:12')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)

  await ask(page, usual, '00:30')
  await expect(section(page)).toContainText('No ride that you can reach goes there after 00:30 that night.')
})

test('the last tram is promised to nobody while a full house is still queueing for the street', async ({ page }) => {
  await open(page)
  await ask(page, usual, '23:55')
  await expect(section(page)).toContainText(
    /The last one leaves at 00:12: you catch it only if you’re on the street by 00:0\d\. After that it’s \d+ min on foot/,
  )
  await expect(section(page)).toContainText('Allow 6–13 min from your seat to the street')
  await expect(departures(page)).toHaveText(['00:12'])
  await expect(section(page)).toContainText(/Only if you’re on the street by 00:0\d, at the hotel about 00:3\d/)
  expect(await axeViolations(page)).toEqual([])

  await ask(page, usual, '23:30')
  await expect(section(page)).toContainText('The last one leaves at 00:12. After that it’s')
  await expect(
    section(page)
      .getByText(/^On the street by/)
      .first(),
  ).toBeVisible()
})

test('a holiday runs as a Sunday, and on a day without service there is no ride', async ({ page }) => {
  await open(page)
  await ask(page, holiday, '21:10')
  await expect(section(page)).toContainText('The last one leaves at 22:00.')
  await ask(page, strike, '21:10')
  await expect(section(page)).toContainText('No ride that you can reach goes there after 21:10 that night.')
  await ask(page, dayFrom(80), '21:10')
  await expect(section(page)).toContainText(/The timetable we have ran out on/)
})

test('a timetable that has run out shows nothing but that', async ({ page }) => {
  await importFeed(dayFrom(-60), dayFrom(-2))
  await open(page)
  await expect(section(page)).toContainText(/The timetable we have ran out on/)
  await expect(section(page).getByRole('button')).toHaveCount(0)
})

test('the walk back is told from the seat, and in all', async ({ page }) => {
  const { hotels } = await call<{ readonly hotels: readonly { readonly id: string }[] }>('hotels', {
    venueId: ARENA,
    limit: 1,
  })
  await page.goto(`${platform.address}/hotel/${hotels[0]?.id}?near=${ARENA}`)
  await expect(way(page)).toContainText(
    /About 6–13 min from your seat to the street \(estimate for a full house of 14,820\), then the same walk, \d+–\d+ min\. That’s \d+–\d+ min in all\./,
  )
})

test('with the minutes to the street switched off, the last tram counts from the end', async ({ page }) => {
  await platform.stop()
  platform = await startOwnPlatform(siteDataDir ?? '', { VENUE_EXIT_MINUTES: 'off' })
  await importFeed(dayFrom(-30), dayFrom(60))
  await open(page)
  await expect(way(page)).toBeVisible()
  await ask(page, usual, '23:55')
  await expect(section(page)).toContainText('The last one leaves at 00:12. After that it’s')
  await expect(section(page)).toContainText(/Leave by 00:0\d/)
  await expect(page.getByText(/your seat|on the street by/i)).toHaveCount(0)
})
