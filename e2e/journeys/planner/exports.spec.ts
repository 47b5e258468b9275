import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { pdfText } from '../../support/pdf-text.ts'
import { planFor, saveCalendar, saveFile, stopsOf, titlesOf } from './planner.ts'

/** A shared plan of one day whose every text is somebody's try to be more than text: markup, calendar lines, Markdown, a name of 300 letters. */
const HOSTILE =
  'W8XEwsUkcO0IE9P-bWeZG4685GVQURESkRIRMeG6wSgBATxQsFD8J0uMxDOmY2wbmBYyb-KewjmXVSSln3kt2y12FiYIYJFlgABRcSiDX5ORkYeBkZFR_qoMVGi9yA6OJUIcDEwsLGwMDGwcDEAWUCsbE1SewSbJDhiPeQjHc3nkl6TmAIPMJtMu-PC2jLxUG_1MO64MLhv9kkxgUrKD6XAMxVryAIGNPqgktLMpTi7KLCixSwQmqhINQ00bfagAV2ysnVpiboG1TXlBCbA-KLFVMlBSABYhINqOy_fwHlA6BOYtsPU6Co8a5gDj71HDXIUYhWdzNz7ZtYZLy1FLITopViMrsSwRYqoVzBpNhYTkBC5XPxerMNcwV78QBSdXd08_qzBHH8cgXy4lO5vM3HSF4qJk2wqF_DxgQZRfZAvTasf1qGFdel6BXmpFKlfFKCAaQDIDF7Doz-aCNNK4wFkCUovAqhp4lYMqjFotcXFhtGCMyWvBABNqchGozWSjn2QHNBet9DaAl96YpTQWEUOQiJExvNzGLPJH0_3IS_dc8BZEdj6w3k0FNv4ySxLTU0uKgEUjqIUBanUgNzLy0sv0yjKTYQ0SZKnkjMw8ENYD5gdYYYosX5yDVWtaDqgeTikqzUXSOJoUR1xSrFYCdpAKlKyqlRKLgI3txBwlKyUDUMGkVKujlJxfXFKsZBUdbaCjhDP0jTTtlHQMjfRMdZQcQ12UYnWiDXWUtJxKi7UUahSiK2I1KjWB8gYGQDO8AiKVYmNrAQ'
const TITLES = [
  '</name><script>alert(1)</script>',
  ']]>&amp;<wpt lat="0" lon="0">',
  'Müller; Söhne, “Bar” \\ 東京',
  '*A* [b](javascript:alert(1)) `c`',
  'END:VEVENT BEGIN:VALARM',
  '"><img src=x onerror=alert(1)>',
  '\u202egnp.exe',
  'x'.repeat(300),
]

const saveIcs = async (page: Page): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent('download'), saveCalendar(page)])
  return readFile(await file.path(), 'utf8')
}
const summaries = (ics: string): string[] =>
  new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).summary)

/** The texts of elements of a file, by Chromium's own reader of XML on a page of its own; a fault throws. */
const xmlTexts = async (page: Page, xml: string, tag: string): Promise<string[]> => {
  const reader = await page.context().newPage()
  const texts = await reader.evaluate(
    ([text, name]) => {
      const document = new DOMParser().parseFromString(text, 'application/xml')
      if (document.querySelector('parsererror') !== null) throw new Error('not well-formed')
      return [...document.querySelectorAll(name)].map(({ textContent }) => textContent)
    },
    [xml, tag] as const,
  )
  await reader.close()
  return texts
}
/** As a reader of a page sees it: lines and gaps do not matter. */
const flat = (text: string): string => text.replace(/\s+/g, '')
/** What any machine can print: one without a font for Chinese leaves its letters out of the PDF's text. */
const printed = (text: string): string => flat(text.replace(/\p{Script=Han}+/gu, ''))

test('a plan is read back from every file by a reader that is not ours', async ({ page }) => {
  await planFor(page, 'Melbourne', '2')
  const titles = [...(await titlesOf(page, 1)), ...(await titlesOf(page, 2))]
  expect(summaries(await saveIcs(page))).toEqual(titles)
  expect(await xmlTexts(page, await saveFile(page, 'GPX'), 'wpt > name')).toEqual(titles)
  const kml = await saveFile(page, 'KML')
  const points = await xmlTexts(page, kml, 'Folder > Placemark:has(> Point) > name')
  expect(points).toEqual(titles)
  const pages = await pdfText(await page.pdf({ format: 'A4' }))
  const paper = flat(pages.join(''))
  for (const title of titles) expect(paper).toContain(flat(title))
  expect(paper).not.toContain('Bookingsandpapers')
  expect(paper).not.toContain('Addacost')
  expect(paper).not.toContain('Chooseacalendarfile')
})

test('a hostile plan is told as text on the page, in every file and on paper', async ({ page, request }) => {
  await page.goto(`/ai-trip-planner#plan=${HOSTILE}`)
  await expect(stopsOf(page, 1)).toBeVisible()
  expect(await titlesOf(page, 1)).toEqual(TITLES)
  expect(await page.locator('main img').count()).toBe(0)

  const ics = await saveIcs(page)
  const summary = ['Hotel: Hotel & <i>Söhne</i>', 'Arrive in </title><b>Town', ...TITLES]
  expect(summaries(ics)).toEqual(summary)
  expect(ics).not.toMatch(/^BEGIN:VALARM/m)
  // What a calendar program is given at the plan's address is the same.
  const answer = await request.get(`/plan.ics?plan=${HOSTILE}`)
  expect(summaries(await answer.text())).toEqual(summary)

  expect(await xmlTexts(page, await saveFile(page, 'GPX'), 'wpt > name')).toEqual(TITLES)
  expect(await xmlTexts(page, await saveFile(page, 'KML'), 'Folder > Placemark:has(> Point) > name')).toEqual(TITLES)
  const markdown = await saveFile(page, 'Markdown')
  expect(markdown).not.toMatch(/[^\\]<(?:script|img)/)
  expect(markdown).not.toMatch(/(?<!\\)\]\(javascript:/)
  expect(markdown).toContain('Total**: AUD 12.50 and JPY 1,000')

  const paper = flat((await pdfText(await page.pdf({ format: 'A4' }))).join(''))
  for (const title of TITLES.slice(0, 6)) expect(paper).toContain(printed(title))
  expect(paper).toContain(flat('<img src=x onerror=alert(2)>'))
})
