import { site } from '@site/contracts/site'
import { mailVariables } from '@site/http/mail-settings'
import { modelFromEnv, type ModelConfig } from '@site/planner'
import express from 'express'
import * as z from 'zod/mini'

/** A wrong environment variable; the message is one line that names it and says what it takes. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const whole = (low: number, high: number, fallback: number, what: string) =>
  z._default(
    z.pipe(
      z.string().check(
        z.refine((text) => /^\d{1,12}$/.test(text) && Number(text) >= low && Number(text) <= high, {
          error: `takes ${what} from ${low} to ${high}`,
        }),
      ),
      z.transform(Number),
    ),
    fallback,
  )

const address = (schemes: readonly string[]) =>
  z.optional(
    z.string().check(
      z.refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), {
        error: `takes an address beginning with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
      }),
    ),
  )

const providerKey = z.optional(
  z.string().check(z.regex(/^[\w.-]{8,200}$/, 'takes a key of 8 or more letters, digits, dots, dashes or underscores')),
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

const schema = z.object({
  BACKEND_PORT: whole(1, 65_535, 8081, 'a port number'),
  BACKEND_HOST: z._default(
    z.string().check(z.regex(/^[A-Za-z0-9.:_-]+$/, 'takes a host name or IP address')),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(z.string(), './var'),
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  DATABASE_POOL: whole(2, 200, 10, 'a number of connections'),
  DATABASE_PATIENCE_MS: whole(0, 10_000, 3000, 'milliseconds'),
  BACKEND_ANON_KEY: z.optional(
    z.string().check(z.regex(/^[\w.-]{16,4096}$/, 'takes 16 or more letters, digits, dots, dashes or underscores')),
  ),
  AUTH_JWT_SECRET: z.optional(z.string().check(z.minLength(32, 'takes a secret of 32 or more characters'))),
  REDIS_URL: address(['redis:', 'rediss:']),
  ...mailVariables,
  CANONICAL_HOST: z._default(
    z.string().check(z.regex(/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'takes a host name in lower case')),
    site.canonicalHost,
  ),
  TRUST_PROXY: z._default(
    z
      .string()
      .check(z.refine(isProxyList, { error: 'takes "loopback", or addresses and subnets separated by commas' })),
    'loopback',
  ),
  LOG_LEVEL: z._default(
    z.enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'takes trace, debug, info, warn, error, fatal or silent',
    ),
    'info',
  ),
  RATE_LIMIT_CALLS: whole(0, 1_000_000, 1200, 'a number of calls per minute and address (0: no limit)'),
  RATE_LIMIT_FORMS: whole(0, 1_000_000, 30, 'a number of submissions per minute and address (0: no limit)'),
  ROOMS_MAX: whole(0, 10_000_000, 20_000, 'a number of shared plans (0: none)'),
  ROOM_CONNECTIONS: whole(1, 100_000, 500, 'a number of connections'),
  CALL_TIMEOUT_MS: whole(100, 120_000, 15_000, 'milliseconds'),
  SHED_DELAY_MS: whole(0, 10_000, 1000, 'milliseconds (0: never shed)'),
  MAX_REQUESTS_AT_ONCE: whole(1, 1_000_000, 500, 'a number of requests'),
  DRAIN_GRACE_MS: whole(0, 60_000, 0, 'milliseconds'),
  OUTBOX_KEEP_DAYS: whole(1, 3650, 90, 'days'),
  ENTRIES_KEEP_DAYS: whole(0, 36_500, 0, 'days (0: until they are erased)'),
  FORM_MIN_FILL_MS: whole(0, 60_000, 800, 'milliseconds'),
  VALHALLA_URL: address(['http:', 'https:']),
  OSRM_URL: address(['http:', 'https:']),
  MOTIS_URL: address(['http:', 'https:']),
  PHOTON_URL: address(['http:', 'https:']),
  NOMINATIM_URL: address(['http:', 'https:']),
  TICKETMASTER_API_KEY: providerKey,
  LITEAPI_KEY: providerKey,
  LITEAPI_URL: address(['http:', 'https:']),
  WEATHER_URL: address(['http:', 'https:']),
  VENUE_EXIT_MINUTES: z._default(z.enum(['on', 'off'], 'takes on or off'), 'on'),
  LIVE_TIMEOUT_MS: whole(100, 10_000, 2500, 'milliseconds'),
  OUTBOX_POLL_MS: whole(50, 60_000, 1000, 'milliseconds'),
  OUTBOX_BACKOFF_MS: whole(10, 3_600_000, 5000, 'milliseconds'),
  OUTBOX_MAX_TRIES: whole(1, 100, 20, 'a number of tries'),
  OUTBOX_LEASE_MS: whole(1000, 3_600_000, 60_000, 'milliseconds'),
  OUTBOX_SEND_TIMEOUT_MS: whole(500, 600_000, 25_000, 'milliseconds'),
})

export type Env = z.infer<typeof schema> & {
  /** The language model beside the planner; null when none is configured. */
  readonly model: ModelConfig | null
}

const readModel = (source: NodeJS.ProcessEnv): ModelConfig | null => {
  try {
    return modelFromEnv(source)
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : 'LLM_BASE_URL has a wrong value.', { cause: error })
  }
}

/** Reads the settings; an empty variable counts as unset. Throws `ConfigError` for the first wrong value. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    // The value is not shown: it may be a password.
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? 'has a wrong value'}.`)
  }
  if (result.data.OUTBOX_LEASE_MS <= result.data.OUTBOX_SEND_TIMEOUT_MS)
    throw new ConfigError(
      'OUTBOX_LEASE_MS takes more milliseconds than OUTBOX_SEND_TIMEOUT_MS, or a slow mail is sent twice.',
    )
  if (result.data.VALHALLA_URL !== undefined && result.data.OSRM_URL !== undefined)
    throw new ConfigError('VALHALLA_URL takes an address only while OSRM_URL is unset: one engine measures the walks.')
  return { ...result.data, model: readModel(source) }
}
