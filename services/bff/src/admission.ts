import type { IncomingMessage, ServerResponse } from 'node:http'
import { site } from '@site/contracts/site'
import type { Kind } from '../../http/admission-gate.ts'

const INSIDE = /^\/(?:releases|functions|rest|auth)\/|^\/composition\.json/
const PROBES = new Set(['/livez', '/readyz', '/metrics'])
const CALL = /^\/(?:functions|rest|auth)\/v1\/|\.json(?:\?|$)|^\/(?:rum|report)$/

export const kindOf = ({ url = '' }: IncomingMessage): Kind => {
  if (PROBES.has(url)) return 'always'
  // Visitors are turned away at the door: what pages that were let in need goes first, and the backend judges calls for itself.
  return INSIDE.test(url) ? 'important' : 'ordinary'
}

/** When to come again, in s. */
const AGAIN_S = 3
const SENTENCE = 'We have more visitors than we can serve at this moment. Please try again in a few seconds.'
const BODY = JSON.stringify({ error: SENTENCE, code: 'unavailable' })
const PAGE = `<!doctype html><html lang="${site.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${AGAIN_S}"><title>${site.brand}</title><h1>One moment, please</h1><p>${SENTENCE} This page tries again by itself.</p></html>`

/** Turns a request away in the form it asked for: an error for a call, a page that comes back by itself for a page. */
export const refuse = ({ url = '' }: IncomingMessage, response: ServerResponse): void => {
  const call = CALL.test(url)
  response.writeHead(503, {
    'Content-Type': call ? 'application/json' : 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(AGAIN_S),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  })
  response.end(call ? BODY : PAGE)
}
