import { randomFillSync } from 'node:crypto'

const pool = Buffer.allocUnsafe(4096)
let used = pool.length

/** Random bytes as text, never reused. Drawn in blocks: a few bytes cost as much as thousands. */
export const random = (bytes: number, encoding: 'hex' | 'base64'): string => {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytes
  return pool.toString(encoding, used - bytes, used)
}
