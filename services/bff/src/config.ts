import { join } from 'node:path'
import { isArchive, type MapTiles } from '@site/contracts/map-tiles'
import { site } from '@site/contracts/site'
import { parseFunctionHosts } from '@site/http/function-hosts'
import express from 'express'
import * as z from 'zod'

const port = (standard: number) =>
  z.coerce.number().int().min(0).max(65535).default(standard).describe('a port number (0–65535)')
const httpUrl = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .optional()
  .describe('an http or https address')
const text = z.string().min(1)
const hosts = z.string().transform((value) =>
  value
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
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

/** A tile URL with placeholders for zoom, column and row, as in map libraries, or one of a PMTiles archive. */
const tileUrl = z.string().refine((value) => {
  const placed = ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
  if (!(placed || isArchive(value)) || !URL.canParse(value)) return false
  // The host is used in the security policy of pages: it must not contain a placeholder.
  return /^https?:\/\/[\w.:-]+\//.test(value)
})

/** Whole milliseconds or counts. */
const whole = (unit: string, least: number, most: number, standard: number) =>
  z.coerce.number().int().min(least).max(most).default(standard).describe(`${unit} from ${least} to ${most}`)

/** The variables of the environment. A description says what a variable takes, for the error about a wrong value. */
const environment = z.object({
  PORT: port(8080),
  BACKEND_PORT: port(8081),
  DATA_DIR: text.default('./var'),
  RELEASES_URL: text.optional(),
  BACKEND_URL: httpUrl,
  /** Where the browser's direct fetch goes. */
  BACKEND_PUBLIC_URL: httpUrl,
  /** Read from the secrets of the embedded backend where it is not set. */
  BACKEND_ANON_KEY: text.optional(),
  CANONICAL_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default(site.canonicalHost)
    .describe('a host name such as example.org'),
  EXTRA_HOSTS: hosts.default([]).describe('host names, separated by commas'),
  /** Tiles of the map in place of the cities' own: raster tiles, or an archive of vector tiles. */
  TILES_URL: tileUrl
    .optional()
    .describe(
      'an http or https address with {z}, {x} and {y}, such as https://tiles.example.org/{z}/{x}/{y}.png, or one of a .pmtiles archive',
    ),
  TILES_ATTRIBUTION: text.default('© OpenStreetMap contributors'),
  /** The backend's; pages ask for forecasts only where it is set. */
  WEATHER_URL: httpUrl,
  /** Limits who may choose versions by address; everybody may where it is not set. */
  QA_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{24,200}$/)
    .optional()
    .describe('24 to 200 letters, figures and signs without spaces'),
  /** Hosts that functions of teams may be at; without it no function of a team is called. */
  FUNCTION_HOSTS: z
    .string()
    .transform((value, context) => {
      const parsed = parseFunctionHosts(value)
      if (parsed === null) context.addIssue({ code: 'custom', message: 'no list of hosts' })
      return parsed ?? []
    })
    .default([])
    .describe(
      'host names separated by commas, such as api.team.example, *.run.example or private:functions.internal:9000',
    ),
  /** Whether who holds the QA token may show a remote from their own machine inside the site's pages. */
  LOCAL_REMOTES: z.enum(['on', 'off']).default('off').describe('on or off'),
  /** How long a call may take through the proxy; the backend has a shorter limit of its own. */
  BACKEND_TIMEOUT_MS: whole('milliseconds', 1000, 120_000, 20_000),
  /** How long a request may wait in the admission queue before it is shed. */
  SHED_DELAY_MS: whole('milliseconds', 0, 10_000, 1000).describe('milliseconds from 0 (never shed) to 10000'),
  MAX_REQUESTS_AT_ONCE: whole('a number of requests', 1, 1_000_000, 1000),
  /** Connections to shared plans that this process passes on. */
  ROOM_CONNECTIONS: whole('a number of connections', 1, 100_000, 1000),
  /** Stored files that are read against their hashes, besides what visitors ask for. */
  STORE_CHECKS_PER_MINUTE: whole('a number of files', 0, 6000, 120).describe(
    'a number of files from 0 (never) to 6000',
  ),
  /** How long requests are still answered after the signal to stop: what a load balancer needs to switch. */
  DRAIN_GRACE_MS: whole('milliseconds', 0, 60_000, 0),
  /** Proxies whose `X-Forwarded-For` is trusted. */
  TRUST_PROXY: z
    .string()
    .refine(isProxyList)
    .default('loopback')
    .describe('"loopback", or addresses and subnets separated by commas'),
  /** The registry service that is told how releases fare; nothing is counted without both. */
  REGISTRY_URL: httpUrl,
  REGISTRY_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,4000}$/)
    .optional()
    .describe('a token without spaces'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
})

const tilesOf = (url: string, attribution: string): MapTiles => ({
  kind: isArchive(url) ? 'archive' : 'raster',
  url,
  attribution,
})

/** Reads the configuration. Throws a one-line error with the variable and what it takes. */
export const readConfig = (env: NodeJS.ProcessEnv) => {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    const variables: Record<string, z.ZodType> = environment.shape
    throw new Error(`${name} is '${set[name] ?? ''}' but takes ${variables[name]?.description ?? 'a non-empty text'}`)
  }
  const value = parsed.data
  if (value.LOCAL_REMOTES === 'on' && value.QA_TOKEN === undefined)
    throw new Error(
      'LOCAL_REMOTES is on but takes a QA_TOKEN: without one, every visitor could run code of their own here',
    )
  const backendUrl = value.BACKEND_URL ?? `http://127.0.0.1:${value.BACKEND_PORT}`
  return {
    port: value.PORT,
    dataDir: value.DATA_DIR,
    releasesUrl: value.RELEASES_URL ?? join(value.DATA_DIR, 'releases'),
    backendUrl,
    backendPublicUrl: value.BACKEND_PUBLIC_URL ?? backendUrl,
    anonKey: value.BACKEND_ANON_KEY ?? null,
    canonicalHost: value.CANONICAL_HOST,
    extraHosts: value.EXTRA_HOSTS,
    tiles: value.TILES_URL === undefined ? null : tilesOf(value.TILES_URL, value.TILES_ATTRIBUTION),
    qaToken: value.QA_TOKEN ?? null,
    localRemotes: value.LOCAL_REMOTES === 'on',
    hasWeather: value.WEATHER_URL !== undefined,
    functionHosts: value.FUNCTION_HOSTS,
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY,
    backendTimeoutMs: value.BACKEND_TIMEOUT_MS,
    shedDelayMs: value.SHED_DELAY_MS,
    maxConcurrent: value.MAX_REQUESTS_AT_ONCE,
    roomConnections: value.ROOM_CONNECTIONS,
    storeChecksPerMinute: value.STORE_CHECKS_PER_MINUTE,
    drainGraceMs: value.DRAIN_GRACE_MS,
    registryService:
      value.REGISTRY_URL === undefined || value.REGISTRY_TOKEN === undefined
        ? null
        : { url: value.REGISTRY_URL, token: value.REGISTRY_TOKEN },
  }
}
export type Config = Readonly<ReturnType<typeof readConfig>>
