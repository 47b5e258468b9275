import { homedir } from 'node:os'
import { join } from 'node:path'

/** What a command may look at and write to besides the registry: everything of it can be replaced in a test. */
export interface Setting {
  /** The folder that the command was started in. */
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** The result, a line at a time: standard output. */
  readonly say: (line: string) => void
  /** Progress, for a person who waits: standard error, so that the result can be piped. */
  readonly tell: (line: string) => void
  /** Asks for a secret without showing what is typed; the first line of the input where no person types. */
  readonly ask: (question: string) => Promise<string>
  /** Asks a person yes or no; undefined where no person types. */
  readonly confirm: (question: string) => Promise<boolean | undefined>
  /** Ends when the person presses Ctrl-C. */
  readonly stopped: () => Promise<void>
}

/** Where the settings of one user are kept (XDG base directory specification), for `remote login`. */
export const configFile = (env: Setting['env']): string =>
  join(env['XDG_CONFIG_HOME'] || join(env['HOME'] || homedir(), '.config'), 'stageside', 'remote.json')
