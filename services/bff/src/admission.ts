import type { IncomingMessage, ServerResponse } from 'node:http'
import { site } from '@site/contracts/site'
import type { Kind } from '@site/http/admission-gate'

const SUBRESOURCE = /^\/(?:releases|functions|rest|auth)\/|^\/composition\.json/
const PROBES = new Set(['/livez', '/readyz', '/metrics'])
const CALL = /^\/(?:functions|rest|auth)\/v1\/|\.json(?:\?|$)|^\/(?:rum|report)$/

export const kindOf = ({ url = '' }: IncomingMessage): Kind => {
  if (PROBES.has(url)) return 'always'
  // Page views are shed first: files and calls of pages already served have priority, and the backend sheds its own calls.
  return SUBRESOURCE.test(url) ? 'important' : 'ordinary'
}

const RETRY_AFTER_S = 3
const SENTENCE = 'The site is very busy right now. Please try again in a few seconds.'
const BODY = JSON.stringify({ error: SENTENCE, code: 'unavailable' })
const PAGE = `<!doctype html><html lang="${site.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_AFTER_S}"><title>${site.brand}</title><h1>One moment, please</h1><p>${SENTENCE} This page also tries again by itself.</p></html>`

/** Rejects a request in the format it asked for: an error for a call, a page that reloads itself for a page. */
export const sendRejection = ({ url = '' }: IncomingMessage, response: ServerResponse): void => {
  const call = CALL.test(url)
  response.writeHead(503, {
    'Content-Type': call ? 'application/json' : 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_AFTER_S),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  })
  response.end(call ? BODY : PAGE)
}
