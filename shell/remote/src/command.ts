import type { Given, Options } from './arguments.ts'
import type { Setting } from './setting.ts'

export interface Command {
  readonly name: string
  /** What stands behind the name in the usage: `[mf-x] [version]`. */
  readonly takes: string
  /** One line for the list of commands. */
  readonly summary: string
  /** What `remote <name> --help` says beside the usage, a line each. */
  readonly details: readonly string[]
  readonly options: Options
  /** Greatest number of words that are no options. */
  readonly most: number
  readonly run: (given: Given, setting: Setting) => Promise<void>
}

/** Options of every command that speaks to the registry. */
export const registryOptions = { registry: { type: 'string' }, json: { type: 'boolean' } } as const satisfies Options

export const usageOf = ({ name, takes, details }: Command): string =>
  [`remote ${name}${takes === '' ? '' : ` ${takes}`}`, ...details.map((line) => `  ${line}`)].join('\n')
