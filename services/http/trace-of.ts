import type { IncomingMessage } from 'node:http'
import { continueTrace, type Trace } from '@site/contracts/trace'
import { random } from './random.ts'

const traces = new WeakMap<IncomingMessage, Trace>()

/** A request's part of its trace, made when it is first asked for. */
export const traceOf = (request: IncomingMessage): Trace => {
  const known = traces.get(request)
  if (known !== undefined) return known
  const trace = continueTrace(request.headers['traceparent'], (digits) => random(digits / 2, 'hex'))
  traces.set(request, trace)
  return trace
}

export interface TraceFields {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
}

/** What each log line of a request carries, so that one search finds it in every process it went through. */
export const traceFields = (request: IncomingMessage): TraceFields => {
  const { traceId, spanId, parentId } = traceOf(request)
  return { traceId, spanId, ...(parentId === null ? {} : { parentSpanId: parentId }) }
}
