import { apiBudgets } from '@site/contracts/web-budgets'
import type { Check } from '../web/checks.ts'

/** What is put under load. */
export type Target = 'backend' | 'bareProxy' | 'site' | 'page' | 'file'

/** Answers a second and latencies in ms; answers that were no success or never came. */
export interface Load {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

/** Holds the loads against the budgets; pages hold by their figure, or by what the static server does in the same run. */
export const checksOf = (loads: Readonly<Record<Target, Load>>, budgets: typeof apiBudgets = apiBudgets): Check[] => {
  const throughput = loads.site.perSecond / loads.bareProxy.perSecond
  const pages = loads.page.perSecond
  const overFile = pages / loads.file.perSecond
  const failed = Object.values(loads).reduce((sum, load) => sum + load.failed, 0)
  return [
    {
      what: 'calls through the site over a bare proxy',
      measured: throughput,
      bound: { least: budgets.throughputOverBareProxy },
      held: throughput >= budgets.throughputOverBareProxy,
      where: null,
    },
    {
      what: `prerendered pages a second (or ${budgets.pagesOverStatic} of a static server: ${overFile.toFixed(2)})`,
      measured: Math.round(pages),
      bound: { least: budgets.pagesPerSecond },
      held: pages >= budgets.pagesPerSecond || overFile >= budgets.pagesOverStatic,
      where: null,
    },
    { what: 'failed answers', measured: failed, bound: { most: 0 }, held: failed === 0, where: null },
  ]
}
