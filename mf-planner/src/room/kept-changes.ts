import * as z from 'zod/mini'

const KEY = 'planner.room'
const kept = z.object({ secret: z.string(), state: z.base64() })

/** A browser may refuse to store (full, or switched off): changes are then kept as long as the page. */
const attempt = <Result>(access: () => Result): Result | null => {
  try {
    return access()
  } catch (error) {
    console.info('changes of a shared plan cannot be kept in this browser', error)
    return null
  }
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/** Keeps a shared plan with changes that are not stored yet, of the last one only, so that they outlive a reload without a connection. */
export const keepChanges = (secret: string, state: Uint8Array): void => {
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ secret, state: toBase64(state) })))
}

/** What was kept of the plan that a secret opens, or null. */
export const keptChanges = (secret: string): Uint8Array | null =>
  attempt(() => {
    const read = kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return read.success && read.data.secret === secret ? fromBase64(read.data.state) : null
  })

/** Everything of this plan is stored. */
export const forgetChanges = (secret: string): void => {
  if (keptChanges(secret) !== null) attempt(() => localStorage.removeItem(KEY))
}
