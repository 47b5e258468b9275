import autocannon from 'autocannon'
import type { Browser } from 'playwright'
import type { Profile } from '../web/profiles.ts'
import { visit } from '../web/visit.ts'
import type { PeerArgs } from './args.ts'
import { timeToChange } from './change.ts'
import type { collect } from './figures.ts'
import { timeToMove } from './move.ts'
import { timeToAnswer } from './press.ts'
import { orderOf, PAGES, type PeerSite } from './sites.ts'

export interface Measuring {
  readonly browser: Browser
  readonly sites: readonly PeerSite[]
  readonly profile: Profile
  readonly args: PeerArgs
  readonly take: ReturnType<typeof collect>['take']
}

const MOVES = [
  ['/', '/terms'],
  ['/terms', '/'],
] as const
const CONNECTIONS = 20

/** Visits every page of every site in turn, run after run. Gives what browsers complained of. */
export const measurePages = async ({ browser, sites, profile, args, take }: Measuring): Promise<string[]> => {
  const complaints = new Set<string>()
  for (const path of PAGES) {
    // Not counted: it finds servers cold.
    for (const { address } of sites) await visit(browser, `${address}${path}`, { name: 'fast', network: null, cpu: 1 })
    for (let run = 0; run < args.runs; run += 1)
      for (const { name, address } of orderOf(sites, run)) {
        const seen = await visit(browser, `${address}${path}`, profile)
        for (const error of seen.errors) complaints.add(`${name} ${path}: ${error}`)
        take(`${path} first paint, ms`, name, seen.fcp)
        take(`${path} largest paint, ms`, name, seen.lcp)
        take(`${path} press answered, ms`, name, await timeToAnswer(browser, `${address}${path}`, profile))
        take(`${path} script, kB`, name, seen.bytes.script / 1000, { places: 1 })
        take(`${path} requests`, name, seen.requests)
      }
  }
  return [...complaints]
}

/** Goes from a page of one team to a page of the other, both ways. */
export const measureMoves = async ({ browser, sites, profile, args, take }: Measuring): Promise<void> => {
  for (const [from, to] of MOVES)
    for (let run = 0; run < args.runs; run += 1)
      for (const { name, address } of orderOf(sites, run))
        take(`${from} to ${to}, ms`, name, await timeToMove(browser, `${address}${from}`, to, profile))
}

/** How many documents each site answers in a second, and what its processes hold then. Gives the memory of each process. */
export const measureAnswers = async ({ sites, args, take }: Measuring): Promise<string[]> => {
  const load = (url: string, duration: number) =>
    autocannon({
      url,
      duration,
      connections: CONNECTIONS,
      headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' },
    })
  for (const path of PAGES) {
    for (const { address } of sites) await load(`${address}${path}`, 1)
    for (let run = 0; run < args.runs; run += 1)
      for (const { name, address } of orderOf(sites, run)) {
        const { requests, non2xx, errors } = await load(`${address}${path}`, args.seconds)
        if (non2xx + errors > 0) throw new Error(`${name} failed ${non2xx + errors} times at ${path}`)
        take(`${path} answers a second`, name, requests.average, { better: 'more' })
      }
  }
  const held: string[] = []
  for (const { name, memory } of sites) {
    const processes = await memory()
    take(
      'memory of all its processes, MB',
      name,
      processes.reduce((sum, [, megabytes]) => sum + megabytes, 0),
    )
    held.push(`${name}: ${processes.map(([process, megabytes]) => `${process} ${megabytes.toFixed(0)} MB`).join(', ')}`)
  }
  return held
}

/** How many files a deployment put at a new address or changed at theirs, and how many of these contents nobody had before. */
const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) => {
  const contents = new Set(before.values())
  const files = [...after].filter(([path, hash]) => before.get(path) !== hash)
  return { addresses: files.length, contents: files.filter(([, hash]) => !contents.has(hash)).length }
}

/** Changes a word and puts it online, on each site in turn. */
export const measureChange = async (
  { browser, sites, args, take }: Measuring,
  change: (word: string) => Promise<void>,
): Promise<void> => {
  for (let run = 0; run < args.runs; run += 1)
    for (const [place, site] of orderOf(sites, run).entries()) {
      const word = `word${run}${place}`
      const before = await site.files()
      const seconds = await timeToChange(browser, site, () => change(word), word)
      const { addresses, contents } = changed(before, await site.files())
      take('changed word to everybody, s', site.name, seconds, { places: 1 })
      take('files at new addresses or changed', site.name, addresses)
      take('of them new in content', site.name, contents)
    }
}
