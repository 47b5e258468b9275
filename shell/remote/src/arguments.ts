import { parseArgs, type ParseArgsConfig } from 'node:util'
import { messageOf, Misuse } from './failure.ts'

export type Options = NonNullable<ParseArgsConfig['options']>

/** What a command was given, as `parseArgs` read it; every reader says what it wants where the value is something else. */
export interface Given {
  readonly positionals: readonly string[]
  readonly flag: (name: string) => boolean
  readonly text: (name: string) => string | undefined
  readonly texts: (name: string) => readonly string[]
  /** A number within bounds, both included. Throws `Misuse` for anything else. */
  readonly number: (name: string, bounds: { readonly least: number; readonly most: number }) => number | undefined
}

const wrong = (happened: string, usage: string): Misuse =>
  new Misuse({ happened, means: 'Nothing was done.', remedy: `Write it as:\n${usage}` })

/** Reads the words after the name of a command. Throws `Misuse` with the command's usage. */
export const readArguments = (args: readonly string[], options: Options, most: number, usage: string): Given => {
  const read = () => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true })
    } catch (error) {
      throw wrong(`${messageOf(error)}.`, usage)
    }
  }
  const { values, positionals } = read()
  if (positionals.length > most) throw wrong(`'${positionals[most]}' is one word too many.`, usage)
  const value = (name: string): unknown => values[name]
  const text = (name: string): string | undefined => {
    const found = value(name)
    return typeof found === 'string' ? found : undefined
  }
  return {
    positionals,
    flag: (name) => value(name) === true,
    text,
    texts: (name) => {
      const found = value(name)
      return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
    },
    number: (name, { least, most }) => {
      const given = text(name)
      if (given === undefined) return undefined
      const number = Number(given)
      if (given.trim() !== '' && number >= least && number <= most) return number
      throw wrong(`--${name} takes a number from ${least} to ${most}, not '${given}'.`, usage)
    },
  }
}
