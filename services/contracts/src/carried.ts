/** What a page carries: answers by `carriedKey`, and when they were given, in ms since 1970. */
export interface CarriedAnswers {
  readonly at: number
  readonly answers: Readonly<Record<string, unknown>>
}

/** Id of the element of a page that holds its `CarriedAnswers` as JSON. */
export const CARRIED_ID = 'page-answers'

/** How old an answer may be that is shown instead of asking again, in ms. Browsers keep pages to go back to. */
export const CARRIED_FOR_MS = 300_000

/** What tells one call from another. */
export const carriedKey = (name: string, body: unknown): string => `${name} ${JSON.stringify(body)}`
