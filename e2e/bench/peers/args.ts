import { parseArgs } from 'node:util'

export interface PeerArgs {
  readonly json: string | null
  readonly runs: number
  readonly profile: 'fast' | 'slow'
  /** How long each page is asked for in each run, in s. */
  readonly seconds: number
  /** Parts to measure. */
  readonly parts: readonly string[]
}

export const PARTS = ['pages', 'moves', 'answers', 'change'] as const
const USAGE = `usage: npm run bench -- peers [--json FILE] [--runs 5] [--profile slow|fast] [--seconds 3] [--parts ${PARTS.join(',')}]; fewer than 5 runs are for looking only`

const positive = (name: string, text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is '${text}'. ${USAGE}`)
  return value
}

/** Throws one line that says how the bench is called. */
export const readArgs = (argv: readonly string[]): PeerArgs => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      json: { type: 'string' },
      runs: { type: 'string', default: '5' },
      profile: { type: 'string', default: 'slow' },
      seconds: { type: 'string', default: '3' },
      parts: { type: 'string', default: PARTS.join(',') },
    },
  })
  const { profile } = values
  if (profile !== 'fast' && profile !== 'slow') throw new Error(`--profile is '${profile}'. ${USAGE}`)
  const parts = values.parts.split(',')
  const unknown = parts.find((part) => !PARTS.some((known) => known === part))
  if (unknown !== undefined) throw new Error(`--parts names '${unknown}'. ${USAGE}`)
  return {
    json: values.json ?? null,
    runs: positive('runs', values.runs),
    profile,
    seconds: positive('seconds', values.seconds),
    parts,
  }
}
