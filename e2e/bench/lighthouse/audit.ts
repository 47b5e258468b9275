import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { chromiumFlags } from '../../support/chromium-flags.ts'
import { categories, type Report } from './scores.ts'

export const openChrome = (chromePath: string): Promise<LaunchedChrome> =>
  launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags] })

/** How often the browser may fail to record a load; that says nothing about the page, and happens on a busy machine. */
const ATTEMPTS = 3

const load = async (url: string, port: number): Promise<RunnerResult | undefined> => {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] })
    const code = result?.lhr.runtimeError?.code
    if (code !== 'NO_NAVSTART' || attempt === ATTEMPTS) return result
    console.log(`${url}: the browser recorded no start of the visit, once more`)
  }
}

/** What Lighthouse's own mobile settings find on one page. Throws when it could not load it. */
export const audit = async (url: string, port: number): Promise<Report> => {
  const result = await load(url, port)
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { lhr } = result
  const of = (name: string): number => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100)
  const failed = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const found = lhr.audits[id]
      if (weight === 0 || found?.score === null || found === undefined || found.score >= 0.9) return []
      return [`${name}: ${id}${found.displayValue === undefined ? '' : ` (${found.displayValue})`}`]
    }),
  )
  return {
    scores: {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best-practices': of('best-practices'),
      seo: of('seo'),
    },
    blockedMs: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    failed,
  }
}
