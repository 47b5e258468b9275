import { findToken } from '../auth/find-token.ts'
import { readStored, writeStored } from '../auth/stored-tokens.ts'
import type { Command } from '../command.ts'
import { Failure } from '../failure.ts'
import { findProject } from '../project.ts'
import { registryAddress } from '../registry/address.ts'
import { createClient } from '../registry/client.ts'
import { whoami, type Whoami } from '../registry/wire.ts'
import { configFile, type Setting } from '../setting.ts'

const rightsOf = ({ team, subject, rights, expires }: Whoami): string[] => [
  `${subject === team ? '' : `${subject} of `}team ${team}${expires === null ? '' : `, until ${expires}`}`,
  ...Object.entries(rights).map(([name, verbs]) => `  ${name}: ${verbs.join(', ')}`),
]

const forget = async (setting: Setting, address: string): Promise<void> => {
  const { last, tokens } = await readStored(setting.env)
  const { [address]: gone, ...others } = tokens
  await writeStored(setting.env, { ...(last === undefined || last === address ? {} : { last }), tokens: others })
  setting.say(
    gone === undefined
      ? `No token was stored for ${address}.`
      : `The token for ${address} is removed from this machine; the registry takes it until it is revoked there.`,
  )
}

export const login: Command = {
  name: 'login',
  takes: '[registry] [--show | --forget]',
  summary: 'store your team’s token for a registry',
  details: [
    'Asks for the token, or reads it from standard input, tries it, and stores it so that only you can read it.',
    '--show    who you are to the registry, and what you may do',
    '--forget  remove the stored token',
    'REMOTE_TOKEN goes before what is stored; a CI job uses its own identity where it has one.',
  ],
  options: { registry: { type: 'string' }, show: { type: 'boolean' }, forget: { type: 'boolean' } },
  most: 1,
  run: async (given, setting) => {
    const wanted = given.positionals[0] ?? given.text('registry')
    const address = await registryAddress(setting, wanted, await findProject(setting.cwd))
    if (given.flag('forget')) return forget(setting, address)
    const show = given.flag('show')
    const token = show
      ? await findToken(setting, address)
      : { value: (await setting.ask(`Token for ${address}: `)).trim(), from: 'what you typed' }
    if (token.value === '')
      throw new Failure({
        happened: 'No token was given.',
        means: 'Nothing was stored.',
        remedy: 'Paste the token when asked, or pipe it: `echo "$TOKEN" | remote login`.',
      })
    const who = await createClient({ address, token, tell: setting.tell }).ask('/whoami', whoami)
    for (const line of rightsOf(who)) setting.say(line)
    if (show) return
    const { tokens } = await readStored(setting.env)
    await writeStored(setting.env, { last: address, tokens: { ...tokens, [address]: token.value } })
    setting.say(`Stored in ${configFile(setting.env)}, for ${address}.`)
  },
}
