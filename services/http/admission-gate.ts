import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { admits, type Admission } from '@site/contracts/admission'

export type Kind = 'always' | 'important' | 'ordinary'

export interface GateOptions {
  readonly admission: () => Admission
  /** Requests being answered at one time; beyond it ordinary ones are turned away, whatever the event loop says. */
  readonly mostAtOnce: number
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
  const { admission, mostAtOnce, kindOf, refuse, onRefused, chance = Math.random } = options
  let open = 0
  return (request, response) => {
    const kind = kindOf(request)
    const full = kind === 'ordinary' && open >= mostAtOnce
    if (kind !== 'always' && (full || !admits(admission(), kind, chance()))) {
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
