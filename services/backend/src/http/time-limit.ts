import type { RequestHandler } from 'express'
import { CallError } from './call-error.ts'

/** Ends a call that takes longer than `ms` with 504; the work's signal is in `response.locals.signal`. */
export const timeLimit =
  (ms: number): RequestHandler =>
  (_request, response, next) => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      controller.abort()
      if (!response.headersSent) next(new CallError(504, 'timeout', 'This took too long. Please try again.'))
    }, ms)
    response.on('close', () => {
      clearTimeout(timer)
      controller.abort()
    })
    response.locals['signal'] = controller.signal
    next()
  }

/** Settles as `work` does, or rejects at once when the call times out. */
export const withinLimit = async <T>(work: T | Promise<T>, signal: AbortSignal): Promise<T> => {
  signal.throwIfAborted()
  let give: (() => void) | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    give = () => reject(new CallError(504, 'timeout', 'This took too long. Please try again.'))
    signal.addEventListener('abort', give, { once: true })
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    if (give !== undefined) signal.removeEventListener('abort', give)
  }
}
