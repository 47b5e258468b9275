import type { Plugin } from 'vite'

const page = (name: string, anonKey: string): string => `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
    <title>${name} alone</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module">
      import { startStandalone } from '@site/kit/standalone'
      import { remote } from '/src/remote.ts'
      startStandalone(remote, document.getElementById('root'), ${JSON.stringify(anonKey)})
    </script>
  </body>
</html>`

/** Serves one page that hosts the remote by itself, with hot reload; calls go to the backend by the dev server's proxy. */
export const standalonePage = (name: string): Plugin => ({
  name: 'site:standalone',
  apply: 'serve',
  configureServer(server) {
    return () => {
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || !(request.headers.accept ?? '').includes('text/html')) return next()
        const url = request.originalUrl ?? '/'
        server.transformIndexHtml(url, page(name, process.env['BACKEND_ANON_KEY'] ?? '')).then(
          (html) => response.setHeader('content-type', 'text/html').end(html),
          (error: unknown) => next(error),
        )
      })
    }
  },
})
