import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Args } from './args.ts'
import { baselinePages } from './baseline-pages.ts'
import { openBrowser } from './browser.ts'
import { checksOf } from './checks.ts'
import { measure } from './measure.ts'
import { serveBaseline } from './static-server.ts'
import { SHARED, sharedPlanPath } from './shared-plan.ts'
import { checkLines, tableOf } from './table.ts'

export { readArgs } from './args.ts'

export interface BenchInput {
  readonly args: Args
  /** Path of the browser to measure with. */
  readonly chromium: string
  /** Folder of the built baseline. */
  readonly baseline: string
  /** Address of the running site. */
  readonly composed: string
  /** The checkout. */
  readonly root: string
}

/** A search with its answer, beside the pages as they are before one. */
const SEARCHED = '/location?q=Rod+Laver+Arena'

const pathOf = (route: string): string => route.split(/[?#]/)[0] ?? route

/** Measures everything side by side, prints it, and gives the exit code: 1 when a budget is passed. */
export const bench = async ({ args, chromium, baseline, composed, root }: BenchInput): Promise<number> => {
  const pages = await baselinePages(root, baseline)
  const unknown = args.routes.filter((route) => !pages.plain.has(pathOf(route)))
  if (unknown.length > 0) throw new Error(`no public route: ${unknown.join(', ')}`)
  const folder = join(baseline, 'browser')
  const serve = (documents: ReadonlyMap<string, string>) =>
    serveBaseline(folder, { documents, bare: args.bare, site: composed })
  const servers = [await serve(pages.prerendered), await serve(pages.plain)] as const
  const browser = await openBrowser(chromium)
  try {
    const routes = args.routes.length > 0 ? args.routes : [...pages.plain.keys(), SEARCHED, SHARED]
    const shared = routes.includes(SHARED) ? await sharedPlanPath(browser, composed) : SHARED
    const rows = await measure(
      browser,
      { composed, prerendered: servers[0].address, plain: servers[1].address },
      routes.map((route) => ({ name: route, path: route === SHARED ? shared : route })),
      args,
      (text) => console.log(text),
    )
    const checks = checksOf(rows)
    for (const profile of args.profiles) console.log(`\n${tableOf(rows, profile)}`)
    console.log(`\n${checkLines(checks)}`)
    for (const { route, profile, variant, errors, shifts } of rows)
      for (const found of [...errors, ...shifts.map((shift) => `moved ${shift}`)])
        console.log(`! ${variant} ${route} ${profile}: ${found}`)
    if (args.json !== null) await writeFile(args.json, JSON.stringify({ runs: args.runs, rows, checks }, null, 1))
    return checks.every(({ held }) => held) ? 0 : 1
  } finally {
    await browser.close()
    for (const server of servers) server.stop()
  }
}
