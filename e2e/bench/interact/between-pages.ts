import { betweenPagesBudget } from '@site/contracts/web-budgets'
import type { Browser } from 'playwright'
import { timeToMove } from '../peers/move.ts'
import { profiles, type Profile } from '../web/profiles.ts'
import { withPage } from '../web/with-page.ts'
import { quantile } from './quantile.ts'

/** Links that visitors press: where they stand, and how wide the window must be to show them. */
const GROUPS = [
  { name: 'nav', at: '/', links: 'header nav a[href^="/"]', viewport: { width: 1280, height: 800 } },
  { name: 'footer', at: '/', links: 'footer a[href^="/"]', viewport: { width: 412, height: 823 } },
  {
    name: 'hotels of a list',
    at: '/location?q=Rod+Laver+Arena',
    links: 'main li[id^="hotel-"]:nth-child(-n + 4) h2 a',
    viewport: { width: 412, height: 823 },
  },
] as const
type Group = (typeof GROUPS)[number]

/** The addresses that a group's links lead to, each once, but for the page they stand on. */
const addressesOf = (browser: Browser, site: string, { at, links, viewport }: Group): Promise<readonly string[]> =>
  withPage(browser, { name: 'fast', network: null, cpu: 1 }, async (page) => {
    await page.setViewportSize(viewport)
    await page.goto(`${site}${at}`)
    const found = page.locator(links).filter({ visible: true })
    await found.first().waitFor()
    const hrefs = await found.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    return [...new Set(hrefs)].filter((href) => new URL(href, site).pathname !== new URL(at, site).pathname)
  })

export interface Moves {
  readonly profile: Profile['name']
  readonly group: string
  readonly links: number
  readonly half: number
  readonly most: number
  readonly slowest: string
  readonly held: boolean
}

/** Presses every link of nav, footer and a list on a page at rest, and prints how long until the other page was painted. */
export const timeBetweenPages = async (browser: Browser, site: string): Promise<readonly Moves[]> => {
  const { percentile, mostMs } = betweenPagesBudget
  const all: Moves[] = []
  for (const group of GROUPS) {
    const addresses = await addressesOf(browser, site, group)
    for (const profile of profiles) {
      const took: { readonly to: string; readonly ms: number }[] = []
      for (const to of addresses)
        took.push({ to, ms: await timeToMove(browser, `${site}${group.at}`, to, profile, group.viewport) })
      const times = took.map(({ ms }) => ms)
      const [half, most] = [quantile(times, 0.5), quantile(times, percentile)]
      const last = took.reduce((slowest, each) => (each.ms > slowest.ms ? each : slowest))
      const held = most <= mostMs[profile.name]
      const slowest = `${last.to} ${last.ms.toFixed(0)} ms`
      all.push({ profile: profile.name, group: group.name, links: took.length, half, most, slowest, held })
      console.log(
        `${held ? '✓' : '✗'} ${group.name.padEnd(16)} ${profile.name} ${String(took.length).padStart(3)} links, median ${half.toFixed(0)} ms, ${percentile * 100} % within ${most.toFixed(0)} ms of ${mostMs[profile.name]}, slowest ${slowest}`,
      )
    }
  }
  return all
}
