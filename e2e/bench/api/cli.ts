import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { median } from '../web/median.ts'
import { checkLines } from '../web/table.ts'
import { checksOf, type Load, type Target } from './checks.ts'

export interface Args {
  readonly json: string | null
  readonly runs: number
  /** How long each target is loaded in each run, in s. */
  readonly seconds: number
  readonly connections: number
  /** Path of the page that is served. */
  readonly page: string
}

const positive = (name: string, text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is '${text}' but takes a whole number from 1`)
  return value
}

/** Throws one line that names the option and what it takes. */
export const readArgs = (argv: readonly string[]): Args => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      json: { type: 'string' },
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '20' },
      page: { type: 'string', default: '/terms' },
    },
  })
  return {
    json: values.json ?? null,
    runs: positive('runs', values.runs),
    seconds: positive('seconds', values.seconds),
    connections: positive('connections', values.connections),
    page: values.page,
  }
}

const HEADERS = { accept: '*/*', 'accept-encoding': 'br, gzip' }

const load = async (url: string, duration: number, connections: number): Promise<Load> => {
  const { requests, latency, non2xx, errors } = await autocannon({ url, duration, connections, headers: HEADERS })
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors }
}

/** Loads every target in turn, run after run; prints medians and gives the exit code: 1 when a budget is passed. */
export const bench = async (args: Args, addresses: Readonly<Record<Target, string>>): Promise<number> => {
  const targets: Target[] = ['backend', 'bareProxy', 'site', 'page', 'file']
  const found = new Map<Target, Load[]>(targets.map((target) => [target, []]))
  // Once unmeasured: compilers and connection pools are cold.
  for (const target of targets) await load(addresses[target], 1, args.connections)
  for (let run = 0; run < args.runs; run += 1)
    for (const target of targets) found.get(target)?.push(await load(addresses[target], args.seconds, args.connections))
  const middle = (target: Target): Load => {
    const loads = found.get(target) ?? []
    return {
      perSecond: median(loads.map(({ perSecond }) => perSecond)),
      p50: median(loads.map(({ p50 }) => p50)),
      p99: median(loads.map(({ p99 }) => p99)),
      failed: loads.reduce((sum, { failed }) => sum + failed, 0),
    }
  }
  const loads = {
    backend: middle('backend'),
    bareProxy: middle('bareProxy'),
    site: middle('site'),
    page: middle('page'),
    file: middle('file'),
  }
  for (const target of targets) {
    const { perSecond, p50, p99, failed } = loads[target]
    console.log(
      `${target.padEnd(10)} ${perSecond.toFixed(0).padStart(7)} a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${failed} failed`,
    )
  }
  const checks = checksOf(loads)
  console.log(`\n${checkLines(checks)}`)
  if (args.json !== null) await writeFile(args.json, JSON.stringify({ ...args, loads, checks }, null, 1))
  return checks.every(({ held }) => held) ? 0 : 1
}
