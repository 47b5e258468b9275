import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import type { Dispatcher } from 'undici'
import { endToEndHeaders } from './call-headers.ts'

interface Call {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly headers: Record<string, string | string[]>
}

const CLIENT_CLOSED = new Error('the visitor disconnected')

/** Through another stream: the HTTP client destroys the body it reads, and that must not close the visitor's connection. */
const bodyOf = (request: IncomingMessage): PassThrough | null =>
  request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined
    ? null
    : request.pipe(new PassThrough())

/**
 * Streams a call to the backend and its response to the visitor, with headers changed by `withHeaders`. `onError` gets errors before the
 * response has begun; a response that breaks off later is cut off for the visitor too, since its status has been sent.
 */
export const forwardCall = (
  to: Dispatcher,
  call: Call,
  request: IncomingMessage,
  response: ServerResponse,
  onError: (error: Error) => void,
  withHeaders: (headers: Call['headers']) => Call['headers'],
): void => {
  let controller: Dispatcher.DispatchController | null = null
  let gone = false
  response.once('close', () => {
    gone = true
    if (!response.writableFinished) controller?.abort(CLIENT_CLOSED)
  })
  to.dispatch(
    { ...call, body: bodyOf(request) },
    {
      onRequestStart: (started) => {
        controller = started
        if (gone) started.abort(CLIENT_CLOSED)
      },
      onResponseStart: (_, status, headers) => {
        // Skip interim responses such as early hints.
        if (status < 200) return
        response.statusCode = status
        const passed = withHeaders(endToEndHeaders(headers))
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
