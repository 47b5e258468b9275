import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, type IRateLimiterOptions } from 'rate-limiter-flexible'

/** Addresses counted at once: about 30 MB. A sender with more addresses is not stopped by a limit per address anyway. */
const MAX_ADDRESSES = 100_000

/** A rate limiter in memory for the most recently seen addresses. */
export class AddressLimiter extends RateLimiterMemory {
  readonly #counted: LRUCache<string, true>

  constructor(rule: IRateLimiterOptions, maxAddresses = MAX_ADDRESSES) {
    super(rule)
    this.#counted = new LRUCache({
      max: maxAddresses,
      noDisposeOnSet: true,
      dispose: (_, key) => void this.delete(key),
    })
  }

  override consume(
    ...[key, ...rest]: Parameters<RateLimiterMemory['consume']>
  ): ReturnType<RateLimiterMemory['consume']> {
    this.#counted.set(String(key), true)
    return super.consume(key, ...rest)
  }

  override penalty(
    ...[key, ...rest]: Parameters<RateLimiterMemory['penalty']>
  ): ReturnType<RateLimiterMemory['penalty']> {
    this.#counted.set(String(key), true)
    return super.penalty(key, ...rest)
  }
}
