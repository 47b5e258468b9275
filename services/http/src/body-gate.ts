import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { limits } from '@site/contracts/limits'

export interface BodyGateOptions {
  /** The client's key for limits. */
  readonly addressOf: (request: IncomingMessage) => string
  /** Bodies that may be arriving at one time: in all, and from one address. */
  readonly bodiesAtOnce: number
  readonly bodiesPerAddress: number
  /** How long a body may take to arrive, in ms. */
  readonly bodyMs: number
  /** Writes the response to a body over the limit: 503 with `Retry-After`. */
  readonly sendRejection: (request: IncomingMessage, response: ServerResponse) => void
  readonly onReject: () => void
}

/** A little more than the body limit: longer bodies are passed on as they arrive and rejected by the parser. */
const MAX_BYTES = limits.body.maxBytes + 1024

const TIMEOUT_BODY = JSON.stringify({
  error: 'The request took too long to arrive. Please try again.',
  code: 'timeout',
})

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Calls back once a body is complete or over the limit; all of its bytes can still be read from the request. */
const onBodyRead = (request: IncomingMessage, done: () => void): (() => void) => {
  const parts: Buffer[] = []
  let size = 0
  const readAvailable = (): void => {
    for (let part: unknown = request.read(); Buffer.isBuffer(part); part = request.read()) {
      parts.push(part)
      size += part.length
    }
    if (!request.complete && size <= MAX_BYTES) return
    request.off('readable', readAvailable)
    if (size === 0) return done()
    request.unshift(Buffer.concat(parts))
    // The stream resets its reading state in the next tick.
    process.nextTick(done)
  }
  request.on('readable', readAvailable)
  return () => request.off('readable', readAvailable)
}

/** Counts bodies that are arriving, in all and by address. */
const countBodies = () => {
  const byAddress = new Map<string, number>()
  let total = 0
  const add = (address: string, change: 1 | -1): void => {
    total += change
    const count = (byAddress.get(address) ?? 0) + change
    if (count === 0) byAddress.delete(address)
    else byAddress.set(address, count)
  }
  return { add, total: () => total, of: (address: string) => byAddress.get(address) ?? 0 }
}

/**
 * Passes a request on only when its body has arrived: a body sent one byte at a time (slow POST) takes no slot of a request in flight,
 * here or at the backend. The number of arriving bodies is limited for each address and in all, and so is their time.
 */
export const bodyGate = (options: BodyGateOptions, next: RequestListener): RequestListener => {
  const { addressOf, bodiesAtOnce, bodiesPerAddress, bodyMs, sendRejection, onReject } = options
  const bodies = countBodies()
  return (request, response) => {
    if (!hasBody(request)) return next(request, response)
    const address = addressOf(request)
    if (bodies.total() >= bodiesAtOnce || bodies.of(address) >= bodiesPerAddress) {
      onReject()
      // The rest of the body is not read.
      response.setHeader('Connection', 'close')
      return sendRejection(request, response)
    }
    bodies.add(address, 1)
    let waiting = true
    const release = (): boolean => {
      if (!waiting) return false
      waiting = false
      clearTimeout(timer)
      request.off('close', onClose)
      bodies.add(address, -1)
      return true
    }
    const stopReading = onBodyRead(request, () => {
      if (release()) next(request, response)
    })
    const onClose = (): void => {
      stopReading()
      release()
    }
    const timer = setTimeout(() => {
      onClose()
      onReject()
      response.writeHead(408, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' })
      response.end(TIMEOUT_BODY)
    }, bodyMs)
    request.once('close', onClose)
  }
}
