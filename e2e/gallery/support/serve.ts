import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'

/** The built gallery of shared-ui: `npm run gallery -- build`. */
export const GALLERY = fileURLToPath(new URL('../../../shared-ui/.gallery', import.meta.url))

/** The renderer takes messages only from a page around it, as the gallery's own. */
const AROUND = `<!doctype html><html lang="en-AU"><title>Gallery</title>
<iframe title="Story" src="/renderer.html" style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe></html>`

/** Serves the built gallery on a free port of this machine. */
export const serveGallery = async () => {
  const files = sirv(GALLERY)
  const server = createServer((request, response) => {
    if (request.url !== '/around') return files(request, response)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(AROUND)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}/around`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
