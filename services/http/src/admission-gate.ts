import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AdmissionQueue, Priority } from './admission-queue.ts'

export type Kind = 'always' | Priority

export interface GateOptions {
  /** Null to admit every request at once, however busy the process is. */
  readonly queue: AdmissionQueue | null
  /** Requests in flight, queued ones included, above which ordinary ones are rejected; important ones are rejected above twice that. */
  readonly maxConcurrent: number
  readonly kindOf: (request: IncomingMessage) => Kind
  /** Writes the response: 503 with `Retry-After`. */
  readonly sendRejection: (request: IncomingMessage, response: ServerResponse) => void
  readonly onReject: (kind: Kind) => void
}

const IMPORTANT_CONCURRENCY_FACTOR = 2
/** How long a turn of the event loop may take before new requests are queued, in ms. */
const LONG_TURN_MS = 5
/** How many turns in a row may only accept connections: a flood of connections must not stop all work. */
const MAX_ACCEPTING_TURNS = 20

/**
 * Measures the turns of the event loop while requests are waiting; an idle loop is left alone. The queue advances in turns without a
 * new connection: Node accepts one connection a turn, and those not yet accepted are in no queue of ours and cannot be rejected.
 */
const watchEventLoop = (queue: AdmissionQueue) => {
  let began: number | null = null
  let long = false
  let arrived = false
  let acceptingTurns = 0
  const end = (): void => {
    const now = performance.now()
    long = began !== null && now - began > LONG_TURN_MS
    began = now
    acceptingTurns = arrived ? acceptingTurns + 1 : 0
    if (acceptingTurns === 0 || acceptingTurns > MAX_ACCEPTING_TURNS) {
      acceptingTurns = 0
      queue.admitNext()
    }
    arrived = false
    if (long || queue.length() > 0) setImmediate(end)
    else began = null
  }
  return {
    onArrival: (): void => {
      arrived = true
    },
    /** Whether this turn or the one before is a long one. */
    isBusy: (): boolean => {
      arrived = true
      if (began !== null) return long || performance.now() - began > LONG_TURN_MS
      began = performance.now()
      setImmediate(end)
      return false
    },
  }
}

export interface Gate {
  readonly listener: RequestListener
  /** Listener of the server's `connection` event. */
  readonly onConnection: () => void
}

/**
 * Runs before everything else: load shedding helps only if a rejected request costs next to nothing. While the process keeps up,
 * requests are admitted at once. When turns of its event loop get long, they are queued and admitted one at a time.
 */
export const admissionGate = (options: GateOptions, next: RequestListener): Gate => {
  const { queue, maxConcurrent, kindOf, sendRejection, onReject } = options
  let open = 0
  const eventLoop = queue === null ? null : watchEventLoop(queue)
  const admit: RequestListener = (request, response) => {
    open += 1
    response.once('close', () => {
      open -= 1
    })
    next(request, response)
  }
  const listener: RequestListener = (request, response) => {
    const kind = kindOf(request)
    if (kind === 'always') return admit(request, response)
    const reject = (): void => {
      onReject(kind)
      request.resume()
      sendRejection(request, response)
    }
    const waiting = queue?.length() ?? 0
    if (open + waiting >= maxConcurrent * (kind === 'ordinary' ? 1 : IMPORTANT_CONCURRENCY_FACTOR)) return reject()
    if (queue === null || (eventLoop?.isBusy() !== true && waiting === 0)) return admit(request, response)
    queue.add(kind, {
      admit: () => {
        // Skip aborted requests.
        if (!request.socket.destroyed) admit(request, response)
      },
      reject,
    })
  }
  return { listener, onConnection: () => eventLoop?.onArrival() }
}
