import { join } from 'node:path'
import { site } from '@site/contracts/site'
import * as z from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const hosts = z.string().transform((value) =>
  value
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
)

const environment = z.object({
  PORT: port.default(8080),
  BACKEND_PORT: port.default(8081),
  DATA_DIR: z.string().min(1).default('./var'),
  RELEASES_URL: z.string().min(1).optional(),
  BACKEND_URL: httpUrl.optional(),
  BACKEND_PUBLIC_URL: httpUrl.optional(),
  BACKEND_ANON_KEY: z.string().min(1).optional(),
  CANONICAL_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default(site.canonicalHost),
  EXTRA_HOSTS: hosts.default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** What each variable takes, for the one line that stops a start with a wrong value. */
const TAKES: Record<string, string> = {
  PORT: 'a port number (0–65535)',
  BACKEND_PORT: 'a port number (0–65535)',
  BACKEND_URL: 'an http or https address',
  BACKEND_PUBLIC_URL: 'an http or https address',
  CANONICAL_HOST: 'a host name such as example.org',
  EXTRA_HOSTS: 'host names, separated by commas',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
}

export interface Config {
  readonly port: number
  readonly dataDir: string
  readonly releasesUrl: string
  readonly backendUrl: string
  /** Where the browser's direct fetch goes; null for the site's own address. */
  readonly backendPublicUrl: string | null
  /** Given by the operator; null to read the embedded backend's own key. */
  readonly anonKey: string | null
  readonly canonicalHost: string
  readonly extraHosts: readonly string[]
  readonly logLevel: string
}

/** Reads the configuration. Throws an error of one line that names the variable and what it takes. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    throw new Error(`${name} is '${set[name] ?? ''}' but takes ${TAKES[name] ?? 'a non-empty text'}`)
  }
  const value = parsed.data
  const backendUrl = value.BACKEND_URL ?? `http://127.0.0.1:${value.BACKEND_PORT}`
  return {
    port: value.PORT,
    dataDir: value.DATA_DIR,
    releasesUrl: value.RELEASES_URL ?? join(value.DATA_DIR, 'releases'),
    backendUrl,
    backendPublicUrl: value.BACKEND_PUBLIC_URL ?? value.BACKEND_URL ?? null,
    anonKey: value.BACKEND_ANON_KEY ?? null,
    canonicalHost: value.CANONICAL_HOST,
    extraHosts: value.EXTRA_HOSTS,
    logLevel: value.LOG_LEVEL,
  }
}
