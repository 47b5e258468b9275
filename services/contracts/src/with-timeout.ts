interface Limit {
  readonly signal: AbortSignal
  /** Ends the timer once the work is done. */
  readonly release: () => void
}

/**
 * A signal that is aborted after `ms`, or with `signal`. In place of `AbortSignal.timeout` and `AbortSignal.any`: on Node 20 a timeout
 * inside a nested `any` may be garbage-collected before it fires (nodejs/node#57736), and the wait never ends.
 */
export const timeLimit = (ms: number, signal?: AbortSignal): Limit => {
  const controller = new AbortController()
  const cancel = (): void => controller.abort(signal?.reason)
  const timer = setTimeout(() => {
    signal?.removeEventListener('abort', cancel)
    controller.abort(new DOMException(`Not done within ${ms} ms`, 'TimeoutError'))
  }, ms)
  const release = (): void => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
  controller.signal.addEventListener('abort', release, { once: true })
  if (signal?.aborted === true) cancel()
  else signal?.addEventListener('abort', cancel, { once: true })
  return { signal: controller.signal, release }
}

/**
 * Runs work for at most `ms`; rejects with a `TimeoutError` after that, or with the reason of `signal` once that is aborted, whether
 * or not the work observes the signal it gets.
 */
export const withTimeout = async <T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  signal?.throwIfAborted()
  const limit = timeLimit(ms, signal)
  const over = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason), { once: true })
  })
  try {
    return await Promise.race([work(limit.signal), over])
  } finally {
    limit.release()
  }
}
