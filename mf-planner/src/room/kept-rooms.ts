import { roomRoles } from '@site/contracts/room'
import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'
import { listOf } from '../plan/lenient.ts'

const KEY = 'planner.room'
/** Plans that are kept, the last ones opened; each takes some 50 kB of the 5 MB that a site has. */
const MOST = 4

const kept = z.object({
  secret: z.string(),
  state: z.base64(),
  /** What the link let one do, and the link for looking; unknown before the first connection. */
  role: orElse(z.nullable(z.enum(roomRoles)), null),
  view: orElse(z.nullable(z.string()), null),
  /** Whether it holds changes that the server has not stored. */
  unsent: orElse(z.boolean(), true),
})
type Row = z.infer<typeof kept>
/** A shared plan as it was last seen in this browser. */
export type KeptRoom = Omit<Row, 'secret' | 'state'> & { readonly state: Uint8Array }

/** A browser may refuse to store (full, or switched off): the plan is then kept as long as the page. */
const attempt = <Result>(access: () => Result): Result | null => {
  try {
    return access()
  } catch (error) {
    console.info('a shared plan cannot be kept in this browser', error)
    return null
  }
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

const rowsKept = (): Row[] =>
  attempt(() => {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    // Earlier releases kept one.
    return z.parse(listOf(kept), Array.isArray(data) ? data : [data])
  }) ?? []

const write = (rows: readonly Row[]): void => {
  attempt(() => (rows.length === 0 ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, JSON.stringify(rows))))
}

/** Keeps a shared plan, so that it opens without a connection and changes outlive a reload; those with changes the longest. */
export const keepRoom = (secret: string, { state, ...rest }: KeptRoom): void => {
  const others = rowsKept().filter((row) => row.secret !== secret)
  const inOrder = others.toSorted((a, b) => Number(b.unsent) - Number(a.unsent))
  write([{ secret, state: toBase64(state), ...rest }, ...inOrder].slice(0, MOST))
}

/** What was kept of the plan that a secret opens, or null. */
export const keptRoom = (secret: string): KeptRoom | null => {
  const row = rowsKept().find((one) => one.secret === secret)
  if (row === undefined) return null
  const { role, view, unsent } = row
  return { role, view, unsent, state: fromBase64(row.state) }
}

/** The plan is no longer shared, or not with this link. */
export const forgetRoom = (secret: string): void => {
  const rows = rowsKept()
  if (rows.some((row) => row.secret === secret)) write(rows.filter((row) => row.secret !== secret))
}
