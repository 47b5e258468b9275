import { preloadQueryKey, type PreloadedQueries } from '@site/contracts/preloaded-queries'
import type { PreloadQuery, Route } from '@site/contracts/composition'
import type { RouteParams } from '@site/contracts/routes'
import { withTimeout } from '@site/contracts/with-timeout'

/** How long a page waits for its preloaded queries, in ms. After that the browser makes them itself. */
const TIMEOUT_MS = 500
/** Longest answer that is preloaded, in characters. */
const MAX_LENGTH = 100_000
/** The time of answers is rounded to the minute, so that front servers side by side render the same page. */
const MINUTE_MS = 60_000

/** In the body of a query: what the path has in place of its parameter, and the start of the name of what the address's query holds. */
const PLACEHOLDER = ':id'
const IN_QUERY = '?'

type Value = PreloadQuery['body'][string]

const nameIn = (value: Value): string | null =>
  typeof value === 'string' && value.startsWith(IN_QUERY) ? value.slice(IN_QUERY.length) : null

const namesIn = ({ body }: PreloadQuery): string[] => Object.values(body).flatMap((value) => nameIn(value) ?? [])

const filled = ({ function: name, body }: PreloadQuery, params: RouteParams, query: URLSearchParams): PreloadQuery => {
  const valueOf = (value: Value): Value => {
    const inQuery = nameIn(value)
    if (inQuery !== null) return query.get(inQuery)?.trim() ?? ''
    return value === PLACEHOLDER ? (params['id'] ?? value) : value
  }
  return { function: name, body: Object.fromEntries(Object.entries(body).map(([key, value]) => [key, valueOf(value)])) }
}

/** The queries that a page of the route makes whatever its address's query holds, with the parameter of its path filled in. */
export const queriesOf = ({ preload = [] }: Route, params: RouteParams): readonly PreloadQuery[] =>
  preload.filter((each) => namesIn(each).length === 0).map((each) => filled(each, params, new URLSearchParams()))

/**
 * What an address asks by its query: every query of the route, where it holds what they name and nothing else. An address that holds more
 * is answered by its path alone and rendered by the browser. Null for an address without a query, and for a route whose queries name none.
 */
export const askedInQuery = (
  route: Route,
  params: RouteParams,
  query: URLSearchParams,
): { readonly route: Route; readonly calls: readonly PreloadQuery[] } | null => {
  const { preload = [] } = route
  const names = new Set(preload.flatMap(namesIn))
  const held = [...query.keys()]
  if (names.size === 0 || held.length === 0) return null
  const isAll = held.length === names.size && held.every((name) => names.has(name) && query.get(name)?.trim() !== '')
  if (!isAll) return { route: { ...route, rendersAnswers: false }, calls: [] }
  return { route, calls: preload.map((each) => filled(each, params, query)) }
}

/** `missing`: the backend knows nothing of what was asked about. `failed`: the browser must ask itself. */
export type Preloaded =
  | { readonly outcome: 'answered'; readonly queries: PreloadedQueries }
  | { readonly outcome: 'missing' | 'failed' }

/** The backend answered 404. */
class MissingError extends Error {}

export interface PreloadInput {
  readonly backendUrl: string
  readonly anonKey: () => string
  readonly onProblem: (error: unknown) => void
}

/**
 * Makes the queries of a page. Fails unless all were answered in time: with one failed, the browser must wait anyway. `visitor` is
 * the address the backend's limits count for; without it they count for this server.
 */
export const createPreloader = ({ backendUrl, anonKey, onProblem }: PreloadInput) => {
  const ask = async (
    { function: name, body }: PreloadQuery,
    visitor: string | undefined,
    signal: AbortSignal,
  ): Promise<readonly [string, unknown]> => {
    const response = await fetch(`${backendUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: anonKey(),
        authorization: `Bearer ${anonKey()}`,
        ...(visitor === undefined ? {} : { 'x-forwarded-for': visitor }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    if (response.status === 404) throw new MissingError(`${name}: 404`)
    if (!response.ok) throw new Error(`${name}: ${response.status}`)
    const text = await response.text()
    if (text.length > MAX_LENGTH) throw new Error(`${name}: ${text.length} characters are too many to preload`)
    return [preloadQueryKey(name, body), JSON.parse(text)]
  }
  return async (calls: readonly PreloadQuery[], visitor?: string): Promise<Preloaded> => {
    try {
      const at = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
      const answers = await withTimeout(TIMEOUT_MS, undefined, (signal) =>
        Promise.all(calls.map((call) => ask(call, visitor, signal))),
      )
      return { outcome: 'answered', queries: { at, answers: Object.fromEntries(answers) } }
    } catch (error) {
      if (error instanceof MissingError) return { outcome: 'missing' }
      onProblem(error)
      return { outcome: 'failed' }
    }
  }
}
export type PreloadQueries = ReturnType<typeof createPreloader>
