import type { Ask } from './ask-geocoder.ts'
import { isListed, judge } from './judge.ts'
import type { SearchQuery } from './queries.ts'
import type { Judged } from './summary.ts'

/** Asks every query twice, the first time to fill what is built when first needed, and judges and times the second. */
export function runSearchQuality(queries: readonly SearchQuery[], ask: Ask): Judged[] {
  for (const query of queries) ask(query)
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
