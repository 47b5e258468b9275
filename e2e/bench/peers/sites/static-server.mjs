// A static host as the docs of each alternative leave it to: files, packed ahead of time, `index.html` for a path without one where the
// app routes in the browser. Calls go to the site's backend. Reads its folder again when told so, as a host does after a deployment.
// Arguments: folder, port, address of the backend, headers of documents as JSON, 'single' or 'pages'.
import { Agent, createServer } from 'node:http'
import { createProxyMiddleware } from 'http-proxy-middleware'
import sirv from 'sirv'

const [folder, port, target, headers, kind] = process.argv.slice(2)
const documents = Object.entries(JSON.parse(headers))
const calls = createProxyMiddleware({
  target,
  agent: new Agent({ keepAlive: true }),
  // The site adds its own key to calls without one.
  on: { proxyReq: (outgoing) => ['apikey', 'authorization'].forEach((name) => outgoing.removeHeader(name)) },
})

const readFolder = () =>
  sirv(folder, {
    brotli: true,
    etag: true,
    single: kind === 'single',
    extensions: ['html'],
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/')
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (!hashed) for (const [name, value] of documents) response.setHeader(name, value)
    },
  })
let files = readFolder()

const server = createServer((request, response) => {
  if (request.url.startsWith('/functions/')) return void calls(request, response)
  files(request, response, () => response.writeHead(404).end())
})
server.listen(Number(port), 'localhost', () => process.send?.('listening'))
process.on('message', () => {
  files = readFolder()
  process.send?.('reloaded')
})
process.once('disconnect', () => process.exit(0))
