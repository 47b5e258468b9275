import { Agent, createServer, type IncomingMessage } from 'node:http'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { setSecurityHeaders } from '../../../services/bff/src/pages/security-headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

interface Answer {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

const answer = (text: Buffer, type: string, cache: string): Answer => {
  const packed = type !== 'font/woff2'
  const body = packed ? brotliCompressSync(text) : text
  return {
    body,
    headers: {
      'content-type': type,
      'cache-control': cache,
      'content-length': String(body.length),
      ...(packed ? { 'content-encoding': 'br' } : {}),
    },
  }
}

/** Every answer the server can give, ready to send: assets under `/assets/`, documents at their paths. */
const answersOf = async (folder: string, documents: ReadonlyMap<string, string>): Promise<Map<string, Answer>> => {
  const answers = new Map<string, Answer>()
  for (const file of await readdir(join(folder, 'assets'))) {
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const bytes = await readFile(join(folder, 'assets', file))
    answers.set(`/assets/${file}`, answer(bytes, type, 'public, max-age=31536000, immutable'))
  }
  for (const [path, html] of documents)
    answers.set(path, answer(Buffer.from(html), 'text/html; charset=utf-8', 'no-cache'))
  return answers
}

export interface BaselineHost {
  /** Documents by path. */
  readonly documents: ReadonlyMap<string, string>
  /** Without the security headers that any page of ours has, however it is made (docs/decisions/016). */
  readonly bare: boolean
  /** Address of the running site, which answers calls for data. */
  readonly site: string
}

/** A static host as good as they come: everything in memory and packed ahead of time with brotli 11. */
export const serveBaseline = async (folder: string, { documents, bare, site }: BaselineHost) => {
  const calls = createProxyMiddleware<IncomingMessage>({
    target: site,
    agent: new Agent({ keepAlive: true }),
    on: {
      // The baseline knows no key; the site adds its own to calls without one.
      proxyReq: (outgoing) => ['apikey', 'authorization'].forEach((name) => outgoing.removeHeader(name)),
    },
  })
  const answers = await answersOf(folder, documents)
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const found = answers.get(path)
    if (found === undefined) return void calls(request, response)
    if (!bare && documents.has(path)) setSecurityHeaders(response, false)
    response.writeHead(200, found.headers).end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
