import { writeFile } from 'node:fs/promises'
import { interactionBudget } from '@site/contracts/web-budgets'
import { openBrowser } from '../web/browser.ts'
import { profiles } from '../web/profiles.ts'
import { withPage } from '../web/with-page.ts'
import { actions } from './actions.ts'
import type { Args } from './args.ts'
import { timeBetweenPages, type Moves } from './between-pages.ts'
import { quantile } from './quantile.ts'
import { takeInteractions, watchInteractions } from './watch-interactions.ts'

export { readArgs } from './args.ts'

export interface BenchInput {
  readonly args: Args
  /** Path of the browser to measure with. */
  readonly chromium: string
  /** Address of the running site. */
  readonly site: string
}

const { percentile, mostMs } = interactionBudget

/** What `--actions` calls the links between pages. */
const LINKS = 'links'

/**
 * Does every action on the slow profile's processor and prints how long its events waited for a frame; then presses links and prints how
 * long the other page took. Gives the exit code: 1 over the budget.
 */
export const bench = async ({ args, chromium, site }: BenchInput): Promise<number> => {
  const cpu = profiles.find(({ name }) => name === 'slow')?.cpu ?? 1
  const names = [...actions.map(({ name }) => name), LINKS]
  const unknown = args.actions.filter((each) => !names.includes(each))
  if (unknown.length > 0) throw new Error(`no action: ${unknown.join(', ')}; there are ${names.join(', ')}`)
  const browser = await openBrowser(chromium)
  const found = []
  let moves: readonly Moves[] = []
  try {
    for (const { name, viewport, prepare, act } of actions) {
      if (args.actions.length > 0 && !args.actions.includes(name)) continue
      const all: number[] = []
      let shown = ''
      for (let run = 0; run < args.runs; run += 1)
        // Files come as fast as they can: what is measured begins once all are here.
        all.push(
          ...(await withPage(browser, { name: 'fast', network: null, cpu: 1 }, async (page, cdp) => {
            await page.setViewportSize(viewport)
            await watchInteractions(page)
            shown = await prepare(page, site)
            await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
            await takeInteractions(page)
            await act(page)
            return takeInteractions(page)
          })),
        )
      const [half, most, worst] = [quantile(all, 0.5), quantile(all, percentile), quantile(all, 1)]
      const held = most <= mostMs
      found.push({ name, shown, events: all.length, half, most, worst, held })
      console.log(
        `${held ? '✓' : '✗'} ${name.padEnd(14)} ${String(all.length).padStart(4)} events, median ${half.toFixed(0)} ms, ${percentile * 100} % within ${most.toFixed(0)} ms, worst ${worst.toFixed(0)} ms (${shown})`,
      )
    }
    if (args.actions.length === 0 || args.actions.includes(LINKS)) moves = await timeBetweenPages(browser, site)
  } finally {
    await browser.close()
  }
  if (args.json !== null) await writeFile(args.json, JSON.stringify({ ...args, actions: found, moves }, null, 1))
  return [...found, ...moves].every(({ held }) => held) ? 0 : 1
}
