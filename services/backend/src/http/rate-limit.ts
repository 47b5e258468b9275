import { isIPv6 } from 'node:net'
import type { RequestHandler } from 'express'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { CallError } from './call-error.ts'

/**
 * Whom a limit counts: the address, of IPv6 the /64 network, for one household has as many addresses as it likes within it.
 */
export const limitKey = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
    : []
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}

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
