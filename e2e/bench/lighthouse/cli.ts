import { writeFile } from 'node:fs/promises'
import { composition } from '@site/contracts/composition'
import { findRoute, hasParameter } from '@site/contracts/routes'
import { answeredPages, findPages } from '../web/answered-pages.ts'
import type { Args } from './args.ts'
import { audit, openChrome } from './audit.ts'
import { categories, score, type Report, type Scored } from './scores.ts'

export { readArgs } from './args.ts'

export interface BenchInput {
  readonly args: Args
  /** Path of the browser to measure with. */
  readonly chromium: string
  /** Address of the running site. */
  readonly site: string
}

const keeps = ({ below, answers }: Scored): boolean => below.length === 0 && answers

const line = (scored: Scored): string => {
  const { route, scores, blockedMs, answers, below, failed } = scored
  const words = categories.map((each) => `${each} ${scores[each]}${below.includes(each) ? ' !' : ''}`)
  const blocked = `blocked ${Math.round(blockedMs)} ms${answers ? '' : ' !'}`
  return [`${keeps(scored) ? '✓' : '✗'} ${[route.padEnd(28), ...words, blocked].join('  ')}`, ...failed].join('\n    ')
}

/** Audits every public page and those that show answers, prints what each scored, and gives the exit code: 1 when one is below a budget. */
export const bench = async ({ args, chromium, site }: BenchInput): Promise<number> => {
  const { remotes } = composition.parse(await (await fetch(`${site}/composition.json`)).json())
  const plainRoutes = remotes
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .filter((path) => !hasParameter({ path }))
  const known = [...plainRoutes, ...Object.keys(answeredPages)]
  const unknown = args.routes.filter((path) => !known.includes(path))
  if (unknown.length > 0) throw new Error(`no public route: ${unknown.join(', ')}`)
  const pages = await findPages(args.routes.length > 0 ? args.routes : known, chromium, site)
  const chrome = await openChrome(chromium)
  const found: Scored[] = []
  try {
    for (const { name, path } of pages) {
      const reports: Report[] = []
      for (let run = 0; run < args.runs; run += 1) reports.push(await audit(`${site}${path}`, chrome.port))
      const noindex = findRoute(remotes, path.split(/[?#]/)[0] ?? path)?.route.noindex ?? false
      const scored = score({ path: name, noindex }, reports)
      found.push(scored)
      console.log(line(scored))
    }
  } finally {
    chrome.kill()
  }
  const keeping = found.filter(keeps).length
  console.log(`\n${keeping} of ${found.length} pages keep every budget`)
  if (args.json !== null) await writeFile(args.json, JSON.stringify({ ...args, pages: found }, null, 1))
  return keeping === found.length ? 0 : 1
}
