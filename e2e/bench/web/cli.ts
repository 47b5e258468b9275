import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasParameter, matchPath } from '@site/contracts/routes'
import { answeredPages, findPages } from './answered-pages.ts'
import type { Args } from './args.ts'
import { baselinePages } from './baseline-pages.ts'
import { openBrowser } from './browser.ts'
import { checksOf } from './checks.ts'
import { measure } from './measure.ts'
import { serveBaseline } from './static-server.ts'
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

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? address

/** Documents by path: those of the pages measured, each from its route. */
const byPath = (documents: ReadonlyMap<string, string>, paths: readonly string[]): Map<string, string> => {
  const found = new Map<string, string>()
  for (const path of paths)
    for (const [route, html] of documents) if (matchPath(route, path) !== null) found.set(path, html)
  return found
}

/** Measures everything side by side, prints it, and gives the exit code: 1 when a budget is passed. */
export const bench = async ({ args, chromium, baseline, composed, root }: BenchInput): Promise<number> => {
  const pages = await baselinePages(root, baseline)
  const plainRoutes = [...pages.plain.keys()].filter((path) => !hasParameter({ path }))
  const known = [...plainRoutes, ...Object.keys(answeredPages)]
  const unknown = args.routes.filter((route) => !known.includes(route) && !plainRoutes.includes(pathOf(route)))
  if (unknown.length > 0) throw new Error(`no public route: ${unknown.join(', ')}`)
  const folder = join(baseline, 'browser')
  const routes = await findPages(args.routes.length > 0 ? args.routes : known, chromium, composed)
  const serve = (documents: ReadonlyMap<string, string>) =>
    serveBaseline(folder, {
      documents: byPath(
        documents,
        routes.map(({ path }) => pathOf(path)),
      ),
      bare: args.bare,
      site: composed,
    })
  const servers = [await serve(pages.prerendered), await serve(pages.plain)] as const
  const browser = await openBrowser(chromium)
  try {
    const rows = await measure(
      browser,
      { composed, prerendered: servers[0].address, plain: servers[1].address },
      routes,
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
