import type { Composition, Route } from '@site/contracts/composition'
import type { Registry } from '@site/contracts/registry'
import { findRoute, findShellRoute } from '@site/contracts/routes'
import { site } from '@site/contracts/site'
import type { Store } from '@site/releases'
import { Router, type Request, type Response } from 'express'
import type { Config } from '../config.ts'
import { compositionFor, publishedVersions, type KnownCompositions, type ResolvedVisitor } from './compositions.ts'
import { finishPage, sendFinished, type Effort } from './finished-page.ts'
import { createHtmlCache, INCOMPLETE_TTL_MS, type BuiltPage, type HtmlCache } from './html-cache.ts'
import { filesOf, inlineStyles } from './page-files.ts'
import type { PreloadQueries } from './preload-queries.ts'
import type { FindPrerendered } from './prerendered-pages.ts'
import { renderDocument } from './render-document.ts'
import { callOrigins, contentSecurityPolicy } from './security-headers.ts'

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

/** The route of a path: the shell's own, a remote's, or for any other path the home page with status 404. */
const locate = ({ remotes }: Composition, path: string): Located | null => {
  const own = findShellRoute(path)
  if (own !== null) return { route: own, owner: null, status: 200 }
  const found = findRoute(remotes, path)
  const shown = found ?? findRoute(remotes, '/')
  return shown && { route: shown.route, owner: shown.remote.name, status: found === null ? 404 : 200 }
}

/**
 * The composition for a page: its own remote, without hashes. Those stand in the import map already, and those of the last good version
 * are asked for by the few who need them.
 */
const reduced = (composition: Composition, owner: string | null): Composition => ({
  ...composition,
  remotes: composition.remotes
    .filter(({ name }) => name === owner)
    .map(({ integrity: _own, lastGood, ...remote }) => ({
      ...remote,
      ...(lastGood === undefined ? {} : { lastGood: { version: lastGood.version, entry: lastGood.entry, boot: [] } }),
    })),
})

const buildPage = async (
  path: string,
  { composition, shell, versions, overrides, unknown }: ResolvedVisitor,
  { route, owner, status }: Located,
  { config, store, anonKey, prerendered, preload }: PagesInput,
  effort: Effort,
): Promise<BuiltPage> => {
  const remote = owner === null ? null : (versions[owner] ?? null)
  const rendered =
    owner === null || remote === null
      ? null
      : await prerendered(composition.shell, owner, remote.metadata.version, route.path)
  // A page for one visitor is not cached, so its calls are left to the browser.
  const calls = effort === 'best' ? (route.preload ?? []) : []
  const preloaded = calls.length === 0 ? null : await preload(calls)
  const files = filesOf(shell, remote, route)
  const { css, linked } = await inlineStyles(store, files.styles)
  const document = renderDocument({
    route,
    files: { ...files, styles: linked },
    css,
    state: {
      composition: reduced(composition, owner),
      notFound: status === 404 ? path : null,
      backend: { publicUrl: config.backendPublicUrl, anonKey: anonKey() },
      tiles: config.tiles ?? undefined,
      canonicalHost: config.canonicalHost,
      extraHosts: config.extraHosts,
      overrides,
      unknownOverrides: unknown,
    },
    prerendered: rendered,
    preloaded,
  })
  const policy = contentSecurityPolicy({
    scripts: document.scripts,
    styles: document.styles,
    styleAttributes: rendered?.styleAttributes ?? [],
    connect: callOrigins(config, site.onlineCheck.url),
    images: config.tiles === null ? [] : [new URL(config.tiles.url).origin],
  })
  const headers = {
    'X-Composition': composition.id,
    ...(unknown.length === 0 ? {} : { 'X-Unknown-Override': unknown.join(', ') }),
  }
  const page = finishPage(document.html, { status, policy, headers, effort })
  const whole = rendered !== null || owner === null || !route.prerender
  if (!whole || (calls.length > 0 && preloaded === null)) return { page, ttlMs: INCOMPLETE_TTL_MS, staleAllowed: whole }
  return { page, ttlMs: preloaded === null ? 0 : PRELOADED_TTL_MS, staleAllowed: true }
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
  input: PagesInput & { readonly htmlCache: HtmlCache },
): Promise<void> => {
  const registry = input.registry()
  const resolved = await compositionFor(request, response, registry, input.known.recall)
  const located = resolved && locate(resolved.composition, request.path)
  if (resolved === null || located === null) return sendUnavailable(response)
  const { composition, versions, overrides, unknown } = resolved
  // Only compositions without overrides: those of the address are unlimited, and the address can be repeated.
  const asked = Object.keys(overrides).length > 0
  if (!asked)
    input.known.remember(composition.id, () =>
      Object.fromEntries(Object.entries(versions).map(([name, { metadata }]) => [name, metadata.version])),
    )
  const build = (effort: Effort) => buildPage(request.path, resolved, located, input, effort)
  // Pages that depend on more than the composition and the path are not cached.
  const cacheable = located.status === 200 && unknown.length === 0 && !asked
  const key = `${composition.id} ${located.route.path} ${input.anonKey()}`
  const page = cacheable ? await input.htmlCache(registry, key, () => build('best')) : (await build('quick')).page
  await sendFinished(request, response, page)
}

/** Pages and the composition behind them, resolved for each visitor. */
export const pageRoutes = (input: PagesInput): Router => {
  const router = Router()
  const htmlCache = createHtmlCache()
  router.get('/composition.json', async (request, response) => {
    const resolved = await compositionFor(request, response, input.registry(), input.known.recall)
    if (resolved === null) return sendUnavailable(response)
    response
      .set({ 'Cache-Control': 'no-cache, private', 'X-Composition': resolved.composition.id })
      .json(resolved.composition)
  })
  router.get('/versions.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(publishedVersions(input.registry()))
  })
  router.get(/.*/, (request, response) => sendPage(request, response, { ...input, htmlCache }))
  return router
}
