import { parseArgs } from 'node:util'

export interface Args {
  readonly json: string | null
  readonly runs: number
  /** Empty for every action. */
  readonly actions: readonly string[]
}

const USAGE =
  'usage: npm run bench -- interact [--json FILE] [--runs 5] [--actions typing,filters]; fewer than 5 runs are for looking only'

/** Throws one line that says how the bench is called. */
export const readArgs = (argv: readonly string[]): Args => {
  const { values } = parseArgs({
    args: [...argv],
    options: { json: { type: 'string' }, runs: { type: 'string', default: '5' }, actions: { type: 'string' } },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is '${values.runs}'. ${USAGE}`)
  return { json: values.json ?? null, runs, actions: values.actions?.split(',').filter(Boolean) ?? [] }
}
