import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import express, { Router } from 'express'
import { ServiceError } from './service-error.ts'

/** Style elements that scripts create start empty and are filled through the CSSOM, which the policy allows. */
const EMPTY_STYLE = `'sha256-${createHash('sha256').update('').digest('base64')}'`

/** Files of its own, calls to this service, and nothing else. No text can become code: it has no Trusted Types policy. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE}`,
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

/** Names of files under `assets/` hold a hash of their content. */
const YEAR_S = 365 * 24 * 3600

/**
 * The console's built files (`services/console`). They hold no secret and need no token; whatever they show is asked for with the
 * visitor's own. Every address without a file is a page of it.
 */
export const consoleRoutes = (folder: string): Router => {
  const root = resolve(folder)
  const router = Router()
  router.use((_request, response, next) => {
    response.set(HEADERS)
    next()
  })
  router.use('/assets', express.static(`${root}/assets`, { index: false, immutable: true, maxAge: YEAR_S * 1000 }))
  router.use('/assets', (_request, _response, next) =>
    next(new ServiceError(404, 'not_found', 'The console has no such file.')),
  )
  router.use(express.static(root, { index: false, redirect: false, cacheControl: false, setHeaders: noCache }))
  router.get('/{*page}', (_request, response, next) => {
    noCache(response)
    response.sendFile('index.html', { root, cacheControl: false }, (error?: Error) => {
      if (error !== undefined && !response.headersSent)
        next(
          new ServiceError(404, 'not_found', 'The console was not built here: npm run build does.', { cause: error }),
        )
    })
  })
  return router
}

/** A page names the files of one build: it is asked for again each time. */
const noCache = (response: { setHeader: (name: string, value: string) => unknown }): void =>
  void response.setHeader('Cache-Control', 'no-cache')
