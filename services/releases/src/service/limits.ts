import { AddressLimiter } from '@site/http/address-limiter'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limitKey } from '@site/http/client-address'
import { ServiceError } from './service-error.ts'

/** Credentials that one address may get wrong in a minute. */
const FAILURES = 30
const MINUTE_S = 60
const HOUR_S = 3600

export interface LimitSettings {
  readonly requestsPerMinute: number
  readonly uploadsPerHour: number
}

const tooMany = (sentence: string, left: RateLimiterRes): ServiceError =>
  new ServiceError(429, 'rate_limited', sentence, { retryAfter: Math.max(1, Math.ceil(left.msBeforeNext / 1000)) })

const consume = async (limiter: RateLimiterMemory, key: string, sentence: string): Promise<void> => {
  try {
    await limiter.consume(key)
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(sentence, error) : error
  }
}

/** Limits of one process: of wrong credentials by address, of requests and uploads by team. */
export const serviceLimits = ({ requestsPerMinute, uploadsPerHour }: LimitSettings) => {
  const failures = new AddressLimiter({ points: FAILURES, duration: MINUTE_S })
  const requests = new RateLimiterMemory({ points: requestsPerMinute, duration: MINUTE_S })
  const uploads = new RateLimiterMemory({ points: uploadsPerHour, duration: HOUR_S })
  return {
    /** Throws for an address that sent too many wrong credentials. */
    checkAddress: async (address: string): Promise<void> => {
      const seen = await failures.get(limitKey(address))
      if (seen !== null && seen.consumedPoints >= FAILURES)
        throw tooMany('Too many wrong credentials came from this address. Please wait a minute.', seen)
    },
    countFailure: async (address: string): Promise<void> => void (await failures.penalty(limitKey(address))),
    countRequest: (team: string): Promise<void> =>
      consume(requests, team, `Team ${team} sends over ${requestsPerMinute} requests a minute.`),
    countUpload: (team: string): Promise<void> =>
      consume(uploads, team, `Team ${team} began over ${uploadsPerHour} uploads within an hour.`),
  }
}
export type ServiceLimits = ReturnType<typeof serviceLimits>
