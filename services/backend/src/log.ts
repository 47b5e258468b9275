import type { Logger } from 'pino'
import { createLog as createJsonLog } from '@site/http/create-log'

export type Log = Logger

/** JSON lines on standard output. Form input must never be logged: see `describeError`. */
export const createLog = (level: string): Log => createJsonLog('backend', level)

/** The code of an error of Node, PostgreSQL or a mail server, or undefined. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/**
 * The parts of an error that may be logged: kind, code and location. Never its message, which can quote form input (PostgreSQL repeats
 * values, mail servers repeat addresses, JSON parsers repeat text).
 */
export const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { kind: typeof error }
  const pick = (key: string): string | undefined => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    kind: error.name,
    code: pick('code'),
    constraint: pick('constraint'),
    table: pick('table'),
    routine: pick('routine'),
    responseCode: pick('responseCode'),
    at: frames.slice(0, 6).map((line) => line.trim()),
  }
}
