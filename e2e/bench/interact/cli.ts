import { writeFile } from 'node:fs/promises'
import { interactionBudget } from '@site/contracts/web-budgets'
import { openBrowser } from '../web/browser.ts'
import { profiles } from '../web/profiles.ts'
import { withPage } from '../web/with-page.ts'
import { actions } from './actions.ts'
import type { Args } from './args.ts'
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

/** Does every action on the slow profile's processor, prints how long its events waited for a frame, and gives the exit code: 1 over the budget. */
export const bench = async ({ args, chromium, site }: BenchInput): Promise<number> => {
  const cpu = profiles.find(({ name }) => name === 'slow')?.cpu ?? 1
  const unknown = args.actions.filter((each) => !actions.some(({ name }) => name === each))
  if (unknown.length > 0)
    throw new Error(`no action: ${unknown.join(', ')}; there are ${actions.map(({ name }) => name).join(', ')}`)
  const browser = await openBrowser(chromium)
  const found = []
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
  } finally {
    await browser.close()
  }
  if (args.json !== null) await writeFile(args.json, JSON.stringify({ ...args, actions: found }, null, 1))
  return found.every(({ held }) => held) ? 0 : 1
}
