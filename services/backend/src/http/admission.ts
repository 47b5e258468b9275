import type { IncomingMessage, ServerResponse } from 'node:http'
import { takesForm } from '@site/contracts/functions'
import type { Kind } from '@site/http/admission-gate'

const PROBES = new Set(['/livez', '/readyz', '/metrics', '/health'])

export const kindOf = ({ url = '' }: IncomingMessage): Kind => {
  if (PROBES.has(url)) return 'always'
  return takesForm(url) ? 'important' : 'ordinary'
}

const BODY = JSON.stringify({
  error: 'The site is very busy right now. Please try again in a few seconds.',
  code: 'unavailable',
})

/** Rejects a call in the shape of every other error, readable by pages of other origins too. */
export const sendRejection = (_request: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': '3',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
  })
  response.end(BODY)
}
