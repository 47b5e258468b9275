import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { admits, type Admission } from '@site/contracts/admission'

export type Kind = 'always' | 'important' | 'ordinary'

export interface GateOptions {
  readonly admission: () => Admission
  /** Requests being answered at one time; beyond it ordinary ones are turned away, whatever the event loop says. */
  readonly mostAtOnce: number
  /**
   * How much work one turn of the event loop may take in, in ms; 0 for any amount. What waits in line is read in one turn, however
   * long that takes, and nothing is measured meanwhile.
   */
  readonly turnMs: number
  readonly kindOf: (request: IncomingMessage) => Kind
  /** Writes the refusal: 503 with `Retry-After`. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse) => void
  readonly onRefused: (kind: Kind) => void
  readonly chance?: () => number
}

/**
 * Stands before everything else: a request that is turned away must cost next to nothing, or turning away does not help. The
 * others are answered as fast as on a quiet day.
 */
export const admissionGate = (options: GateOptions, next: RequestListener): RequestListener => {
  const { admission, mostAtOnce, turnMs, kindOf, refuse, onRefused, chance = Math.random } = options
  let open = 0
  let turnBegan: number | null = null
  /** How long this turn has been answering requests; a pause before the first of them does not count. */
  const inTurn = (): number => {
    const now = performance.now()
    if (turnBegan === null) {
      turnBegan = now
      setImmediate(() => {
        turnBegan = null
      })
    }
    return now - turnBegan
  }
  const isOver = (kind: Kind): boolean =>
    turnMs > 0 && kind !== 'always' && inTurn() > (kind === 'ordinary' ? turnMs : 4 * turnMs)
  return (request, response) => {
    const kind = kindOf(request)
    const full = kind === 'ordinary' && open >= mostAtOnce
    if (isOver(kind) || (kind !== 'always' && (full || !admits(admission(), kind, chance())))) {
      onRefused(kind)
      request.resume()
      refuse(request, response)
      return
    }
    open += 1
    response.once('close', () => {
      open -= 1
    })
    next(request, response)
  }
}
