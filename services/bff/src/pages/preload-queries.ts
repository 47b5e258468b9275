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

/** In the body of a query, what the path has in place of its parameter. */
const PLACEHOLDER = ':id'

/** The queries that a page of the route makes, with the parameter of its path filled in. */
export const queriesOf = ({ preload = [] }: Route, params: RouteParams): readonly PreloadQuery[] =>
  preload.map(({ function: name, body }) => ({
    function: name,
    body: Object.fromEntries(
      Object.entries(body).map(([key, value]) => [key, value === PLACEHOLDER ? (params['id'] ?? value) : value]),
    ),
  }))

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
