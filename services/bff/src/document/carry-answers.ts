import { carriedKey, type CarriedAnswers } from '@site/contracts/carried'
import type { CarriedCall } from '@site/contracts/composition'
import { withTimeout } from '@site/contracts/with-timeout'

/** A page does not wait longer than this for what it would carry, in ms: the browser asks by itself then. */
const TIMEOUT_MS = 500
/** Longest answer that a page carries, in characters. */
const LONGEST = 100_000
/** When answers were given is said to the minute, so that front servers side by side make the same page. */
const MINUTE_MS = 60_000

export interface CarryInput {
  readonly backendUrl: string
  readonly anonKey: () => string
  readonly onProblem: (error: unknown) => void
}

/** Makes a page's calls; gives null unless every one was answered in time, since half of them spares nobody the wait. */
export const createCarrier = ({ backendUrl, anonKey, onProblem }: CarryInput) => {
  const ask = async (
    { function: name, body }: CarriedCall,
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
    if (text.length > LONGEST) throw new Error(`${name}: ${text.length} characters are too many to carry`)
    return [carriedKey(name, body), JSON.parse(text)]
  }
  return async (calls: readonly CarriedCall[]): Promise<CarriedAnswers | null> => {
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
export type CarryAnswers = ReturnType<typeof createCarrier>
