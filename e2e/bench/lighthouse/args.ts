import { parseArgs } from 'node:util'

export interface Args {
  readonly json: string | null
  /** Empty for every public route. */
  readonly routes: readonly string[]
  readonly runs: number
}

const USAGE =
  'usage: npm run bench -- lighthouse [--json FILE] [--runs 5] [--routes /,/hotel/:id]; fewer than 5 runs are for looking only'

/** Throws one line that says how the bench is called. */
export const readArgs = (argv: readonly string[]): Args => {
  const { values } = parseArgs({
    args: [...argv],
    options: { json: { type: 'string' }, routes: { type: 'string' }, runs: { type: 'string', default: '5' } },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is '${values.runs}'. ${USAGE}`)
  return { json: values.json ?? null, routes: values.routes?.split(',').filter(Boolean) ?? [], runs }
}
