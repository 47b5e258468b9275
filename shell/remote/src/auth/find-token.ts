import { Failure } from '../failure.ts'
import type { Setting } from '../setting.ts'
import { forgeToken } from './forge-token.ts'
import { readStored } from './stored-tokens.ts'

/** Where a token came from, in the words of a message. */
export interface Token {
  readonly value: string
  readonly from: string
}

/**
 * The token of a command: `REMOTE_TOKEN`, the identity of a CI job, or what `remote login` stored for that registry. Throws `Failure` where
 * there is none.
 */
export const findToken = async (setting: Pick<Setting, 'env'>, registry: string): Promise<Token> => {
  const { env } = setting
  if (env['REMOTE_TOKEN']) return { value: env['REMOTE_TOKEN'].trim(), from: 'REMOTE_TOKEN' }
  const identity = await forgeToken(setting, registry)
  if (identity !== undefined) return { value: identity, from: 'the identity of this CI job' }
  const value = (await readStored(env)).tokens[registry]
  if (value !== undefined) return { value, from: '`remote login`' }
  throw new Failure({
    happened: `There is no token for ${registry}.`,
    means: 'The registry does not know who you are, so nothing was sent.',
    remedy: 'Run `remote login`, or set REMOTE_TOKEN. Whoever runs the site gives your team a token.',
  })
}
