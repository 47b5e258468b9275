/**
 * Does work that may take `ms` at most; rejects with a `TimeoutError` after that, or with the reason of `signal` once that is
 * aborted, whether the work heeds the signal it gets or not. In place of `AbortSignal.timeout` and `AbortSignal.any`: on Node 20 a
 * timeout inside a nested `any` is held by nothing and may be collected before its time (nodejs/node#57736), and the wait never ends.
 */
export const withTimeout = async <T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  signal?.throwIfAborted()
  const controller = new AbortController()
  let release = (): void => undefined
  const limit = new Promise<never>((_, reject) => {
    const end = (reason: unknown): void => {
      controller.abort(reason)
      reject(reason)
    }
    const cancel = (): void => end(signal?.reason)
    const timer = setTimeout(() => end(new DOMException(`Not done within ${ms} ms`, 'TimeoutError')), ms)
    signal?.addEventListener('abort', cancel, { once: true })
    release = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
  })
  try {
    return await Promise.race([work(controller.signal), limit])
  } finally {
    release()
  }
}
