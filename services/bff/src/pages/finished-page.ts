import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { NONCE_TIMING } from '@site/contracts/page-elements'
import type { Request, Response } from 'express'
import { random } from '@site/http/random'
import { integrityPolicyFor, NONCE, REPORTING_ENDPOINTS } from './security-headers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

interface Encoded {
  readonly body: Buffer
  readonly etag: string
}

/** A page with everything that is computed once: its headers, its bytes in every encoding, their ETags. */
export interface FinishedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly policy: string
  /** Whether every script must have a hash, where the browser can hold a page to that. */
  readonly hashed: boolean
  /** Upper estimate of its memory in all encodings, in bytes. */
  readonly size: number
  /** Bytes and strong ETag; compressed on first use. */
  readonly as: (encoding: Encoding) => Encoded | Promise<Encoded>
  /** Compresses it as small as it will be, in every encoding that the other page was asked for. */
  readonly compressLike: (other: FinishedPage) => Promise<void>
  readonly encodings: () => readonly Encoding[]
}

/**
 * A cached page is compressed fast for its first request, and at the best level in the background for later ones. A page that is not
 * cached is compressed fast only.
 */
const BROTLI = { quick: 4, best: 11 } as const
export type Effort = keyof typeof BROTLI

export const compress = async (html: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  if (encoding === 'identity') return html
  if (encoding === 'gzip') return promisify(gzip)(html, { level: effort === 'best' ? 9 : 4 })
  return promisify(brotliCompress)(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort], [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  })
}

export interface FinishInput {
  readonly status: number
  /** The content security policy, with the placeholder `NONCE`. */
  readonly policy: string
  readonly headers: Readonly<Record<string, string>>
  readonly effort: Effort
  /** False for a page that runs code without hashes, of the visitor's own machine. */
  readonly hashed?: boolean
}

export const finishPage = (
  text: string,
  { status, policy, headers, effort, hashed = true }: FinishInput,
): FinishedPage => {
  const html = Buffer.from(text)
  // The ETag depends on the headers too: a browser must not reuse a page with the headers of another policy.
  const hash = createHash('sha256')
    .update(JSON.stringify([policy, headers]))
    .update(html)
    .digest('base64url')
    .slice(0, 22)
  const done = new Map<Encoding, Encoded | Promise<Encoded>>()
  const encode = async (encoding: Encoding, how: Effort): Promise<Encoded> => {
    const body = await compress(html, encoding, how)
    // A strong ETag stands for every byte.
    const ready = { body, etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}-${how}"` }
    done.set(encoding, ready)
    return ready
  }
  const start = async (encoding: Encoding): Promise<Encoded> => {
    const first = await encode(encoding, 'quick')
    // A failure is ignored: the fast encoding stays.
    if (effort === 'best' && encoding !== 'identity') encode(encoding, 'best').catch(() => undefined)
    return first
  }
  return {
    status,
    policy,
    hashed,
    size: 2 * html.length,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache, private',
      Vary: 'Accept-Encoding, Cookie',
      ...headers,
    },
    encodings: () => [...done.keys()],
    compressLike: async (other) =>
      void (await Promise.all(other.encodings().map((encoding) => encode(encoding, effort)))),
    as: (encoding) => {
      const known = done.get(encoding)
      if (known !== undefined) return known
      const started = start(encoding)
      done.set(encoding, started)
      return started
    },
  }
}

export const encodingFor = (accepts: string | undefined): Encoding => {
  if (accepts === undefined) return 'identity'
  return /\bbr\b(?!;\s*q=0(?:\.0+)?\b)/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : 'identity'
}

/** A proxy may have made the ETag weak. */
const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true

/** Sends a finished page, or 304 if the browser has it. */
export const sendFinished = async (request: Request, response: Response, page: FinishedPage): Promise<void> => {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const encoded = page.as(encoding)
  // Awaiting a finished encoding would cost every request a turn of the event loop.
  const { body, etag } = encoded instanceof Promise ? await encoded : encoded
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
  response.setHeader('ETag', etag)
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    // Without policy and nonce: browsers use those they have stored.
    response.statusCode = 304
    return void response.end()
  }
  const nonce = random(16, 'base64')
  response.setHeader('Content-Security-Policy', page.policy.replace(NONCE, nonce))
  response.setHeader('Reporting-Endpoints', REPORTING_ENDPOINTS)
  const integrityPolicy = page.hashed ? integrityPolicyFor(request.headers['user-agent']) : null
  if (integrityPolicy !== null) response.setHeader('Integrity-Policy', integrityPolicy)
  response.setHeader('Server-Timing', `${NONCE_TIMING};desc="${nonce}"`)
  response.statusCode = page.status
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}
