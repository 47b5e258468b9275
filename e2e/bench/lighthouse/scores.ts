import { LIGHTHOUSE_BLOCKED_MS, lighthouseBudgets } from '@site/contracts/web-budgets'
import { median } from '../web/median.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** One page in one run: scores from 0 to 100, for how long it was blocked, in ms, and the audits behind what is missing. */
export interface Report {
  readonly scores: Readonly<Record<Category, number>>
  readonly blockedMs: number
  readonly failed: readonly string[]
}

export interface Scored {
  readonly route: string
  /** Medians of the runs. */
  readonly scores: Readonly<Record<Category, number>>
  readonly blockedMs: number
  readonly failed: readonly string[]
  /** What is below its budget. */
  readonly below: readonly Category[]
  /** Whether it is blocked no longer than it may be. */
  readonly answers: boolean
}

/** Sums up the runs of one page. A page kept from search engines on purpose has no budget for how they find it. */
export const score = (
  { path, noindex }: { readonly path: string; readonly noindex: boolean },
  reports: readonly Report[],
  budgets: Readonly<Record<Category, number>> = lighthouseBudgets,
): Scored => {
  const middle = (category: Category): number => median(reports.map(({ scores }) => scores[category]))
  const scores = {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
  }
  const blockedMs = median(reports.map((report) => report.blockedMs))
  return {
    route: path,
    scores,
    blockedMs,
    answers: blockedMs <= LIGHTHOUSE_BLOCKED_MS,
    failed: [...new Set(reports.flatMap(({ failed }) => failed))],
    // A figure that was not measured is below every budget.
    below: categories.filter((each) => !(each === 'seo' && noindex) && !(scores[each] >= budgets[each])),
  }
}
