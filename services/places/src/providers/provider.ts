import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel'
import { LiveError } from './client.ts'

/** Failures in a row after which a provider is left alone, and for how long at first and at most, in ms. */
const FAILURES = 2
const REST_MS = { initialDelay: 10_000, maxDelay: 60_000 }

/** `unasked` since the start; `resting` while it is not asked because it failed or its quota is used up. */
export type ProviderState = 'unasked' | 'answering' | 'resting'

export interface ProviderHealth {
  readonly name: string
  readonly state: ProviderState
}

/** Refusals and quota answers do not count as failures: other requests may succeed. */
const isFailure = (error: Error): boolean =>
  !(error instanceof LiveError) || (error.problem !== 'refused' && error.problem !== 'quota')

export interface ProviderOptions {
  readonly onProblem: (error: unknown) => void
  /** True while asking would only be refused. */
  readonly paused?: () => boolean
  readonly restMs?: { readonly initialDelay: number; readonly maxDelay: number }
}

/** A live service behind a circuit breaker: a service that is down delays two requests, and then one every minute. */
export class Provider {
  readonly name: string
  readonly #breaker: CircuitBreakerPolicy
  readonly #onProblem: (error: unknown) => void
  readonly #paused: () => boolean
  #asked = false

  constructor(name: string, { onProblem, paused = () => false, restMs = REST_MS }: ProviderOptions) {
    this.name = name
    this.#onProblem = onProblem
    this.#paused = paused
    this.#breaker = circuitBreaker(handleWhen(isFailure), {
      breaker: new ConsecutiveBreaker(FAILURES),
      halfOpenAfter: new ExponentialBackoff(restMs),
    })
  }

  /** The live answer; null where it rests, or failed with the problem reported. */
  async ask<T>(question: () => Promise<T>): Promise<T | null> {
    // One request tries a provider after its pause; others do not wait for it.
    if (this.#paused() || this.#breaker.state === CircuitState.HalfOpen) return null
    this.#asked = true
    try {
      return await this.#breaker.execute(question)
    } catch (error) {
      if (!isBrokenCircuitError(error)) this.#onProblem(error)
      return null
    }
  }

  get health(): ProviderHealth {
    const resting = this.#paused() || this.#breaker.state !== CircuitState.Closed
    return { name: this.name, state: resting ? 'resting' : this.#asked ? 'answering' : 'unasked' }
  }
}
