import type { RequestHandler } from 'express'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { AddressLimiter } from '@site/http/address-limiter'
import { limitKey } from '@site/http/client-address'

const WINDOW_S = 60

/**
 * At most `perMinute` requests a minute and address (of IPv6: its /64), else 429 with `Retry-After`. Counted by each front server: it only
 * keeps one browser from filling logs and counters.
 */
export const perAddress = (perMinute: number, onLimited: () => void): RequestHandler => {
  const limiter = new AddressLimiter({ points: perMinute, duration: WINDOW_S })
  return async (request, response, next) => {
    try {
      await limiter.consume(limitKey(request.ip ?? 'unknown'))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      onLimited()
      const seconds = Math.min(WINDOW_S, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
      response
        .status(429)
        .set('Retry-After', String(seconds))
        .json({ error: `Too many requests. Please try again in ${seconds} s.`, code: 'rate_limited' })
      return
    }
    next()
  }
}
