import { site } from '@site/contracts/site'
import { expect } from '../../support/journey.ts'
import { testTextPages, type TextPage } from '../../support/text-page.ts'

/** The pages of the partners and company remote. `title` is the window's, without the brand. */
const partnerPages = [
  { path: '/partners', heading: 'Partners', title: 'Partners' },
  { path: '/partner-portal', heading: 'Partner Portal', title: 'Partner Portal' },
  { path: '/partner-program', heading: 'Partner Program', title: 'Partner Program' },
  { path: '/about', heading: 'About Us', title: 'About Us in Brief' },
  { path: '/about-us', heading: 'About Us', title: 'About Us' },
  { path: '/careers', heading: 'Careers', title: 'Careers' },
  { path: '/press', heading: 'Media & Press', title: 'Media & Press' },
  { path: '/membership', heading: 'Membership', title: 'Membership' },
  { path: '/corporate', heading: 'Corporate', title: 'Corporate' },
] as const

/** What a page says besides, checked while it is open. */
const further: Readonly<Record<string, TextPage['further']>> = {
  // Market figures of the portal are marked as marketing before the first one is read.
  '/partner-portal': async (page) => {
    const board = page.getByRole('region', { name: 'Why event travel' })
    const words = await board.innerText()
    expect(words.toLowerCase().indexOf('marketing figures, not audited')).toBeGreaterThan(-1)
    expect(words.toLowerCase().indexOf('marketing figures, not audited')).toBeLessThan(words.search(/\d/))
    await expect(board.getByText(/not measurements of our bookings/)).toBeVisible()
  },
  // The program names the points of its three groups and six benefits.
  '/partner-program': async (page) => {
    const groups = {
      Hotels: ['Guaranteed bookings', 'AI booking system access', 'Premium placement', 'Marketing support'],
      'Venues and experiences': [
        'Reach to event travellers',
        'Package integration',
        'Cross-promotion',
        'Revenue sharing',
      ],
      'Event organisers': ['Official partnerships', 'VIP packages', 'Fan engagement', 'Hospitality integration'],
    }
    for (const [name, points] of Object.entries(groups))
      await expect(page.getByRole('region', { name }).getByRole('term')).toHaveText(points)
    await expect(page.getByRole('region', { name: 'Six key benefits' }).getByRole('listitem')).toHaveCount(6)
  },
  // Careers invents no openings.
  '/careers': async (page) => {
    await expect(page.getByRole('heading', { name: 'No roles are posted right now' })).toBeVisible()
  },
  // Membership shows three tiers to come, Luxe by invitation.
  '/membership': async (page) => {
    for (const tier of ['Club', 'Elite', 'Luxe']) {
      const pass = page.getByRole('article', { name: tier })
      await expect(pass.getByText('Coming soon')).toBeVisible()
      await expect(pass.getByText('Invite-only')).toHaveCount(tier === 'Luxe' ? 1 : 0)
    }
  },
  // Corporate launches in Q1 2026 with four services, four benefits and a partner address.
  '/corporate': async (page) => {
    await expect(page.getByText('Q1 2026', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Four services' }).getByRole('heading', { level: 3 })).toHaveText([
      'Conference management',
      'Team building and retreats',
      'Corporate hospitality',
      'International events',
    ])
    await expect(page.getByRole('region', { name: 'Four benefits' }).getByRole('term')).toHaveCount(4)
    await expect(page.getByRole('region', { name: /Planning something/ }).getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${site.partnershipsEmail}\\?subject=`),
    )
  },
}

testTextPages(partnerPages.map((page) => ({ ...page, crumb: page.heading, further: further[page.path] })))
