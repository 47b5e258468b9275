import type { Composition, PreloadQuery, Route } from '@site/contracts/composition'
import { emptyFrame } from '@site/contracts/frame'
import { placeQuery, type PlaceInAddress } from '@site/contracts/og-image'
import type { Registry } from '@site/contracts/registry'
import { findRoute, findShellRoute, hasParameter, pathOf, type RouteParams } from '@site/contracts/routes'
import { site } from '@site/contracts/site'
import type { Store } from '@site/releases'
import { Router, type Request, type Response } from 'express'
import type { Config } from '../config.ts'
import type { Measuring } from '../measured/create-measuring.ts'
import { forwardedFor } from '../proxy/call-headers.ts'
import {
  compositionFor,
  publishedVersions,
  queryOf,
  type FindCompositions,
  type KnownCompositions,
  type ResolvedVisitor,
} from './compositions.ts'
import { frameInPage, compositionInPage } from './composition-in-page.ts'
import { createFindSearch, type FindSearch } from './find-search.ts'
import { finishPage, sendFinished, type Effort } from './finished-page.ts'
import { sendPacked } from './send-packed.ts'
import { createHtmlCache, INCOMPLETE_TTL_MS, type BuiltPage, type HtmlCache } from './html-cache.ts'
import { withLocal, type FindLocalRemote, type LocalRemote } from './local-remote.ts'
import { filesOf, inlineStyles } from './page-files.ts'
import { askedInQuery, queriesOf, type PreloadQueries } from './preload-queries.ts'
import type { RenderAnswers } from './page-renderers.ts'
import { framed, type FindPrerendered } from './prerendered-pages.ts'
import type { FindFrame } from './rendered-frames.ts'
import { renderDocument } from './render-document.ts'
import { callOrigins, contentSecurityPolicy } from './security-headers.ts'
import { shownRoute } from './shown-route.ts'

export interface PagesInput extends FindCompositions {
  readonly known: KnownCompositions
  readonly config: Config
  readonly store: Store
  readonly registry: () => Registry
  readonly anonKey: () => string
  readonly prerendered: FindPrerendered
  readonly frames: FindFrame
  readonly preload: PreloadQueries
  readonly renderAnswers: RenderAnswers
  readonly local: FindLocalRemote
  readonly measuring: Measuring
}

/** How long a page with preloaded answers is cached before they are requested again, in ms. */
const PRELOADED_TTL_MS = 60_000
/** Limits of the cache of pages of routes with a parameter, and of searches: a crawl of them must not evict the pages everybody asks for. */
const PARAMETER_PAGES = { pages: 300, bytes: 32 * 1024 * 1024 }

interface Located {
  readonly route: Route
  readonly params: RouteParams
  /** The place whose hotels it shows; null for none. */
  readonly place: PlaceInAddress | null
  /** The calls for what the query of the address asks. */
  readonly calls: readonly PreloadQuery[]
  /** Name of the remote that owns it; null for the shell's own pages. */
  readonly owner: string | null
  readonly status: 200 | 404
}

/** The route of a path: the shell's own, a remote's, or for any other path the home page with status 404. */
const locate = ({ remotes }: Composition, path: string): Located | null => {
  const own = findShellRoute(path)
  if (own !== null) return { route: own, params: {}, place: null, calls: [], owner: null, status: 200 }
  const found = findRoute(remotes, path)
  const shown = found ?? findRoute(remotes, '/')
  if (shown === null) return null
  const status = found === null ? 404 : 200
  return { route: shown.route, params: shown.params, place: null, calls: [], owner: shown.remote.name, status }
}

/** What stands above every page that runs code of the visitor's own machine. */
const noticeOf = ({ remote: { name }, origin }: LocalRemote): string =>
  `<p role="status">These pages run ${name} from ${origin}, as only this browser does. <a href="?local=">Show what is released</a></p>`

const buildPage = async (
  request: Request,
  { composition, shell, versions, overrides, unknown }: ResolvedVisitor,
  { route, params, place, calls: found, owner, status }: Located,
  { config, store, anonKey, prerendered, frames, preload, renderAnswers }: PagesInput,
  cached: boolean,
  local: LocalRemote | null,
): Promise<BuiltPage> => {
  const remote = owner === null ? null : (versions[owner] ?? null)
  // A page for one visitor is not cached, so its calls are left to the browser, unless the page exists only if they say so.
  const one = hasParameter(route)
  const asked = cached && found.length > 0
  // After a search, the page shows its answer in place of what it offers.
  const own = asked ? found : queriesOf(route, params)
  const calls = cached || one ? own : []
  const visitor = one || asked ? forwardedFor(request) : undefined
  const preloaded = calls.length === 0 ? null : await preload(calls, visitor)
  const missing = one && preloaded?.outcome === 'missing'
  const queries = preloaded?.outcome === 'answered' ? preloaded.queries : null
  // A page that everybody gets without a search or a parameter is the one of the release.
  const renders = route.rendersAnswers === true && cached && (asked || (one && calls.length > 0))
  const answered =
    renders && remote !== null && queries !== null
      ? await renderAnswers({
          shell: shell.extras.modulefederation,
          remote: remote.extras.modulefederation,
          page: route.page,
          // Other pages are cached without their query, and read it in the browser alone.
          address: asked ? request.originalUrl : pathOf(route, params),
          preloaded: queries,
        })
      : null
  const stored =
    owner === null || remote === null
      ? null
      : (answered ?? (await prerendered(composition.shell, owner, remote.metadata.version, route.path)))
  const findFrame = () => frames(shell.extras.modulefederation, composition.frame ?? emptyFrame, pathOf(route, params))
  const rendered = stored && (await framed(stored, findFrame))
  const files = filesOf(shell, remote, route)
  const { css, linked } = await inlineStyles(store, files.styles)
  const document = renderDocument({
    route: shownRoute(route, params, preloaded),
    place,
    files: { ...files, styles: linked },
    css,
    state: {
      composition: compositionInPage(composition, owner, route),
      ...(composition.frame === undefined ? {} : { frame: frameInPage(composition.frame, owner) }),
      notFound: status === 404 ? request.path : null,
      backend: { publicUrl: config.backendPublicUrl, anonKey: anonKey() },
      tiles: config.tiles ?? undefined,
      ...(config.hasWeather ? { weather: true } : {}),
      ...(answered === null || queries === null ? {} : { renderedAt: queries.at }),
      canonicalHost: config.canonicalHost,
      extraHosts: config.extraHosts,
      overrides,
      unknownOverrides: unknown,
    },
    prerendered: rendered,
    preloaded: queries,
    ...(local === null ? {} : { notice: noticeOf(local) }),
  })
  const policy = contentSecurityPolicy({
    scripts: document.scripts,
    styles: document.styles,
    styleAttributes: rendered?.styleAttributes ?? [],
    connect: callOrigins(config, site.onlineCheck.url),
    images: config.tiles?.kind === 'raster' ? [new URL(config.tiles.url).origin] : [],
    local: local?.origin ?? null,
  })
  const headers = {
    'X-Composition': composition.id,
    ...(Object.keys(overrides).length === 0 && local === null ? {} : { 'X-Robots-Tag': 'noindex' }),
    ...(unknown.length === 0 ? {} : { 'X-Unknown-Override': unknown.join(', ') }),
  }
  // Pages of a parameter or a place are many, and each is rarely asked for: compressing them as small as they get costs more than it saves.
  const effort: Effort = cached && !one && place === null ? 'best' : 'quick'
  const page = finishPage(document.html, {
    status: missing ? 404 : status,
    policy,
    headers,
    effort,
    hashed: local === null,
  })
  const whole = rendered !== null || owner === null || !route.prerender
  if (missing) return { page, ttlMs: INCOMPLETE_TTL_MS, staleAllowed: false }
  const answersMissing = calls.length > 0 && (queries === null || (renders && answered === null))
  if (!whole || answersMissing) return { page, ttlMs: INCOMPLETE_TTL_MS, staleAllowed: whole }
  return { page, ttlMs: queries === null ? 0 : PRELOADED_TTL_MS, staleAllowed: true }
}

const sendUnavailable = (response: Response): void =>
  void response
    .status(503)
    .set('Retry-After', '2')
    .type('text')
    .send('The site is starting. Please reload in a moment.')

const sendPage = async (
  request: Request,
  response: Response,
  input: PagesInput & {
    readonly htmlCache: HtmlCache
    readonly parameterCache: HtmlCache
    readonly findSearch: FindSearch
  },
): Promise<void> => {
  const registry = input.registry()
  const local = input.local(request, response)
  const found = await compositionFor(request, response, registry, input)
  const resolved = found && withLocal(found, local)
  const page = resolved && locate(resolved.composition, request.path)
  if (resolved === null || page === null) return sendUnavailable(response)
  const { composition, versions, overrides, unknown } = resolved
  // Only compositions without overrides: those of the address are unlimited, and the address can be repeated.
  const chosen = Object.keys(overrides).length > 0 || local !== null
  if (!chosen)
    input.known.remember(composition.id, () =>
      Object.fromEntries(Object.entries(versions).map(([name, { metadata }]) => [name, metadata.version])),
    )
  const query = queryOf(request)
  const search =
    (await input.findSearch(page.route, query, forwardedFor(request))) ?? askedInQuery(page.route, page.params, query)
  const located = search === null ? page : { ...page, ...search }
  const { route, params, place, calls } = located
  const build = (cached: boolean) => buildPage(request, resolved, located, input, cached, local)
  // Pages that depend on more than the composition and the path are not cached.
  const cacheable = located.status === 200 && unknown.length === 0 && !chosen
  const key = `${composition.id} ${pathOf(route, params)}${place === null ? '' : placeQuery(place)}${calls.length === 0 ? '' : JSON.stringify(calls)}${route.rendersAnswers === false ? ' as published' : ''} ${input.anonKey()}`
  const cache = hasParameter(route) || place !== null ? input.parameterCache : input.htmlCache
  const finished = cacheable ? await cache(registry, key, () => build(true)) : (await build(false)).page
  await sendFinished(request, response, finished)
  // What is shown for others than those who chose it, and has no error.
  if (cacheable && finished.status === 200) input.measuring.visit(request, composition, located.owner)
}

/** Pages and the composition behind them, resolved for each visitor. */
export const pageRoutes = (input: PagesInput): Router => {
  const router = Router()
  const htmlCache = createHtmlCache()
  const parameterCache = createHtmlCache(PARAMETER_PAGES)
  const findSearch = createFindSearch(input.preload)
  router.get('/composition.json', async (request, response) => {
    const found = await compositionFor(request, response, input.registry(), input)
    if (found === null) return sendUnavailable(response)
    const resolved = withLocal(found, input.local(request, response))
    const canaries = [...input.measuring.canaries()].filter((name) => name !== 'shell')
    response.set({ 'Cache-Control': 'no-cache, private', 'X-Composition': resolved.composition.id })
    await sendPacked(
      request,
      response,
      canaries.length === 0 ? resolved.composition : { ...resolved.composition, canaries },
    )
  })
  router.get('/versions.json', (request, response) => {
    if (!input.mayChoose(request))
      return void response.status(401).json({ error: 'The versions of this site are for its QA.', code: 'not_qa' })
    response.set('Cache-Control', 'no-cache').json(publishedVersions(input.registry()))
  })
  router.get(/.*/, (request, response) =>
    sendPage(request, response, { ...input, htmlCache, parameterCache, findSearch }),
  )
  return router
}
