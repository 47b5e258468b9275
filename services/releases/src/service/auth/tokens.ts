import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { isReservedTeam, TEAM_NAME } from '@site/contracts/team-functions'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { RegistryError } from '../../registry/registry-error.ts'
import type { Store } from '../../store/store.ts'
import { ServiceError } from '../service-error.ts'
import { rights, type Identity, type Rights } from './rights.ts'

export const TOKEN_FILE = /^tokens\/[0-9a-f]{12}(?:\.revoked)?\.json$/
const FOLDER = 'tokens'
const keyOf = (id: string): string => `${FOLDER}/${id}.json`
const revokedKeyOf = (id: string): string => `${FOLDER}/${id}.revoked.json`

const TOKEN = /^sst_([0-9a-f]{12})_([\w-]{43})$/
const ID = /^[0-9a-f]{12}$/
/** 256 bits: a plain hash of it cannot be searched, so that no slow one is needed. */
const SECRET_BYTES = 32
const ID_BYTES = 6

const stored = z.object({
  id: z.string(),
  team: z.string(),
  rights,
  /** SHA-256 of the secret in hex. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  createdAt: z.string(),
  createdBy: z.string(),
  expires: z.nullable(z.string()),
})
const revocation = z.object({ at: z.string(), by: z.string() })

export type ListedToken = Omit<z.infer<typeof stored>, 'hash'> & { readonly revokedAt: string | null }

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

const readJson = async <T>(store: Store, key: string, schema: z.ZodMiniType<T>): Promise<T | null> => {
  const bytes = await store.read(key)
  return bytes === null ? null : schema.parse(JSON.parse(bytes.toString('utf8')))
}

interface NewToken {
  readonly team: string
  readonly rights: Rights
  readonly expires: Date | null
  readonly by: string
  readonly now: Date
}

/** Stores a new token as a hash. Returns the token itself, which nobody can read again. */
export const createToken = async (store: Store, { team, rights, expires, by, now }: NewToken): Promise<string> => {
  if (!TEAM_NAME.test(team) || isReservedTeam(team))
    throw new RegistryError(
      `'${team}' cannot be the name of a team: it takes up to 31 small letters, digits and '-', a letter first, and no name of the site's own functions`,
    )
  const id = randomBytes(ID_BYTES).toString('hex')
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const record = {
    id,
    team,
    rights,
    hash: hashOf(secret).toString('hex'),
    createdAt: now.toISOString(),
    createdBy: by,
    expires: expires?.toISOString() ?? null,
  }
  if (!(await store.create(keyOf(id), Buffer.from(JSON.stringify(record)))))
    throw new RegistryError('a token of this id exists already: try again')
  return `sst_${id}_${secret}`
}

/** Every token that was made, without its hash, oldest first. */
export const listTokens = async (store: Store): Promise<ListedToken[]> => {
  const keys = (await store.list(FOLDER)).filter((key) => TOKEN_FILE.test(key) && !key.endsWith('.revoked.json'))
  const tokens = await Promise.all(
    keys.map(async (key) => {
      const found = await readJson(store, key, stored)
      if (found === null) return []
      const { hash: _hash, ...listed } = found
      return [{ ...listed, revokedAt: (await readJson(store, revokedKeyOf(found.id), revocation))?.at ?? null }]
    }),
  )
  return tokens.flat().sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}

/** Takes a token back for good. Throws a `RegistryError` for one that does not exist. */
export const revokeToken = async (store: Store, id: string, by: string, now: Date): Promise<void> => {
  if (!ID.test(id) || (await store.revision(keyOf(id))) === null)
    throw new RegistryError(`there is no token ${id}: npm run release -- token list shows them`)
  await store.create(revokedKeyOf(id), Buffer.from(JSON.stringify({ at: now.toISOString(), by })))
}

/** Tokens kept in memory, and for how long, in ms: a revoked one works no longer than that. */
const CACHED = { max: 1000, ttl: 2000 }
/** Compared with where there is no such token. */
const NO_HASH = '0'.repeat(64)

const refused = (): ServiceError =>
  new ServiceError(401, 'unauthorised', 'This token is not known here, or was revoked: ask the operator for a new one.')

export const isTeamToken = (token: string): boolean => token.startsWith('sst_')

/** Checks team tokens. The result throws a `ServiceError` with 401 for one that is unknown, wrong, revoked or expired. */
export const tokenChecker = (store: Store, now: () => Date) => {
  const cache = new LRUCache<string, { readonly found: z.infer<typeof stored> | null }>({
    ...CACHED,
    fetchMethod: async (id) => {
      const isRevoked = (await store.revision(revokedKeyOf(id))) !== null
      return { found: isRevoked ? null : await readJson(store, keyOf(id), stored) }
    },
  })
  return async (token: string): Promise<Identity> => {
    const [, id, secret] = TOKEN.exec(token) ?? []
    if (id === undefined || secret === undefined) throw refused()
    const found = (await cache.fetch(id))?.found ?? null
    const isSame = timingSafeEqual(hashOf(secret), Buffer.from(found?.hash ?? NO_HASH, 'hex'))
    if (found === null || !isSame) throw refused()
    if (found.expires !== null && new Date(found.expires) <= now())
      throw new ServiceError(401, 'expired', `This token ended at ${found.expires}: ask the operator for a new one.`)
    return { subject: `token:${id}`, team: found.team, rights: found.rights, expires: found.expires }
  }
}
