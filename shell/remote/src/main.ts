import { readArguments } from './arguments.ts'
import { usageOf, type Command } from './command.ts'
import { commands } from './commands.ts'
import { EXIT, exitCodeOf, explain, Misuse } from './failure.ts'
import type { Setting } from './setting.ts'
import { version } from './versions.ts'

const WIDTH = Math.max(...commands.map(({ name }) => name.length))

const overview = (): string => `remote ${version}: ship a part of the site from a repository of your own

usage: remote <command> [--help]
${commands.map(({ name, summary }) => `  ${name.padEnd(WIDTH)}  ${summary}`).join('\n')}

Every command that speaks to a registry takes --registry <address> (or REGISTRY_URL) and --json.
Its token is REMOTE_TOKEN, a CI job's own identity, or what \`remote login\` stored.
Ends with 0 when done, 1 when it could not be done, 2 when it was written wrongly.`

const find = (name: string): Command => {
  const found = commands.find((command) => command.name === name)
  if (found !== undefined) return found
  throw new Misuse({
    happened: `There is no command '${name}'.`,
    means: 'Nothing was done.',
    remedy: `Choose one of ${commands.map((command) => command.name).join(', ')}; \`remote --help\` says what each does.`,
  })
}

const HELP = new Set(['--help', '-h', 'help'])

/** Runs one command to its end. Gives the exit code; what went wrong is told, never thrown. */
export const main = async (args: readonly string[], setting: Setting): Promise<number> => {
  const [name, ...rest] = args
  if (name === undefined || HELP.has(name)) {
    setting.say(overview())
    return name === undefined ? EXIT.misuse : EXIT.done
  }
  if (name === '--version') {
    setting.say(version)
    return EXIT.done
  }
  try {
    const command = find(name)
    if (rest.some((word) => word === '--help' || word === '-h')) {
      setting.say(`${command.summary}\n\nusage: ${usageOf(command)}`)
      return EXIT.done
    }
    await command.run(readArguments(rest, command.options, command.most, usageOf(command)), setting)
    return EXIT.done
  } catch (error) {
    setting.tell(explain(name, error))
    return exitCodeOf(error)
  }
}
