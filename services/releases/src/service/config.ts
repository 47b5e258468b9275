import { join } from 'node:path'
import { parseFunctionHosts } from '@site/http/function-hosts'
import express from 'express'
import * as z from 'zod/mini'
import { alertVariables, httpUrl, readAlertSettings } from '../alerts/settings.ts'
import { issuers, type Issuer } from './auth/issuers.ts'

const whole = (least: number, most: number, standard: number, what: string) =>
  z._default(
    z.pipe(
      z.string().check(
        z.refine((text) => /^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most, {
          error: `takes ${what} from ${least} to ${most}`,
        }),
      ),
      z.transform(Number),
    ),
    standard,
  )

/** As Express reads its setting. */
const isProxyList = (text: string): boolean => {
  try {
    express().set('trust proxy', text)
    return true
  } catch {
    return false
  }
}

const environment = z.object({
  REGISTRY_PORT: whole(0, 65_535, 8082, 'a port number'),
  REGISTRY_HOST: z._default(
    z.string().check(z.regex(/^[A-Za-z0-9.:_-]+$/, 'takes a host name or IP address')),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(z.string(), './var'),
  PROJECT_ROOT: z._default(z.string(), '.'),
  RELEASES_URL: z.optional(z.string()),
  PORT: whole(0, 65_535, 8080, 'a port number'),
  SITE_URL: z.optional(httpUrl),
  REGISTRY_OIDC_ISSUERS: z.optional(z.string()),
  REGISTRY_UPLOADS_PER_HOUR: whole(1, 1_000_000, 300, 'a number of uploads'),
  REGISTRY_REQUESTS_PER_MINUTE: whole(1, 1_000_000, 6000, 'a number of requests'),
  REGISTRY_BYTES_PER_TEAM: whole(1, 1e12, 2e9, 'a number of bytes'),
  FUNCTION_HOSTS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseFunctionHosts(text) !== null,
          'takes host names separated by commas, such as api.team.example, *.run.example or private:functions.internal:9000',
        ),
      ),
  ),
  TRUST_PROXY: z._default(
    z.string().check(z.refine(isProxyList, 'takes "loopback", or addresses and subnets')),
    'loopback',
  ),
  ...alertVariables,
  SHIP_NEEDS_VERDICT: z._default(z.enum(['true', 'false'], { error: 'takes true or false' }), 'false'),
  DRAIN_GRACE_MS: whole(0, 60_000, 0, 'milliseconds'),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'takes fatal, error, warn, info, debug, trace or silent',
    }),
    'info',
  ),
})

const readIssuers = (text: string | undefined): Issuer[] => {
  if (text === undefined) return []
  try {
    const value: unknown = JSON.parse(text)
    const parsed = issuers.safeParse(value)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.map(String).join('.')}: ${issue?.message}`)
  } catch (error) {
    throw new Error(
      `REGISTRY_OIDC_ISSUERS takes JSON as in services/releases/README.md: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/** Settings that hold a password or a key: what they are set to stays out of logs. */
const SECRET: ReadonlySet<string> = new Set(['ALERT_WEBHOOK_URL', 'ALERT_WEBHOOK_SECRET', 'SMTP_URL'])

/** Reads the settings of the registry service. Throws an error of one line that names the variable and what it takes. */
export const readServiceConfig = (env: NodeJS.ProcessEnv) => {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    throw new Error(
      SECRET.has(name) ? `${name} ${issue?.message}` : `${name} is '${set[name] ?? ''}' but ${issue?.message}`,
    )
  }
  const value = parsed.data
  return {
    port: value.REGISTRY_PORT,
    host: value.REGISTRY_HOST,
    releasesUrl: value.RELEASES_URL ?? join(value.DATA_DIR, 'releases'),
    stagingFolder: join(value.DATA_DIR, 'registry', 'uploads'),
    consoleFolder: join(value.PROJECT_ROOT, 'services', 'console', 'dist'),
    siteUrl: (value.SITE_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    issuers: readIssuers(value.REGISTRY_OIDC_ISSUERS),
    uploadsPerHour: value.REGISTRY_UPLOADS_PER_HOUR,
    requestsPerMinute: value.REGISTRY_REQUESTS_PER_MINUTE,
    bytesPerTeam: value.REGISTRY_BYTES_PER_TEAM,
    functionHosts: parseFunctionHosts(value.FUNCTION_HOSTS ?? '') ?? [],
    alerts: readAlertSettings(value, value.DATA_DIR),
    needsVerdict: value.SHIP_NEEDS_VERDICT === 'true',
    trustProxy: value.TRUST_PROXY,
    drainGraceMs: value.DRAIN_GRACE_MS,
    logLevel: value.LOG_LEVEL,
  }
}
export type ServiceConfig = Readonly<ReturnType<typeof readServiceConfig>>
