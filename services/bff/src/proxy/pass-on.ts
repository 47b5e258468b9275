import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import type { Dispatcher } from 'undici'
import { passedOn } from './call-headers.ts'

export interface Call {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly headers: Record<string, string | string[]>
}

const GONE = new Error('the visitor went away')

/** A stream between: who sends the call on ends the body it reads, and that must not end the visitor's connection. */
const bodyOf = (request: IncomingMessage): PassThrough | null =>
  request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined
    ? null
    : request.pipe(new PassThrough())

/**
 * Sends a call to the other end and its answer to the visitor, both as they come but for `withHeaders`. `onError` is told of what fails before the answer
 * began; one that breaks off in the middle is cut for the visitor too, as nothing else says that the rest will not come.
 */
export const passOn = (
  to: Dispatcher,
  call: Call,
  request: IncomingMessage,
  response: ServerResponse,
  onError: (error: Error) => void,
  withHeaders: (headers: Call['headers']) => Call['headers'] = (headers) => headers,
): void => {
  let controller: Dispatcher.DispatchController | null = null
  let gone = false
  response.once('close', () => {
    gone = true
    if (!response.writableFinished) controller?.abort(GONE)
  })
  to.dispatch(
    { ...call, body: bodyOf(request) },
    {
      onRequestStart: (started) => {
        controller = started
        if (gone) started.abort(GONE)
      },
      onResponseStart: (_, status, headers) => {
        // What is only about the way to the answer, like early hints.
        if (status < 200) return
        response.statusCode = status
        const passed = withHeaders(passedOn(headers))
        for (const name in passed) response.setHeader(name, passed[name] ?? '')
      },
      onResponseData: (started, part) => {
        if (response.write(part)) return
        started.pause()
        response.once('drain', () => started.resume())
      },
      onResponseEnd: () => void response.end(),
      onResponseError: (_, error) => {
        if (gone) return
        if (response.headersSent) response.destroy()
        else onError(error)
      },
    },
  )
}
