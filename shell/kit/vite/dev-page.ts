import { ROOT_ID } from '../../../services/contracts/src/page-elements.ts'
import type { ViteDevServer } from 'vite'

/** A page of a development server around one module script. */
export const devPage = (head: string, script: string): string => `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
    ${head}
  </head>
  <body>
    <div id="${ROOT_ID}"></div>
    ${script}
  </body>
</html>`

/** Answers every request for a page with this HTML. Call it after Vite's own middlewares. */
export const servePage = (server: ViteDevServer, html: () => Promise<string>): void => {
  server.middlewares.use((request, response, next) => {
    if (request.method !== 'GET' || !(request.headers.accept ?? '').includes('text/html')) return next()
    html()
      .then((page) => server.transformIndexHtml(request.originalUrl ?? '/', page))
      .then((page) => response.setHeader('content-type', 'text/html').end(page), next)
  })
}
