import { site } from '@site/contracts/site'
import { describe, expect, test } from 'vitest'
import { membership } from './membership/content.ts'
import { portal } from './portal/content.ts'
import { prerender } from './testing/render.ts'

/** What spec.md says of each page, in the order of the page. */
const copy = {
  '/about': ['About Us', 'Australian company', 'Adelaide'],
  '/about-us': ['About Us', 'Australian company', 'Adelaide', 'parent company', 'coming', 'Q1 2026', 'demonstration'],
  '/careers': ['Careers', 'Get career notifications'],
  '/press': ['Coming Soon', 'Media & Press'],
  '/membership': [
    'Coming Soon',
    'Membership',
    'Club',
    'Coming soon',
    'Elite',
    'Coming soon',
    'Luxe',
    'Coming soon',
    'Invite-only',
    'Join the waitlist',
  ],
  '/partners': ['Partners', 'Hotels', 'Events', 'Affiliates', 'Portal', 'Contact Us'],
  '/partner-portal': [
    'Partner Portal',
    'Contact Us',
    'Marketing figures, not audited',
    'not measurements',
    'Partnership categories',
    'Hotels and stays',
    'Venues',
    'Experience providers',
    'Event organisers',
    'Affiliates',
    'What you get as a partner',
    'Contact Us',
  ],
  '/partner-program': [
    'Partner Program',
    'Hotels',
    'guaranteed bookings',
    'AI booking system access',
    'premium placement',
    'marketing support',
    'Venues and experiences',
    'reach to event travellers',
    'package integration',
    'cross-promotion',
    'revenue sharing',
    'Event organisers',
    'official partnerships',
    'VIP packages',
    'fan engagement',
    'hospitality integration',
    'Six key benefits',
    'Contact Us',
  ],
  '/corporate': [
    'Corporate',
    'Coming soon',
    'Q1 2026',
    'Conference management',
    'Team building and retreats',
    'Corporate hospitality',
    'International events',
    'Four benefits',
    site.partnershipsEmail,
  ],
} as const

test.each(Object.entries(copy))('%s says what the spec fixes, capitals apart', async (path, words) => {
  const text = ((await prerender(path)).body.textContent ?? '').toLowerCase()
  let at = 0
  const missing = words.filter((phrase) => {
    const found = text.indexOf(phrase.toLowerCase(), at)
    if (found >= 0) at = found + phrase.length
    return found < 0
  })
  expect(missing).toEqual([])
})

const texts = async (path: string, selector: string): Promise<string[]> =>
  [...(await prerender(path)).querySelectorAll(selector)].map(({ textContent }) => textContent)

/** Lists that the spec closes: exactly these, in this order. */
test.each([
  ['/membership', 'article h2', ['Club', 'Elite', 'Luxe']],
  ['/partner-portal', '[aria-labelledby=categories] h3', copy['/partner-portal'].slice(5, 10)],
  [
    '/partner-program',
    '#hotels dt',
    ['Guaranteed bookings', 'AI booking system access', 'Premium placement', 'Marketing support'],
  ],
  [
    '/partner-program',
    '#venues dt',
    ['Reach to event travellers', 'Package integration', 'Cross-promotion', 'Revenue sharing'],
  ],
  [
    '/partner-program',
    '#organisers dt',
    ['Official partnerships', 'VIP packages', 'Fan engagement', 'Hospitality integration'],
  ],
  [
    '/corporate',
    '[aria-labelledby=services] h3',
    ['Conference management', 'Team building and retreats', 'Corporate hospitality', 'International events'],
  ],
] as const)('%s lists at %s what the spec lists', async (path, selector, words) =>
  expect(await texts(path, selector)).toEqual(words),
)

test.each([
  ['/partner-program', '[aria-labelledby=benefits] h3', 6],
  ['/corporate', '[aria-labelledby=benefits] dt', 4],
] as const)('%s has at %s as many different benefits as the spec says', async (path, selector, count) =>
  expect(new Set(await texts(path, selector)).size).toBe(count),
)

test('has the four anchors of the partners page that other pages link to', async () => {
  const sections = [...(await prerender('/partners')).querySelectorAll('section[id]')]
  expect(sections.map(({ id }) => id)).toEqual(['hotels', 'events', 'affiliates', 'portal'])
})

describe('claims', () => {
  test('only Luxe is by invitation', () =>
    expect(membership.tiers.filter(({ inviteOnly }) => inviteOnly).map(({ name }) => name)).toEqual(['Luxe']))

  test('no tier has a price', () => expect(JSON.stringify(membership)).not.toMatch(/\$|\d/))

  test.each(Object.keys(portal.figures))(
    'the market figure %s has no decimals or per cent, and two digits at most',
    (figure) => {
      expect(figure).not.toMatch(/[.,%]/)
      for (const number of figure.match(/\d+/g) ?? []) expect(number.length).toBeLessThanOrEqual(2)
    },
  )
})
