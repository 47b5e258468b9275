import type { Given } from '../arguments.ts'
import { registryOptions, type Command } from '../command.ts'
import { Failure } from '../failure.ts'
import { nameAndRest } from '../project.ts'
import { connect } from '../registry/connect.ts'
import { revokeOutcome } from '../registry/wire.ts'
import type { Setting } from '../setting.ts'
import { misuse, noMore, post } from './change.ts'

/** Has a person agree to take away what visitors have now. Gives the whole name of the version. */
const agreed = async (given: Given, setting: Setting, name: string, words: string): Promise<string> => {
  const client = await connect(given, setting)
  const json = { version: words, dryRun: true }
  const { version, live, message, warnings } = await client.ask(`/remotes/${name}/revoke`, revokeOutcome, {
    method: 'POST',
    json,
  })
  if (!live) return version
  for (const line of [...message.split('\n'), ...warnings]) setting.tell(`  ! ${line}`)
  const answer = await setting.confirm(`Revoke ${name}@${version}, for good?`)
  if (answer === true) return version
  throw new Failure({
    happened: `${name}@${version} is live, and ${answer === false ? 'you did not say yes' : 'nobody is here to be asked'}.`,
    means: 'Nothing was revoked: what visitors see is what it was.',
    remedy: 'To go back and keep the version, `remote rollback`. To revoke it all the same, add --yes.',
  })
}

export const revoke: Command = {
  name: 'revoke',
  takes: '[mf-x] <version> [--yes] [--json]',
  summary: 'take a version away from everybody, for good',
  details: [
    'Nobody can have it any more, not by address either. Of a live version it says what visitors get, and asks.',
    '--yes  without asking, for scripts',
  ],
  options: { ...registryOptions, yes: { type: 'boolean' } },
  most: 2,
  run: async (given, setting) => {
    const { name, rest } = await nameAndRest(given.positionals, setting.cwd)
    const [words, ...more] = rest
    if (words === undefined)
      throw misuse('Which version? It is for good, so it has to be named.', '`remote status --all` lists the versions.')
    noMore(more)
    const version = given.flag('yes') ? words : await agreed(given, setting, name, words)
    await post(given, setting, name, 'revoke', { version }, true)
  },
}
