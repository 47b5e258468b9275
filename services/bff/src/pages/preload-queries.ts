import { preloadQueryKey, type PreloadedQueries } from '@site/contracts/preloaded-queries'
import type { PreloadQuery } from '@site/contracts/composition'
import { withTimeout } from '@site/contracts/with-timeout'

/** How long a page waits for its preloaded queries, in ms. After that the browser makes them itself. */
const TIMEOUT_MS = 500
/** Longest answer that is preloaded, in characters. */
const MAX_LENGTH = 100_000
/** The time of answers is rounded to the minute, so that front servers side by side render the same page. */
const MINUTE_MS = 60_000

export interface PreloadInput {
  readonly backendUrl: string
  readonly anonKey: () => string
  readonly onProblem: (error: unknown) => void
}

/** Makes the queries of a page. Null unless all were answered in time: with some missing, the browser must wait anyway. */
export const createPreloader = ({ backendUrl, anonKey, onProblem }: PreloadInput) => {
  const ask = async (
    { function: name, body }: PreloadQuery,
    signal: AbortSignal,
  ): Promise<readonly [string, unknown]> => {
    const response = await fetch(`${backendUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: anonKey(), authorization: `Bearer ${anonKey()}` },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    if (!response.ok) throw new Error(`${name}: ${response.status}`)
    const text = await response.text()
    if (text.length > MAX_LENGTH) throw new Error(`${name}: ${text.length} characters are too many to preload`)
    return [preloadQueryKey(name, body), JSON.parse(text)]
  }
  return async (calls: readonly PreloadQuery[]): Promise<PreloadedQueries | null> => {
    try {
      const at = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
      const answers = await withTimeout(TIMEOUT_MS, undefined, (signal) =>
        Promise.all(calls.map((call) => ask(call, signal))),
      )
      return { at, answers: Object.fromEntries(answers) }
    } catch (error) {
      onProblem(error)
      return null
    }
  }
}
export type PreloadQueries = ReturnType<typeof createPreloader>
