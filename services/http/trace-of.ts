import type { IncomingMessage } from 'node:http'
import { continueTrace, type Trace } from '@site/contracts/trace'
import { random } from './random.ts'

const traces = new WeakMap<IncomingMessage, Trace>()

/** The trace context of a request, created on first use. */
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

/** Fields of every log line of a request, by which it is found across processes. */
export const traceFields = (request: IncomingMessage): TraceFields => {
  const { traceId, spanId, parentId } = traceOf(request)
  return { traceId, spanId, ...(parentId === null ? {} : { parentSpanId: parentId }) }
}
