import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, type IRateLimiterOptions } from 'rate-limiter-flexible'

/** Addresses counted at once: about 30 MB. Who has more of them to send from is not held up by a limit per address. */
const MOST_ADDRESSES = 100_000

/** Counts in memory, for the addresses that asked last. */
export class AddressLimiter extends RateLimiterMemory {
  readonly #counted: LRUCache<string, true>

  constructor(rule: IRateLimiterOptions, most = MOST_ADDRESSES) {
    super(rule)
    this.#counted = new LRUCache({ max: most, noDisposeOnSet: true, dispose: (_, key) => void this.delete(key) })
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
