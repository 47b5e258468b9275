import { join } from 'node:path'
import type { MapTiles } from '@site/contracts/map-tiles'
import { site } from '@site/contracts/site'
import express from 'express'
import * as z from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
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

/** A tile URL with placeholders for zoom, column and row, as in map libraries. */
const tileUrl = z.string().refine((value) => {
  if (!['{z}', '{x}', '{y}'].every((part) => value.includes(part)) || !URL.canParse(value)) return false
  // The host is used in the security policy of pages: it must not contain a placeholder.
  return /^https?:\/\/[\w.:-]+\//.test(value)
})

/** Whole milliseconds or counts. */
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

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
  TILES_URL: tileUrl.optional(),
  TILES_ATTRIBUTION: z.string().min(1).default('© OpenStreetMap contributors'),
  BACKEND_TIMEOUT_MS: whole(1000, 120_000).default(20_000),
  SHED_DELAY_MS: whole(0, 10_000).default(1000),
  MAX_REQUESTS_AT_ONCE: whole(1, 1_000_000).default(1000),
  DRAIN_GRACE_MS: whole(0, 60_000).default(0),
  TRUST_PROXY: z.string().refine(isProxyList).default('loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** What each variable takes, for the error about a wrong value. */
const TAKES: Record<string, string> = {
  PORT: 'a port number (0–65535)',
  BACKEND_PORT: 'a port number (0–65535)',
  BACKEND_URL: 'an http or https address',
  BACKEND_PUBLIC_URL: 'an http or https address',
  CANONICAL_HOST: 'a host name such as example.org',
  EXTRA_HOSTS: 'host names, separated by commas',
  TILES_URL: 'an http or https address with {z}, {x} and {y}, such as https://tiles.example.org/{z}/{x}/{y}.png',
  BACKEND_TIMEOUT_MS: 'milliseconds from 1000 to 120000',
  SHED_DELAY_MS: 'milliseconds from 0 (never shed) to 10000',
  MAX_REQUESTS_AT_ONCE: 'a number of requests from 1 to 1000000',
  DRAIN_GRACE_MS: 'milliseconds from 0 to 60000',
  TRUST_PROXY: '"loopback", or addresses and subnets separated by commas',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
}

export interface Config {
  readonly port: number
  readonly dataDir: string
  readonly releasesUrl: string
  readonly backendUrl: string
  /** Where the browser's direct fetch goes. */
  readonly backendPublicUrl: string
  /** Set by the operator; null to read the key of the embedded backend. */
  readonly anonKey: string | null
  readonly canonicalHost: string
  readonly extraHosts: readonly string[]
  /** Background tiles of the map; null for the site's own map only. */
  readonly tiles: MapTiles | null
  readonly logLevel: string
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: string
  /** How long a call may take through the proxy, in ms; the backend has a shorter limit of its own. */
  readonly backendTimeoutMs: number
  /** How long a request may wait in the admission queue before it is shed, in ms; 0 for never. */
  readonly shedDelayMs: number
  readonly maxConcurrent: number
  /** How long requests are still answered after the signal to stop, in ms: what a load balancer needs to switch. */
  readonly drainGraceMs: number
}

/** Reads the configuration. Throws a one-line error with the variable and what it takes. */
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
    backendPublicUrl: value.BACKEND_PUBLIC_URL ?? backendUrl,
    anonKey: value.BACKEND_ANON_KEY ?? null,
    canonicalHost: value.CANONICAL_HOST,
    extraHosts: value.EXTRA_HOSTS,
    tiles: value.TILES_URL === undefined ? null : { url: value.TILES_URL, attribution: value.TILES_ATTRIBUTION },
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY,
    backendTimeoutMs: value.BACKEND_TIMEOUT_MS,
    shedDelayMs: value.SHED_DELAY_MS,
    maxConcurrent: value.MAX_REQUESTS_AT_ONCE,
    drainGraceMs: value.DRAIN_GRACE_MS,
  }
}
