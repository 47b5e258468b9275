import type { Request, RequestHandler } from 'express'
import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AddressLimiter } from '@site/http/address-limiter'
import { limitKey } from '@site/http/client-address'
import { CallError } from './errors.ts'

const WINDOW_S = 60
const HOUR_S = 3600

const keyOf = (request: Request): string => limitKey(request.ip ?? 'unknown')

const tooMany = (msBeforeNext: number, windowS: number): CallError => {
  // A clock that was set back must not block an address for longer than the rule says.
  const seconds = Math.min(windowS, Math.max(1, Math.ceil(msBeforeNext / 1000)))
  return new CallError(429, 'rate_limited', `Too many requests. Please try again in ${seconds} s.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

const limiterOf = (name: string, points: number, duration: number, redis: Redis | null) => {
  const rule = { points, duration, keyPrefix: `limit:${name}` }
  const memory = new AddressLimiter(rule)
  return redis === null ? memory : new RateLimiterRedis({ ...rule, storeClient: redis, insuranceLimiter: memory })
}

export interface OutcomeLimit {
  /** Rejects an address over its limit. */
  readonly check: RequestHandler
  /** Counts one outcome. */
  readonly count: (request: Request) => Promise<void>
}

/** At most `perHour` of one outcome an hour and address (0: no limit), counted when it happens; then 429. */
export const outcomeLimit = (name: string, perHour: number, redis: Redis | null): OutcomeLimit => {
  if (perHour === 0) return { check: (_request, _response, next) => next(), count: async () => undefined }
  const limiter = limiterOf(name, perHour, HOUR_S, redis)
  return {
    check: async (request, _response, next) => {
      const met = await limiter.get(keyOf(request))
      if (met !== null && met.consumedPoints >= perHour) throw tooMany(met.msBeforeNext, HOUR_S)
      next()
    },
    count: async (request) => {
      await limiter.penalty(keyOf(request))
    },
  }
}

/**
 * At most `perMinute` calls a minute and address (0: no limit), else 429 with `Retry-After`. Counted in Redis when there is one,
 * so that all processes count together; if Redis fails, each process counts by itself.
 */
export const rateLimit = (name: string, perMinute: number, redis: Redis | null): RequestHandler => {
  if (perMinute === 0) return (_request, _response, next) => next()
  const limiter = limiterOf(name, perMinute, WINDOW_S, redis)
  return async (request, _response, next) => {
    try {
      await limiter.consume(keyOf(request))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw tooMany(refusal.msBeforeNext, WINDOW_S)
    }
    next()
  }
}

const tooSlow = (): CallError => new CallError(504, 'timeout', 'This took too long. Please try again.')

/** Ends a call that takes longer than `ms` with 504; the work's signal is in `response.locals.signal`. */
export const timeLimit =
  (ms: number): RequestHandler =>
  (_request, response, next) => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      controller.abort()
      if (!response.headersSent) next(tooSlow())
    }, ms)
    response.on('close', () => {
      clearTimeout(timer)
      controller.abort()
    })
    response.locals['signal'] = controller.signal
    next()
  }

/** Settles as `work` does, or rejects at once when the call times out. */
export const withinLimit = async <T>(work: T | Promise<T>, signal: AbortSignal): Promise<T> => {
  signal.throwIfAborted()
  const settled = new AbortController()
  const limit = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(tooSlow()), { signal: settled.signal })
  })
  return Promise.race([work, limit]).finally(() => settled.abort())
}
