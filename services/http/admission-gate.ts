import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Line, Place } from './line.ts'

export type Kind = 'always' | Place

export interface GateOptions {
  /** Null for a process where nobody is to wait, however busy it is. */
  readonly line: Line | null
  /** Requests being answered at one time; beyond it ordinary ones are turned away, however short the line is, and important ones later. */
  readonly mostAtOnce: number
  readonly kindOf: (request: IncomingMessage) => Kind
  /** Writes the refusal: 503 with `Retry-After`. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse) => void
  readonly onRefused: (kind: Kind) => void
}

/** How many times the most requests at once there may be with important ones. */
const IMPORTANT = 2
/** How long a turn of the event loop may be before what comes has to stand in line, in ms. */
const TURN_MS = 5
/** How many turns in a row may only take in who comes: a flood of connections does not stop all work. */
const TAKING_IN = 20

/**
 * Follows the turns of the event loop while there is something to do, without keeping it from resting. The line moves on in turns
 * that brought nobody new: Node accepts one connection a turn, and whoever knocks stands in no line of ours and is never sent away.
 */
const followTurns = (line: Line) => {
  let began: number | null = null
  let long = false
  let came = false
  let takingIn = 0
  const end = (): void => {
    const now = performance.now()
    long = began !== null && now - began > TURN_MS
    began = now
    takingIn = came ? takingIn + 1 : 0
    if (takingIn === 0 || takingIn > TAKING_IN) {
      takingIn = 0
      line.next()
    }
    came = false
    if (long || line.length() > 0) setImmediate(end)
    else began = null
  }
  return {
    came: (): void => {
      came = true
    },
    /** Whether this turn, or the one before, is already a long one. */
    areLong: (): boolean => {
      came = true
      if (began !== null) return long || performance.now() - began > TURN_MS
      began = performance.now()
      setImmediate(end)
      return false
    },
  }
}

export interface Gate {
  readonly listener: RequestListener
  /** Tells that somebody has connected. */
  readonly knock: () => void
}

/**
 * Stands before everything else: a request that is turned away must cost next to nothing, or turning away does not help. While the
 * process keeps up, nobody waits. Once turns of its event loop get long, requests stand in line and one is let in at a time.
 */
export const admissionGate = (options: GateOptions, next: RequestListener): Gate => {
  const { line, mostAtOnce, kindOf, refuse, onRefused } = options
  let open = 0
  const turns = line === null ? null : followTurns(line)
  const letIn: RequestListener = (request, response) => {
    open += 1
    response.once('close', () => {
      open -= 1
    })
    next(request, response)
  }
  const listener: RequestListener = (request, response) => {
    const kind = kindOf(request)
    if (kind === 'always') return letIn(request, response)
    const leave = (): void => {
      onRefused(kind)
      request.resume()
      refuse(request, response)
    }
    const waiting = line?.length() ?? 0
    if (open + waiting >= mostAtOnce * (kind === 'ordinary' ? 1 : IMPORTANT)) return leave()
    if (line === null || (turns?.areLong() !== true && waiting === 0)) return letIn(request, response)
    // Who has gone meanwhile needs no answer.
    line.add(kind, {
      go: () => {
        if (!request.socket.destroyed) letIn(request, response)
      },
      leave,
    })
  }
  return { listener, knock: () => turns?.came() }
}
