import { rights as rightsSchema, verbs, type Rights } from '../service/auth/rights.ts'
import { createToken, listTokens, revokeToken } from '../service/auth/tokens.ts'
import { RegistryError } from '../registry/registry-error.ts'
import type { Setting } from './setting.ts'

/** How long a token lasts when nothing is said, in days. */
export const TOKEN_DAYS = 90
const DAY_MS = 24 * 3600 * 1000

/** Reads `mf-x:publish,promote`, once for each remote. */
const rightsFrom = (texts: readonly string[]): Rights => {
  if (texts.length === 0)
    throw new RegistryError(
      'token create takes what the token may do: --remote mf-x:publish,promote, once for each remote',
    )
  const entries = texts.map((text): [string, string[]] => {
    const [remote = '', list = ''] = text.split(':', 2)
    return [remote, list.split(',').filter(Boolean)]
  })
  const parsed = rightsSchema.safeParse(Object.fromEntries(entries))
  if (parsed.success && new Set(entries.map(([remote]) => remote)).size === entries.length) return parsed.data
  throw new RegistryError(
    `--remote takes mf-…, shell or * once each, a colon, and some of ${verbs.join(', ')}; not '${texts.join("' and '")}'`,
  )
}

const inWords = (rights: Rights): string =>
  Object.entries(rights)
    .map(([remote, list]) => `${remote}:${list.join(',')}`)
    .join(' ')

interface TokenOptions {
  readonly remotes: readonly string[]
  readonly days: number
  readonly now: Date
}

/** Makes, lists and takes back the tokens of teams. A new one is said once and stored as a hash. */
export const tokenCommand = async (
  { store, by, say }: Setting,
  action: string | undefined,
  of: string | undefined,
  { remotes, days, now }: TokenOptions,
): Promise<void> => {
  if (action === 'list') {
    const tokens = await listTokens(store)
    for (const { id, team, rights, expires, createdAt, revokedAt } of tokens) {
      const state =
        revokedAt !== null
          ? `revoked ${revokedAt}`
          : expires !== null && new Date(expires) <= now
            ? `ended ${expires}`
            : `until ${expires ?? 'revoked'}`
      say(`${id}  ${team}  ${inWords(rights)}  made ${createdAt}  ${state}`)
    }
    if (tokens.length === 0) say('no token was made yet')
  } else if (action === 'create' && of !== undefined) {
    const expires = new Date(now.getTime() + days * DAY_MS)
    say(await createToken(store, { team: of, rights: rightsFrom(remotes), expires, by, now }))
    say(`for team ${of} until ${expires.toISOString()}; it is shown this once and stored as a hash`)
  } else if (action === 'revoke' && of !== undefined) {
    await revokeToken(store, of, by, now)
    say(`revoked token ${of}: it works nowhere any more within two seconds`)
  } else
    throw new RegistryError(
      `token takes: create <team> --remote mf-x:publish,promote [--days ${TOKEN_DAYS}], list, or revoke <id>`,
    )
}
