import type { Ask } from './ask-geocoder.ts'
import { isListed, judge } from './judge.ts'
import type { SearchQuery } from './queries.ts'
import type { Judged } from './summary.ts'

/**
 * Asks every query and judges and times the answer; before that each with a word more, as a server has run for a while.
 * No text is asked twice: answers are remembered.
 */
export function runSearchQuality(queries: readonly SearchQuery[], ask: Ask): Judged[] {
  for (const { query, category } of queries) ask({ query: `${query} please`, category })
  return queries.map((query) => {
    const before = performance.now()
    const answer = ask(query)
    const milliseconds = performance.now() - before
    return {
      query,
      verdict: judge(query, answer),
      listed: isListed(query, answer),
      answered: answer.status === 'resolved' ? (answer.place?.name ?? null) : null,
      milliseconds,
    }
  })
}
