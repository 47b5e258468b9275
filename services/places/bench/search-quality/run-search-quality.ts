import type { Ask } from './ask-geocoder.ts'
import { isListed, judge } from './judge.ts'
import type { SearchQuery } from './queries.ts'
import type { Judged } from './summary.ts'

/** Texts of no query, for what is built when first needed: streets, cities with typing errors, names. */
const FIRST = ['1 warming up street', 'wrmingupp', 'warming up', 'warming up, nowhere']

/** Asks every query once (answers are remembered) and judges and times the answer. */
export function runSearchQuality(queries: readonly SearchQuery[], ask: Ask): Judged[] {
  for (const query of FIRST) ask({ query, category: '' })
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
