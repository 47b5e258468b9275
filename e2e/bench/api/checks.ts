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

/** Holds the loads against the budgets: calls and pages by what a bare proxy and a static server do in the same run. */
export const checksOf = (loads: Readonly<Record<Target, Load>>, budgets: typeof apiBudgets = apiBudgets): Check[] => {
  const throughput = loads.site.perSecond / loads.bareProxy.perSecond
  const pages = loads.page.perSecond / loads.file.perSecond
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
      what: 'prerendered pages over a static server',
      measured: pages,
      bound: { least: budgets.pagesOverStatic },
      held: pages >= budgets.pagesOverStatic,
      where: null,
    },
    { what: 'failed answers', measured: failed, bound: { most: 0 }, held: failed === 0, where: null },
  ]
}
