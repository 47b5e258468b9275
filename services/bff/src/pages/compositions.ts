import { randomUUID } from 'node:crypto'
import type { PublishedVersions } from '@site/contracts/composition'
import { isOverride, PREVIEW, type Overrides } from '@site/contracts/overrides'
import type { Registry } from '@site/contracts/registry'
import { visitorCookie } from '@site/contracts/visitor-cookie'
import { resolveComposition, type Resolved, type Store, type Visitor } from '@site/releases'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { cookieOf } from './cookie-of.ts'
import type { MayChoose } from './qa-access.ts'
import { isSecure } from './security-headers.ts'

const COMPOSITION_ID = /^[0-9a-f]{12}$/
const versions = z.record(z.string(), z.string())
type Versions = z.infer<typeof versions>

/** Ids that are known to be written, 12 characters each; an evicted one is written again, which changes nothing. */
const WRITTEN = 10_000

const keyOf = (id: string): string => `compositions/${id}.json`

/**
 * Stores the versions of each composition id in the release store and not in this process: the id of a report can be replayed days
 * later, by any server.
 */
export const knownCompositions = (store: Store, onProblem: (error: unknown) => void) => {
  const written = new LRUCache<string, true>({ max: WRITTEN })
  return {
    remember: (id: string, composed: () => Versions): void => {
      if (written.has(id)) return
      written.set(id, true)
      store.create(keyOf(id), Buffer.from(JSON.stringify(composed()))).catch((error: unknown) => {
        written.delete(id)
        onProblem(error)
      })
    },
    /** The versions of an id; null if no visitor ever got that composition. */
    recall: async (id: string): Promise<Versions | null> => {
      if (!COMPOSITION_ID.test(id)) return null
      const bytes = await store.read(keyOf(id))
      return bytes === null ? null : versions.parse(JSON.parse(bytes.toString('utf8')))
    },
  }
}
export type KnownCompositions = ReturnType<typeof knownCompositions>

const MAX_AGE_S = visitorCookie.years * 365 * 24 * 3600
const VISITOR_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Not by `URL`: it throws for `//`. */
export const queryOf = ({ originalUrl }: Request): URLSearchParams => {
  const at = originalUrl.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : originalUrl.slice(at + 1))
}

/** Who asks, and for what besides what everybody gets. */
interface Asking {
  readonly id: string
  readonly chosen: Overrides
  /** Of a preview. */
  readonly token: string | undefined
}

/**
 * The visitor: a random id stored for a year, so that a visitor stays in the same canary buckets; it holds nothing personal. `?c=<id>`
 * replays a composition; versions in the address take precedence.
 */
const visitorOf = async (
  request: Request,
  response: Response,
  recall: KnownCompositions['recall'],
): Promise<Asking> => {
  const secure = isSecure(request)
  const name = secure ? visitorCookie.secureName : visitorCookie.name
  const known = cookieOf(request, name)
  const id = known !== null && VISITOR_ID.test(known) ? known : randomUUID()
  if (id !== known)
    // By hand: Express adds the same moment once more as `Expires`, 40 bytes of every first page.
    response.append(
      'Set-Cookie',
      `${name}=${id}; Max-Age=${MAX_AGE_S}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
    )
  const query = queryOf(request)
  const replayed = query.get('c')
  const { [PREVIEW]: token, ...asked } = Object.fromEntries(
    [...query].filter(([key, version]) => isOverride(key, version)),
  )
  return { id, chosen: { ...(replayed === null ? null : await recall(replayed)), ...asked }, token }
}

const isSameForAll = ({ microFrontends }: Registry): boolean =>
  Object.values(microFrontends)
    .flat()
    .every(({ deployment }) => deployment.default || deployment.traffic === 0)

/** The composition of all visitors, by state of the registry; null in a state with canaries. */
const sharedBy = new WeakMap<Registry, { readonly resolved: Resolved | null } | null>()

/** `resolveComposition`, cached while all visitors get the same composition. */
const resolveCached = (registry: Registry, visitor: Visitor): Resolved | null => {
  if (Object.keys(visitor.overrides).length > 0) return resolveComposition(registry, visitor)
  const known = sharedBy.get(registry)
  if (known) return known.resolved
  const resolved = resolveComposition(registry, visitor)
  if (known === undefined) sharedBy.set(registry, isSameForAll(registry) ? { resolved } : null)
  return resolved
}

export interface ResolvedVisitor extends Resolved {
  /** What the tab asks for again: a preview by its token. */
  readonly overrides: Overrides
}

/** How the compositions of visitors are found. */
export interface FindCompositions {
  readonly known: Pick<KnownCompositions, 'recall'>
  readonly preview: (token: string) => Promise<Overrides | null>
  readonly mayChoose: MayChoose
}

/**
 * The composition of the visitor who asks; null before a shell is published. Sets the visitor's cookie. Versions that this visitor
 * may not choose are as unknown as those that are not published.
 */
export const compositionFor = async (
  request: Request,
  response: Response,
  registry: Registry,
  { known, preview, mayChoose }: FindCompositions,
): Promise<ResolvedVisitor | null> => {
  const { id, chosen, token } = await visitorOf(request, response, known.recall)
  const previewed = token === undefined ? null : await preview(token)
  const allowed = Object.keys(chosen).length === 0 || mayChoose(request) ? chosen : {}
  const resolved = resolveCached(registry, { id, overrides: { ...previewed, ...allowed } })
  if (resolved === null) return null
  const refused = Object.keys(chosen).filter((name) => !(name in allowed))
  const ended = token !== undefined && previewed === null
  return {
    ...resolved,
    unknown: [...resolved.unknown, ...refused, ...(ended ? [PREVIEW] : [])],
    overrides: { ...(token === undefined || ended ? {} : { [PREVIEW]: token }), ...allowed },
  }
}

/** Every published version and the share of visitors it serves, newest first: the choices of QA. */
export const publishedVersions = (registry: Registry): PublishedVersions =>
  Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, published]) => [
      name,
      published
        .map(({ metadata: { version }, deployment: { traffic, default: isDefault } }) => ({
          version,
          traffic,
          default: isDefault,
        }))
        .toReversed(),
    ]),
  )
