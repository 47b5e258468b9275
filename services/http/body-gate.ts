import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { limits } from '@site/contracts/limits'

export interface BodyGateOptions {
  /** Who asks, as limits count them. */
  readonly addressOf: (request: IncomingMessage) => string
  /** Bodies that may be on their way at one time: in all, and from one address. */
  readonly bodiesAtOnce: number
  readonly bodiesPerAddress: number
  /** How long a body may take to arrive, in ms. */
  readonly bodyMs: number
  /** Writes the refusal of one body too many: 503 with `Retry-After`. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse) => void
  readonly onRefused: () => void
}

/** A little more than a body may have: what is longer goes on as it comes, to be refused by who reads it. */
const MOST_BYTES = limits.body.maxBytes + 1024

const LATE = JSON.stringify({ error: 'The request took too long to arrive. Please try again.', code: 'timeout' })

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Calls back once a body is whole, or longer than any may be, with every byte of it still to be read from the request. */
const whenRead = (request: IncomingMessage, done: () => void): (() => void) => {
  const parts: Buffer[] = []
  let size = 0
  const look = (): void => {
    for (let part: unknown = request.read(); Buffer.isBuffer(part); part = request.read()) {
      parts.push(part)
      size += part.length
    }
    if (!request.complete && size <= MOST_BYTES) return
    request.off('readable', look)
    if (size === 0) return done()
    request.unshift(Buffer.concat(parts))
    // The stream forgets in the next tick that it was read like this.
    process.nextTick(done)
  }
  request.on('readable', look)
  return () => request.off('readable', look)
}

/** How many bodies are on their way, in all and by address; nothing is kept of an address that has none. */
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
 * Lets a request on only when its body has come: one that is promised and sent a byte at a time takes no place among the requests
 * being answered, here or at the backend. How many may be on their way is bounded for each address and in all, so is the time.
 */
export const bodyGate = (options: BodyGateOptions, next: RequestListener): RequestListener => {
  const { addressOf, bodiesAtOnce, bodiesPerAddress, bodyMs, refuse, onRefused } = options
  const bodies = countBodies()
  return (request, response) => {
    if (!hasBody(request)) return next(request, response)
    const address = addressOf(request)
    if (bodies.total() >= bodiesAtOnce || bodies.of(address) >= bodiesPerAddress) {
      onRefused()
      // Its rest is not waited for.
      response.setHeader('Connection', 'close')
      return refuse(request, response)
    }
    bodies.add(address, 1)
    let waiting = true
    const leave = (): boolean => {
      if (!waiting) return false
      waiting = false
      clearTimeout(timer)
      request.off('close', gone)
      bodies.add(address, -1)
      return true
    }
    const stopReading = whenRead(request, () => {
      if (leave()) next(request, response)
    })
    const gone = (): void => {
      stopReading()
      leave()
    }
    const timer = setTimeout(() => {
      gone()
      onRefused()
      response.writeHead(408, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' })
      response.end(LATE)
    }, bodyMs)
    request.once('close', gone)
  }
}
