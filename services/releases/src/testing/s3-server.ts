import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAGE = 7

interface Stored {
  readonly bytes: Buffer
  readonly etag: string
  readonly at: Date
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const fail = (response: ServerResponse, status: number, code: string): void =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part)
  return Buffer.concat(parts)
}

const listing = (objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string => {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
  const page = keys.slice(0, PAGE)
  const more = keys.length > page.length
  const contents = page.map((key) => `<Contents><Key>${escape(key)}</Key></Contents>`).join('')
  const next = more ? `<NextContinuationToken>${escape(page.at(-1) ?? '')}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents}${next}</ListBucketResult>`
}

/**
 * An S3 server for tests with the part of the documented protocol that the store uses: path-style objects, conditional writes,
 * listing in small pages, error documents, and a signature on every call. `trouble` may answer a call with an error first, as a busy
 * server does; without `conditions` it ignores them, as older servers do.
 */
export const startS3 = async (bucket: string, { conditions = true } = {}) => {
  const objects = new Map<string, Stored>()
  const trouble: { status: number; code: string }[] = []
  const put = (request: IncomingMessage, response: ServerResponse, key: string, bytes: Buffer): void => {
    if (conditions && request.headers['if-none-match'] === '*' && objects.has(key))
      return fail(response, 412, 'PreconditionFailed')
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
    objects.set(key, { bytes, etag, at: new Date() })
    response.writeHead(200, { etag }).end()
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const [, named = '', ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    const bytes = await bodyOf(request)
    const next = trouble.shift()
    if (!String(request.headers.authorization).startsWith('AWS4-HMAC-SHA256'))
      return fail(response, 403, 'AccessDenied')
    if (next !== undefined) return fail(response, next.status, next.code)
    if (named !== bucket) return fail(response, 404, 'NoSuchBucket')
    if (request.method === 'GET' && key === '') return void response.end(listing(objects, searchParams))
    if (request.method === 'PUT') return put(request, response, key, bytes)
    if (request.method === 'DELETE') return void (objects.delete(key), response.writeHead(204).end())
    const found = objects.get(key)
    if (found === undefined) return fail(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      etag: found.etag,
      'last-modified': found.at.toUTCString(),
      'content-length': found.bytes.length,
    })
    response.end(request.method === 'HEAD' ? undefined : found.bytes)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    trouble,
    keys: () => [...objects.keys()].sort(),
    stop: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  }
}
