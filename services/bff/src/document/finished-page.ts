import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { random } from '../../../http/random.ts'
import { integrityPolicyFor } from './import-map.ts'
import { NONCE, REPORTING_ENDPOINTS } from './security-headers.ts'

type Encoding = 'br' | 'gzip' | 'identity'

interface Encoded {
  readonly body: Buffer
  readonly etag: string
}

/** A page with everything that can be done about it once, done once: its headers, its bytes in every encoding, their tags. */
export interface FinishedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly policy: string
  /** What it takes in memory once packed in every encoding, in bytes; a little too much rather than too little. */
  readonly size: number
  /** Bytes and strong tag; compressed when first asked for. */
  readonly as: (encoding: Encoding) => Encoded | Promise<Encoded>
  /** Compresses it as small as it will be, in every encoding that the other page was asked for. */
  readonly packLike: (other: FinishedPage) => Promise<void>
  readonly encodings: () => readonly Encoding[]
}

/**
 * Whoever asks first for a page that is kept gets it packed quickly, while it is packed as small as can be for everybody after. A
 * page that nobody else gets is packed quickly only.
 */
const BROTLI = { quick: 4, best: 11 } as const
export type Effort = keyof typeof BROTLI

const compress = async (html: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  if (encoding === 'identity') return html
  if (encoding === 'gzip') return promisify(gzip)(html, { level: effort === 'best' ? 9 : 4 })
  return promisify(brotliCompress)(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort], [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  })
}

export interface FinishInput {
  readonly status: number
  /** The content security policy, with `NONCE` where each answer has its own. */
  readonly policy: string
  readonly headers: Readonly<Record<string, string>>
  readonly effort: Effort
}

export const finishPage = (text: string, { status, policy, headers, effort }: FinishInput): FinishedPage => {
  const html = Buffer.from(text)
  // A page under another policy is another page: whoever keeps it must not keep the old headers with it.
  const hash = createHash('sha256')
    .update(JSON.stringify([policy, headers]))
    .update(html)
    .digest('base64url')
    .slice(0, 22)
  const done = new Map<Encoding, Encoded | Promise<Encoded>>()
  const encode = async (encoding: Encoding, how: Effort): Promise<Encoded> => {
    const body = await compress(html, encoding, how)
    // Other bytes, another tag: a strong one stands for every byte.
    const ready = { body, etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}-${how}"` }
    done.set(encoding, ready)
    return ready
  }
  const start = async (encoding: Encoding): Promise<Encoded> => {
    const first = await encode(encoding, 'quick')
    // What is sent works as it is: failing to pack it smaller costs nothing but bytes.
    if (effort === 'best' && encoding !== 'identity') encode(encoding, 'best').catch(() => undefined)
    return first
  }
  return {
    status,
    policy,
    size: 2 * html.length,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache, private',
      Vary: 'Accept-Encoding, Cookie',
      ...headers,
    },
    encodings: () => [...done.keys()],
    packLike: async (other) => void (await Promise.all(other.encodings().map((encoding) => encode(encoding, effort)))),
    as: (encoding) => {
      const known = done.get(encoding)
      if (known !== undefined) return known
      const started = start(encoding)
      done.set(encoding, started)
      return started
    },
  }
}

const encodingFor = (accepts: string | undefined): Encoding => {
  if (accepts === undefined) return 'identity'
  return /\bbr\b(?!;\s*q=0(?:\.0+)?\b)/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : 'identity'
}

/** Proxies on the way may have made the tag a weak one. */
const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true

/** Sends a finished page, or 304 to whoever holds these very bytes. */
export const sendFinished = async (request: Request, response: Response, page: FinishedPage): Promise<void> => {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const encoded = page.as(encoding)
  // Waiting for what is there already would cost every request a turn of the loop.
  const { body, etag } = encoded instanceof Promise ? await encoded : encoded
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
  response.setHeader('ETag', etag)
  if (page.status === 200 && holds(request.headers['if-none-match'], etag)) {
    // Without policy and nonce: browsers keep the policy they have, and a newer nonce beside it would fit nothing.
    response.statusCode = 304
    return void response.end()
  }
  const nonce = random(16, 'base64')
  response.setHeader('Content-Security-Policy', page.policy.replace(NONCE, nonce))
  response.setHeader('Reporting-Endpoints', REPORTING_ENDPOINTS)
  const integrityPolicy = integrityPolicyFor(request.headers['user-agent'])
  if (integrityPolicy !== null) response.setHeader('Integrity-Policy', integrityPolicy)
  response.setHeader('Server-Timing', `nonce;desc="${nonce}"`)
  response.statusCode = page.status
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}
