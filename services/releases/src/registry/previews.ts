import { randomBytes } from 'node:crypto'
import type { Overrides } from '@site/contracts/overrides'
import * as z from 'zod/mini'
import type { Store } from '../store/store.ts'

export const PREVIEW_FILE = /^previews\/[\w-]{22}\.json$/
const keyOf = (token: string): string => `previews/${token}.json`
/** 128 bits, which nobody guesses. */
const TOKEN_BYTES = 16

const preview = z.object({ versions: z.record(z.string(), z.string()), until: z.string(), by: z.string() })

/** Stores a composition under a new token. Returns the token. */
export const createPreview = async (store: Store, versions: Overrides, until: Date, by: string): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await store.create(keyOf(token), Buffer.from(JSON.stringify({ versions, until: until.toISOString(), by })))
  return token
}

const read = async (store: Store, key: string) => {
  const bytes = await store.read(key)
  return bytes === null ? null : preview.parse(JSON.parse(bytes.toString('utf8')))
}

/** The versions of a preview; null for one that ended or never was. */
export const readPreview = async (store: Store, token: string, now: Date): Promise<Overrides | null> => {
  const key = keyOf(token)
  const found = PREVIEW_FILE.test(key) ? await read(store, key) : null
  return found === null || new Date(found.until) <= now ? null : found.versions
}

/** Removes the previews that ended. Returns how many. */
export const removeEndedPreviews = async (store: Store, now: Date): Promise<number> => {
  let removed = 0
  for (const key of await store.list('previews')) {
    const found = await read(store, key)
    if (found !== null && new Date(found.until) > now) continue
    await store.remove(key)
    removed += 1
  }
  return removed
}
