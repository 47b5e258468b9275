import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { openBrowser } from '../web/browser.ts'
import { profiles } from '../web/profiles.ts'
import type { PeerArgs } from './args.ts'
import { withChangedWords } from './change.ts'
import { collect, tableOf, verdictsOf } from './figures.ts'
import { measureAnswers, measureChange, measureMoves, measurePages } from './measure.ts'
import type { PeerSite } from './sites.ts'
import { headersOfSite } from './headers.ts'

export { baselinePages } from '../web/baseline-pages.ts'
export { readArgs } from './args.ts'
export { knownOf } from './composition.ts'
export { headersOfSite }

export interface BenchInput {
  readonly args: PeerArgs
  /** Path of the browser to measure with. */
  readonly chromium: string
  /** Ours first, the one app last. */
  readonly sites: readonly PeerSite[]
  /** The checkout. */
  readonly root: string
}

const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')

/** Measures all sites side by side, prints it, and gives the exit code: 1 when ours is not where it is to be. */
export const bench = async ({ args, chromium, sites, root }: BenchInput): Promise<number> => {
  const profile = profiles.find(({ name }) => name === args.profile) ?? profiles[0]
  if (profile === undefined) throw new Error('no profile')
  const { take, figures } = collect()
  const names = sites.map(({ name }) => name)
  const browser = await openBrowser(chromium)
  const loads = [load()]
  const notes: string[] = []
  try {
    const measuring = { browser, sites, profile, args, take }
    const part = async (name: string, work: () => Promise<unknown>): Promise<void> => {
      if (!args.parts.includes(name)) return
      console.log(`  ${name} (load ${load()})`)
      const known = new Set(figures().map(({ what }) => what))
      const found = await work()
      if (Array.isArray(found)) notes.push(...found)
      loads.push(load())
      console.log(
        tableOf(
          figures().filter(({ what }) => !known.has(what)),
          names,
        ),
      )
    }
    await part('pages', () => measurePages(measuring))
    await part('moves', () => measureMoves(measuring))
    await part('answers', () => measureAnswers(measuring))
    await part('change', () => withChangedWords(root, (change) => measureChange(measuring, change)))
  } finally {
    await browser.close()
  }
  const all = figures()
  const verdicts = verdictsOf(all, names[0] ?? '', names.at(-1) ?? '')
  console.log(
    `\n${args.profile} profile, medians of ${args.runs}; load average of 1, 5 and 15 min: ${loads.join(' | ')}\n`,
  )
  console.log(tableOf(all, names))
  console.log(`\n${notes.join('\n')}`)
  for (const against of names.slice(1)) {
    const own = verdicts.filter((verdict) => verdict.against === against)
    const missed = own.filter(({ held }) => !held)
    console.log(`${missed.length === 0 ? '✓' : '✗'} ${against}: ${own.length - missed.length} of ${own.length}`)
    for (const { what, ratio } of missed) console.log(`    ${what}: × ${ratio.toFixed(2)}`)
  }
  if (args.json !== null)
    await writeFile(args.json, JSON.stringify({ ...args, loads, figures: all, verdicts, notes }, null, 1))
  return verdicts.every(({ held }) => held) ? 0 : 1
}
