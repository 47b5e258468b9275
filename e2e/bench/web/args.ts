import { parseArgs } from 'node:util'

export interface Args {
  readonly json: string | null
  readonly runs: number
  /** Empty for every public route. */
  readonly routes: readonly string[]
  readonly profiles: readonly string[]
  /** The one-app baseline comes without the security headers of the site's pages. */
  readonly bare: boolean
}

const USAGE =
  'usage: npm run bench -- web [--json FILE] [--runs 5] [--routes /,/terms,/hotel/:id] [--profiles fast,slow] [--bare-baseline]; fewer than 5 runs are for looking only'

const listed = (text: string | undefined): string[] => text?.split(',').filter(Boolean) ?? []

/** Throws one line that says how the bench is called. */
export const readArgs = (argv: readonly string[]): Args => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      json: { type: 'string' },
      runs: { type: 'string', default: '5' },
      routes: { type: 'string' },
      profiles: { type: 'string', default: 'fast,slow' },
      'bare-baseline': { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is '${values.runs}'. ${USAGE}`)
  const profiles = listed(values.profiles)
  if (profiles.length === 0 || profiles.some((name) => name !== 'fast' && name !== 'slow'))
    throw new Error(`--profiles is '${values.profiles}'. ${USAGE}`)
  return { json: values.json ?? null, runs, routes: listed(values.routes), profiles, bare: values['bare-baseline'] }
}
