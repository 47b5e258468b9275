import type { RequestHandler } from 'express'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { limitKey } from '../../../http/limit-key.ts'
import { CallError } from './call-error.ts'

const WINDOW_S = 60

/**
 * At most `perMinute` calls a minute and address (0: no limit), else 429 with `Retry-After`. Counted in Redis when there is one,
 * so that all processes count together; if Redis fails, each process counts by itself rather than refusing visitors.
 */
export const rateLimit = (name: string, perMinute: number, redis: Redis | null): RequestHandler => {
  if (perMinute === 0) return (_request, _response, next) => next()
  const rule = { points: perMinute, duration: WINDOW_S, keyPrefix: `limit:${name}` }
  const memory = new RateLimiterMemory(rule)
  const limiter =
    redis === null ? memory : new RateLimiterRedis({ ...rule, storeClient: redis, insuranceLimiter: memory })
  return async (request, _response, next) => {
    try {
      await limiter.consume(limitKey(request.ip ?? 'unknown'))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      // A clock that was set back must not send anybody away for longer than the rule says.
      const seconds = Math.min(WINDOW_S, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
      throw new CallError(429, 'rate_limited', `Too many requests. Please try again in ${seconds} s.`, {
        headers: { 'retry-after': String(seconds) },
      })
    }
    next()
  }
}
