import { setTimeout as sleep } from 'node:timers/promises'

export interface PaceOptions {
  /** Milliseconds from one turn to the next. */
  readonly every: number
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<unknown>
}

/** Lets one through at a time and then one each interval; who would wait too long is sent away at once. */
export class Pace {
  readonly #every: number
  readonly #now: () => number
  readonly #wait: (ms: number) => Promise<unknown>
  #next = Number.NEGATIVE_INFINITY

  constructor({ every, now = () => performance.now(), wait = sleep }: PaceOptions) {
    this.#every = every
    this.#now = now
    this.#wait = wait
  }

  /** True at its turn; false where that would come later than in `maxQueueDelayMs`. */
  async turn(maxQueueDelayMs: number): Promise<boolean> {
    const now = this.#now()
    const at = Math.max(now, this.#next)
    if (at - now > maxQueueDelayMs) return false
    this.#next = at + this.#every
    if (at > now) await this.#wait(at - now)
    return true
  }
}
