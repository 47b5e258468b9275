import type { EnginePage } from './support/engine-page.ts'
import { eventually } from './support/eventually.ts'
import { expect, PHONE, DESKTOP, test } from './support/test.ts'

const heading = (tab: EnginePage) => tab.css('main h1').texts()
const fallback = (tab: EnginePage) => tab.css('[data-testid="remote-fallback"]')
/** A reload would lose the mark. */
const markTab = (tab: EnginePage) => tab.evaluate(() => void Object.assign(window, { sameTab: true }))
const isSameTab = (tab: EnginePage) => tab.evaluate(() => 'sameTab' in window)

const FILES = /^\/releases\/mf-legal\//
for (const [what, files, fault] of [
  ['whose files are missing', FILES, 'not-found'],
  ['whose connection is lost', FILES, 'lost'],
  ['whose entry finds no connection', /\/mf-legal\/[^/]+\/remote\.js/, 'lost'],
  ['whose page finds no connection', /\/mf-legal\/.*\/terms-page-/, 'lost'],
  ['whose shared part finds no connection', /\/mf-legal\/.*\/base-/, 'lost'],
  ['with one byte changed in its files', FILES, 'one-byte'],
  ['with one byte changed in its page alone', /\/mf-legal\/.*\/terms-page-/, 'one-byte'],
] as const)
  test(`a remote ${what} is contained, the frame works, and Try again brings its page`, async ({
    tab,
    site,
    allow,
  }) => {
    allow(/mf-legal|did not load|import|remote/i)
    site.inflict(files, fault)
    await tab.open('/partner-program')
    await markTab(tab)
    await tab.role('contentinfo').role('link', 'Terms of Service').click()
    await fallback(tab).shown()
    await tab.role('button', 'Events').click()
    await tab.role('link', 'Concerts').shown()
    await tab.press('Escape')
    site.heal()
    await fallback(tab).role('button', 'Try again').click()
    await eventually(() => heading(tab)).toEqual(['Terms of Service'])
    await fallback(tab).gone()
    expect(await isSameTab(tab)).toBe(true)
  })

test('the page of a remote that does not load can be read as it was served', async ({ tab, site, allow }) => {
  allow(/mf-legal|did not load|import|remote/i)
  site.inflict(/^\/releases\/mf-legal\/.*\.js/, 'not-found')
  await tab.openWithoutCode('/terms')
  await eventually(() => heading(tab)).toEqual(['Terms of Service'])
  await tab.role('button', 'Join Waitlist').click()
  await tab.role('dialog', 'Join the waitlist').shown()
  await eventually(() => heading(tab)).toEqual(['Terms of Service'])
})

for (const { opener, path, size, dialog } of [
  { opener: 'Join Waitlist', path: '/terms', size: DESKTOP, dialog: 'Join the waitlist' },
  { opener: 'Menu', path: '/terms', size: PHONE, dialog: 'Menu' },
  { opener: 'View package: Coachella', path: '/', size: DESKTOP, dialog: 'Coachella' },
])
  test(`${opener} whose code found no connection opens without a reload once it is back`, async ({
    tab,
    site,
    allow,
  }) => {
    allow(/did not load|import|unhandled/i)
    await tab.resize(size)
    await tab.open(path)
    await markTab(tab)
    site.inflict(/./, 'lost')
    await tab.role('button', opener).click()
    const missing = tab.role('alert').words(/This did not load\./)
    await missing.shown()
    site.heal()
    await tab.role('button', 'Try again').click()
    await tab.role('dialog', dialog).shown()
    await missing.gone()
    expect(await isSameTab(tab)).toBe(true)
  })

test('a comparison whose code found no connection opens without a reload once it is back', async ({
  tab,
  site,
  allow,
}) => {
  allow(/did not load|import|unhandled/i)
  await tab.open('/location?q=Marina%20Bay%20Street%20Circuit')
  await markTab(tab)
  for (const index of [0, 1])
    await tab
      .role('checkbox', /^Compare /)
      .nth(index)
      .click()
  site.inflict(/^\/releases\//, 'lost')
  await tab.role('button', 'Compare').click()
  await tab
    .role('alert')
    .words(/This did not load\./)
    .shown()
  site.heal()
  await tab.role('button', 'Try again').click()
  await tab.role('dialog', 'Compare 2 hotels').shown()
  expect(await isSameTab(tab)).toBe(true)
})

test('a search without a connection says so, and Try again brings the hotels', async ({ tab, site, allow }) => {
  allow(/did not load/)
  site.inflict(/^\/functions\/v1\/hotels/, 'lost')
  await tab.open('/sports?event=mel-e-australian-open')
  await tab.role('button', 'Try again').shown()
  site.heal()
  // A window that gains the focus asks again by itself, and then the button is gone: the hotels are what counts.
  await tab
    .role('button', 'Try again')
    .click()
    .catch(() => undefined)
  await tab.css('li[id^="hotel-"]').shown()
})
