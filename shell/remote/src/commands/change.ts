import { registryOptions, type Command } from '../command.ts'
import { Misuse } from '../failure.ts'
import { nameAndRest } from '../project.ts'
import { connect } from '../registry/connect.ts'
import { changed, previewed } from '../registry/wire.ts'
import type { Given } from '../arguments.ts'
import type { Setting } from '../setting.ts'

/** Commands that change what is live, and build nothing: they work from any folder. */

export const misuse = (happened: string, remedy: string): Misuse =>
  new Misuse({ happened, means: 'Nothing was done.', remedy })

export const noMore = (rest: readonly string[]): void => {
  if (rest.length > 0) throw misuse(`'${rest[0]}' is one word too many.`, 'See the command with --help.')
}

export const post = async (
  given: Given,
  setting: Setting,
  name: string,
  action: string,
  json: object,
  repeatable: boolean,
) => {
  const client = await connect(given, setting)
  const answer = await client.ask(`/remotes/${name}/${action}`, changed, { method: 'POST', json, repeatable })
  if (given.flag('json')) return setting.say(JSON.stringify(answer))
  setting.say(answer.message)
  for (const warning of answer.warnings) setting.say(`warning: ${warning}`)
}

const versionOf = (version: string | undefined): { readonly version?: string } =>
  version === undefined ? {} : { version }

export const promote: Command = {
  name: 'promote',
  takes: '[mf-x] [version] [--json]',
  summary: 'show a version to everybody',
  details: ['Without a version it is the newest published one.'],
  options: registryOptions,
  most: 2,
  run: async (given, setting) => {
    const { name, rest } = await nameAndRest(given.positionals, setting.cwd)
    noMore(rest.slice(1))
    await post(given, setting, name, 'promote', versionOf(rest[0]), true)
  },
}

const PERCENT = /^(\d+(?:\.\d+)?)\s*%?$/

export const canary: Command = {
  name: 'canary',
  takes: '[mf-x] [version] <percent> [--json]',
  summary: 'show a version to some visitors in a hundred',
  details: [
    'Who has it keeps it while the share grows; 0 withdraws it. Without a version it is the newest published one.',
  ],
  options: registryOptions,
  most: 3,
  run: async (given, setting) => {
    const { name, rest } = await nameAndRest(given.positionals, setting.cwd)
    const share = rest.findLast((word) => PERCENT.test(word))
    const percent = Number(PERCENT.exec(share ?? '')?.[1] ?? Number.NaN)
    if (share === undefined || !(percent <= 100))
      throw misuse(
        'A canary takes a share in percent, from 0 to 100.',
        'Write for example `remote canary mf-hello 10`.',
      )
    const [version, ...more] = rest.filter((word) => word !== share)
    noMore(more)
    await post(given, setting, name, 'canary', { ...versionOf(version), percent }, true)
  },
}

export const rollback: Command = {
  name: 'rollback',
  takes: '[mf-x] [version] [--json]',
  summary: 'go back to what was live before, within two seconds',
  details: [
    'Withdraws its canaries, or else goes back to the version before, or to the one named.',
    'Builds nothing, and works from any folder.',
  ],
  options: registryOptions,
  most: 2,
  run: async (given, setting) => {
    const { name, rest } = await nameAndRest(given.positionals, setting.cwd)
    noMore(rest.slice(1))
    await post(given, setting, name, 'rollback', versionOf(rest[0]), false)
  },
}

/** Bounds of `--days`. */
const DAYS = { least: 1, most: 90 } as const

export const preview: Command = {
  name: 'preview',
  takes: '[mf-x] [version] [--days n] [--json]',
  summary: 'give a version an address of its own that nobody guesses',
  details: ['It ends by itself after 14 days, or after --days. Without a version it is the newest published one.'],
  options: { ...registryOptions, days: { type: 'string' } },
  most: 2,
  run: async (given, setting) => {
    const { name, rest } = await nameAndRest(given.positionals, setting.cwd)
    noMore(rest.slice(1))
    const days = given.number('days', DAYS)
    const client = await connect(given, setting)
    const answer = await client.ask(`/remotes/${name}/preview`, previewed, {
      method: 'POST',
      json: { ...versionOf(rest[0]), ...(days === undefined ? {} : { days }) },
      // Another one would be a second address for the same thing.
      repeatable: false,
    })
    setting.say(given.flag('json') ? JSON.stringify(answer) : `${answer.url}\nuntil ${answer.expires}`)
  },
}
