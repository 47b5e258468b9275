import { site } from '@site/contracts/site'
import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { testTextPages } from '../../support/text-page.ts'

/** The pages of the Legal and Support columns, and what each must show. */
const legalPages = [
  { path: '/terms', heading: 'Terms of Service', crumb: 'Terms of Service', policy: true },
  { path: '/privacy', heading: 'Privacy Policy', crumb: 'Privacy Policy', policy: true },
  { path: '/refunds', heading: 'Refund & Cancellation Policy', crumb: 'Refunds', policy: true },
  { path: '/cookies', heading: 'Cookie Policy', crumb: 'Cookie Policy', policy: true },
  { path: '/accessibility', heading: 'Accessibility Statement', crumb: 'Accessibility Statement', policy: true },
  { path: '/help', heading: 'Help Center', crumb: 'Help Center', policy: false },
  { path: '/contact', heading: 'Contact Us', crumb: 'Contact Us', policy: false },
  { path: '/faq', heading: 'FAQs', crumb: 'FAQs', policy: false },
  { path: '/credits', heading: 'Data and credits', crumb: 'Data and credits', policy: false },
] as const

/** Every link from the page into itself or into another of these pages has its target in the page as it is served. */
const expectTargets = async (page: Page, path: string): Promise<void> => {
  const links = await page
    .locator('main a[href*="#"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const served = new Map<string, string>()
  for (const link of new Set(links)) {
    const [to = '', id = ''] = link.split('#')
    const target = to || path
    if (!served.has(target)) served.set(target, await (await page.request.get(target)).text())
    expect.soft(served.get(target)?.includes(` id="${id}"`), `${path} → ${link}`).toBe(true)
  }
}

testTextPages(
  legalPages.map(({ policy, ...each }) => ({
    ...each,
    title: each.heading,
    further: async (page) => {
      await test.step(`says ${policy ? 'when it was last updated' : 'nothing of an update'}`, () =>
        expect.soft(page.getByText(`Last updated ${site.policiesUpdated}`)).toHaveCount(policy ? 1 : 0))
      await test.step('every link into a page has its target', () => expectTargets(page, each.path))
    },
  })),
)
