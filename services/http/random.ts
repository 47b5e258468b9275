import { randomFillSync } from 'node:crypto'

const pool = Buffer.allocUnsafe(4096)
let used = pool.length

/** So many random bytes as text, none ever given twice. Drawn many at a time: asking for a few costs as much as for thousands. */
export const random = (bytes: number, encoding: 'hex' | 'base64'): string => {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytes
  return pool.toString(encoding, used - bytes, used)
}
