import { pageBudgets, webBudgets } from '@site/contracts/web-budgets'
import { median } from './median.ts'
import { side, type Row } from './summary.ts'

export interface Check {
  readonly what: string
  readonly measured: number
  readonly bound: { readonly most: number } | { readonly least: number }
  readonly held: boolean
  /** The route that was worst, where each is held. */
  readonly where: string | null
}

const worst = (what: string, most: number, rows: readonly Row[], of: (row: Row) => number): Check => {
  const [first] = rows.toSorted((a, b) => of(b) - of(a))
  const measured = first === undefined ? Number.NaN : of(first)
  return {
    what,
    measured,
    bound: { most },
    held: measured <= most,
    where: first === undefined ? null : `${first.route} ${first.profile}`,
  }
}

const isSearch = ({ route }: Row): boolean => route.includes('?')
/**
 * Whether the largest paint is an answer that the code of the page asks for, and so one step deeper: of a search, an event or a hotel, and of
 * saved hotels and a shared plan, which only the browser knows.
 */
const showsAnswer = (row: Row): boolean => isSearch(row) || row.route === '/saved' || /#|\/:/.test(row.route)

const middle = (what: string, most: number, ratios: readonly number[]): Check => {
  const measured = median(ratios)
  return { what, measured, bound: { most }, held: measured <= most, where: null }
}

/** Holds the measured rows against the budgets. A figure that was not measured does not hold. */
export const checksOf = (rows: readonly Row[], budgets: typeof webBudgets = webBudgets): Check[] => {
  const composed = rows.filter(({ variant }) => variant === 'composed')
  const [answers, pages] = [composed.filter(showsAnswer), composed.filter((row) => !showsAnswer(row))]
  const profiles = [...new Set(rows.map(({ profile }) => profile))]
  const timed = profiles.includes('slow') ? side(rows, 'slow') : null
  const spaScript = new Map(
    rows
      .filter(({ variant }) => variant === 'prerendered')
      .map((row) => [`${row.profile} ${row.route}`, row.bytes.script]),
  )
  return [
    ...(timed === null
      ? []
      : [
          middle(
            'LCP over the prerendered app, slow, median',
            budgets.lcpOverPrerendered,
            timed.map((all) => all.composed.lcp / all.prerendered.lcp),
          ),
          ...timed
            .filter((all) => isSearch(all.composed) || all.composed.route.includes('#'))
            .map((all) =>
              middle(`LCP over the prerendered app, slow, ${all.composed.route}`, budgets.lcpOverPrerendered, [
                all.composed.lcp / all.prerendered.lcp,
              ]),
            ),
          middle(
            'LCP over the plain app, slow, median',
            budgets.lcpOverPlain,
            timed.map((all) => all.composed.lcp / all.plain.lcp),
          ),
          worst(
            'first paint, slow, each route, ms',
            budgets.firstPaintMs,
            composed.filter(({ profile }) => profile === 'slow'),
            (row) => row.fcp,
          ),
          worst(
            'usable over the prerendered app, slow, each route',
            budgets.usableOverPrerendered,
            timed.map((all) => all.composed),
            (row) => row.usable / (timed.find((all) => all.composed === row)?.prerendered.usable ?? Number.NaN),
          ),
        ]),
    worst(
      'script bytes over the app, each route',
      budgets.scriptOverSpa,
      composed,
      (row) => row.bytes.script / (spaScript.get(`${row.profile} ${row.route}`) ?? Number.NaN),
    ),
    worst('requests before LCP, each page', budgets.requestsBeforeLcp, pages, (row) => row.requestsBeforeLcp),
    worst('waterfall depth, each page', budgets.depth, pages, (row) => row.depth),
    ...(answers.length === 0
      ? []
      : [
          worst('requests, each page with an answer', pageBudgets.requests, answers, (row) => row.requests),
          worst('waterfall depth, each page with an answer', budgets.depth + 1, answers, (row) => row.depth),
        ]),
    worst('layout shift, each route and run', budgets.cls, composed, (row) => row.worstCls),
    worst('page errors, each route', 0, composed, (row) => row.errors.length),
  ]
}
