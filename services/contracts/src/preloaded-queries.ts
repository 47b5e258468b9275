/** Results of the queries that a route preloads: answers by `preloadQueryKey`, and when they were given, in ms since 1970. */
export interface PreloadedQueries {
  readonly at: number
  readonly answers: Readonly<Record<string, unknown>>
}

/** Greatest age of a preloaded answer, in ms. Browsers restore pages from their back/forward cache. */
export const PRELOADED_MAX_AGE_MS = 300_000

/** Identifies a query by its function and body. */
export const preloadQueryKey = (name: string, body: unknown): string => `${name} ${JSON.stringify(body)}`
