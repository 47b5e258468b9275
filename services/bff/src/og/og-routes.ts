import { pageOfOgImage } from '@site/contracts/og-image'
import type { Registry } from '@site/contracts/registry'
import { Router, type Request, type Response } from 'express'
import type { Logger } from 'pino'
import { queryOf } from '../pages/compositions.ts'
import { placeInQuery } from '../pages/find-search.ts'
import type { PreloadQueries } from '../pages/preload-queries.ts'
import { forwardedFor } from '../proxy/call-headers.ts'
import { perAddress } from '../reports/report-routes.ts'
import { type DrawCard, loadDrawCard } from './draw-card.ts'
import { cardOfPage, findPublishedRoute, type PictureOf, Unanswered } from './page-card.ts'
import { createPictures, type Picture } from './pictures.ts'
import { Overloaded } from './work-limit.ts'

export interface OgInput {
  readonly registry: () => Registry
  readonly preload: PreloadQueries
  readonly log: Logger
  /** Replaced in tests. */
  readonly draw?: DrawCard
}

/** Crawlers fetch a picture now and then; more than this is a flood, of which a core may spend a tenth. */
const PER_MINUTE = 300
/** A day, and for a week more while it is fetched again: words of a page seldom change. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

/** Loaded with the first picture, and again after a failure. */
const drawLater = (): DrawCard => {
  let loading: Promise<DrawCard> | null = null
  return async (card, signal) => {
    loading ??= loadDrawCard().catch((error: unknown) => {
      loading = null
      throw error
    })
    return (await loading)(card, signal)
  }
}

const askedFor = (registry: Registry, request: Request): PictureOf | null => {
  const page = pageOfOgImage(request.path)
  const found = page === null ? null : findPublishedRoute(registry, page)
  return found && { ...found, place: found.route.findsHotels === true ? placeInQuery(queryOf(request)) : null }
}

const send = (request: Request, response: Response, { bytes, etag }: Picture): void => {
  response.set({
    'Content-Type': 'image/png',
    'Cache-Control': CACHE_CONTROL,
    ETag: etag,
    // Chats and readers show the picture of a link within pages of their own.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  if (request.headers['if-none-match'] === etag) return void response.status(304).end()
  response.set('Content-Length', String(bytes.length)).end(request.method === 'HEAD' ? undefined : bytes)
}

const sendBusy = (response: Response): void =>
  void response.status(503).set({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).json({
    error: 'This picture is not available right now. Please try again in a few seconds.',
    code: 'unavailable',
  })

/** The picture of a shared link, `/og/<path of the page>.png`, drawn when it is first asked for. */
export const ogRoutes = ({ registry, preload, log, draw = drawLater() }: OgInput): Router => {
  const pictures = createPictures({ cardOf: (picture, visitor) => cardOfPage(preload, picture, visitor), draw })
  const limit = perAddress(PER_MINUTE, () => undefined)
  return Router().get(/^\/og(?:\/.*)?\.png$/, limit, async (request, response, next) => {
    const asked = askedFor(registry(), request)
    if (asked === null) return next()
    try {
      const picture = await pictures.find(asked, forwardedFor(request))
      if (picture === null) return next()
      send(request, response, picture)
    } catch (error) {
      if (!(error instanceof Overloaded || error instanceof Unanswered)) log.error({ err: error }, 'picture not drawn')
      sendBusy(response)
    }
  })
}
