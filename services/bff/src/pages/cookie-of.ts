import type { Request } from 'express'

/** The value of one cookie; null when it is not there. */
export const cookieOf = ({ headers }: Request, name: string): string | null => {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}
