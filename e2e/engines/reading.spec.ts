import { CONSENT_KEY } from '@site/contracts/consent'
import { eventually } from './support/eventually.ts'
import { expect, PHONE, test } from './support/test.ts'

test('the FAQ search finds answers while typing, marks them and says when nothing matches', async ({ tab }) => {
  await tab.open('/faq')
  const search = tab.role('searchbox', 'Search the answers')
  // The page hears the key a moment after it can be clicked.
  await eventually(async () => {
    await tab.press('/')
    return (await search.shown()).focused
  }).toBe(true)
  await tab.type('KLARNA')
  await eventually(tab.css('main details').count).toBe(1)
  expect(await tab.css('main mark').texts()).toEqual(['Klarna', 'Klarna'])
  await tab.press('Escape')
  await eventually(tab.css('main details').count).toBe(18)
  await tab.type('zebra stripes')
  await tab.words('No results found for "zebra stripes"').shown()
})

test('the refund calculator gives half back ten days before the event', async ({ tab }) => {
  await tab.resize(PHONE)
  await tab.open('/refunds')
  await tab.label('Booking date').fillDate('2027-01-04')
  await tab.label('Event date').fillDate('2027-03-31')
  await tab.label(/^Cancellation date/).fillDate('2027-03-21')
  await tab.role('button', 'Show my refund').click()
  const result = tab.role('status', 'Your refund')
  await result.shown()
  expect(await result.role('heading').nth(0).texts()).toEqual(['50% refund'])
  expect((await result.texts()).join('')).toContain('10 days before the event')
})

test('a cookie choice is kept over a reload', async ({ tab }) => {
  await tab.open('/cookies')
  await tab.words(/^You have not chosen yet/).shown()
  await tab.role('radio', /^Essential and analytics/).click()
  await tab.role('button', 'Save my choice').click()
  await tab.words(/^Your choice is kept in this browser: essential and analytics\./).shown()
  expect(await tab.evaluate((key) => localStorage.getItem(key), CONSENT_KEY)).toBe('analytics')
  await tab.reload()
  await eventually(async () => (await tab.role('radio', /^Essential and analytics/).shown()).checked).toBe(true)
})

test('back and forward bring the pages of several remotes back, each with its heading', async ({ tab }) => {
  await tab.open('/')
  const heading = async () => (await tab.css('main h1').texts()).join('')
  const pages = [
    ['Partner Program', '/partner-program'],
    ['Terms of Service', '/terms'],
    ['FAQs', '/faq'],
  ] as const
  await tab.evaluate(() => void Object.assign(window, { sameTab: true }))
  for (const [name, path] of pages) {
    await tab.role('contentinfo').role('link', name).click()
    await eventually(heading).toBe(name)
    expect(await tab.address()).toBe(path)
  }
  await tab.back()
  await eventually(heading).toBe('Terms of Service')
  await tab.back()
  await eventually(heading).toBe('Partner Program')
  await tab.forward()
  await eventually(heading).toBe('Terms of Service')
  expect(await tab.address()).toBe('/terms')
  expect(await tab.evaluate(() => 'sameTab' in window)).toBe(true)
})

test('the side menu of a phone leads to a page and closes', async ({ tab }) => {
  await tab.resize(PHONE)
  await tab.open('/terms')
  await tab.role('button', 'Menu').click()
  const menu = tab.role('dialog', 'Menu')
  await menu.role('link', 'Concerts').click()
  await menu.gone()
  await eventually(tab.css('main h1').texts).toEqual(['Music Concerts'])
})

test('an unknown path shows the home page', async ({ tab, allow }) => {
  allow(/^answered 404: GET \/no-such-page/)
  await tab.open('/no-such-page')
  await eventually(tab.address).toBe('/')
})
