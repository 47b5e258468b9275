import type { Route } from '@site/contracts/composition'
import type { Registry } from '@site/contracts/registry'
import { findRoute, findShellRoute } from '@site/contracts/routes'
import { site } from '@site/contracts/site'
import type { Resolved, Store, Visitor } from '@site/releases'
import { Router, type Request, type Response } from 'express'
import { callOrigins } from './call-origins.ts'
import type { Config } from './config/config.ts'
import type { KnownCompositions } from './composition/known-compositions.ts'
import type { FindPrerendered } from './composition/prerendered-pages.ts'
import { publishedVersions } from './composition/published-versions.ts'
import { resolveVisitor } from './composition/resolve-visitor.ts'
import { visitorOf } from './composition/visitor.ts'
import type { PreloadQueries } from './document/preload-queries.ts'
import { finishPage, sendFinished, type Effort } from './document/finished-page.ts'
import { withoutHashes } from './document/import-map.ts'
import { inlineStyles } from './document/inline-css.ts'
import { createHtmlCache, INCOMPLETE_TTL_MS, type BuiltPage, type HtmlCache } from './document/html-cache.ts'
import { filesOf } from './document/page-files.ts'
import { renderDocument } from './document/render-document.ts'
import { contentSecurityPolicy } from './document/security-headers.ts'

export interface PagesInput {
  readonly config: Config
  readonly store: Store
  readonly registry: () => Registry
  readonly anonKey: () => string
  readonly prerendered: FindPrerendered
  readonly known: KnownCompositions
  readonly preload: PreloadQueries
}

/** How long a page with preloaded answers is cached before they are requested again, in ms. */
const PRELOADED_TTL_MS = 60_000

interface Located {
  readonly route: Route
  /** Name of the remote that owns it; null for the shell's own pages. */
  readonly owner: string | null
  readonly status: 200 | 404
}

/** The route of a path: a remote's, the shell's own, or for any other path the home page with status 404. */
export const locate = (resolved: Resolved, path: string): Located | null => {
  const own = findShellRoute(path)
  if (own !== null) return { route: own, owner: null, status: 200 }
  const { remotes } = resolved.composition
  const found = findRoute(remotes, path)
  const shown = found ?? findRoute(remotes, '/')
  return shown && { route: shown.route, owner: shown.remote.name, status: found === null ? 404 : 200 }
}

const sendUnavailable = (response: Response): void =>
  void response
    .status(503)
    .set('Retry-After', '2')
    .type('text')
    .send('The site is starting. Please reload in a moment.')

const versionsOf = (versions: Resolved['versions']): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).map(([name, { metadata }]) => [name, metadata.version]))

type ResolvedVisitor = Resolved & { readonly overrides: Visitor['overrides'] }

const buildPage = async (
  path: string,
  resolved: ResolvedVisitor,
  { route, owner, status }: Located,
  { config, store, anonKey, prerendered, preload }: PagesInput,
  effort: Effort,
): Promise<BuiltPage> => {
  const { composition, shell, versions } = resolved
  const remote = owner === null ? null : (versions[owner] ?? null)
  const rendered =
    remote === null
      ? null
      : await prerendered(composition.shell, remote.extras.modulefederation.name, remote.metadata.version, route.path)
  // A page for one visitor is not cached, so its calls are left to the browser.
  const calls = effort === 'best' ? (route.preload ?? []) : []
  const preloaded = calls.length === 0 ? null : await preload(calls)
  const files = filesOf(shell, remote, remote === null ? null : route)
  const { css, linked } = await inlineStyles(store, files.styles)
  const document = renderDocument({
    route,
    files: { ...files, styles: linked },
    css,
    composition: withoutHashes({
      ...composition,
      remotes: composition.remotes.filter(({ name }) => name === owner),
    }),
    notFound: status === 404 ? path : null,
    backend: { publicUrl: config.backendPublicUrl, anonKey: anonKey() },
    ...(config.tiles === null ? {} : { tiles: config.tiles }),
    canonicalHost: config.canonicalHost,
    extraHosts: config.extraHosts,
    overrides: resolved.overrides,
    unknownOverrides: resolved.unknown,
    prerendered: rendered,
    preloaded,
  })
  const tiles = config.tiles === null ? [] : [new URL(config.tiles.url).origin]
  const policy = contentSecurityPolicy({
    scripts: document.scripts,
    styles: document.styles,
    styleAttributes: rendered?.styleHashes ?? [],
    connect: callOrigins(config, site.onlineCheck.url),
    images: tiles,
  })
  const headers = {
    'X-Composition': composition.id,
    ...(resolved.unknown.length === 0 ? {} : { 'X-Unknown-Override': resolved.unknown.join(', ') }),
  }
  const page = finishPage(document.html, { status, policy, headers, effort })
  const whole = rendered !== null || owner === null || !route.prerender
  if (!whole || (calls.length > 0 && preloaded === null)) return { page, ttlMs: INCOMPLETE_TTL_MS, staleAllowed: whole }
  return { page, ttlMs: preloaded === null ? Number.POSITIVE_INFINITY : PRELOADED_TTL_MS, staleAllowed: true }
}

const sendPage = async (
  request: Request,
  response: Response,
  resolved: ResolvedVisitor,
  input: PagesInput & { readonly htmlCache: HtmlCache; readonly state: Registry },
): Promise<void> => {
  const located = locate(resolved, request.path)
  if (located === null) return sendUnavailable(response)
  const { id } = resolved.composition
  // Only compositions without overrides: those of the address are unlimited, and the address can be repeated.
  const asked = Object.keys(resolved.overrides).length > 0
  if (!asked) input.known.remember(id, () => versionsOf(resolved.versions))
  const build = (effort: Effort) => buildPage(request.path, resolved, located, input, effort)
  // Pages that depend on more than the composition and the path are not cached.
  const cacheable = located.status === 200 && resolved.unknown.length === 0 && !asked
  const page = cacheable
    ? await input.htmlCache(input.state, `${id} ${located.route.path} ${input.anonKey()}`, () => build('best'))
    : (await build('quick')).page
  await sendFinished(request, response, page)
}

/** Pages and the composition behind them, resolved for each visitor. */
export const pageRoutes = (input: PagesInput): Router => {
  const router = Router()
  const htmlCache = createHtmlCache()
  router.get('/composition.json', async (request, response) => {
    const visitor = await visitorOf(request, response, input.known.recall)
    const resolved = resolveVisitor(input.registry(), visitor)
    if (resolved === null) return sendUnavailable(response)
    response
      .set({ 'Cache-Control': 'no-cache, private', 'X-Composition': resolved.composition.id })
      .json(resolved.composition)
  })
  router.get('/versions.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(publishedVersions(input.registry()))
  })
  router.get(/.*/, async (request, response) => {
    const visitor = await visitorOf(request, response, input.known.recall)
    const state = input.registry()
    const resolved = resolveVisitor(state, visitor)
    if (resolved === null) return sendUnavailable(response)
    await sendPage(request, response, { ...resolved, overrides: visitor.overrides }, { ...input, htmlCache, state })
  })
  return router
}
