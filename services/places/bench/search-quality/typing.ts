import { isAccepted, type AnsweredPlace } from './judge.ts'
import type { Half, SearchQuery } from './queries.ts'

/** What a field suggests while a text is typed, best first. */
export type Suggest = (query: Pick<SearchQuery, 'query' | 'category'>) => readonly AnsweredPlace[]

/** Lines that are read before somebody types on. */
export const FIRST_LINES = 3

export interface Typed {
  readonly query: SearchQuery
  /** Line of the list that what is meant stands on, from 1; null when it is not there. */
  readonly line: number | null
  /** Wall time. */
  readonly milliseconds: number
}

export function lineOf(
  { accepted }: Pick<SearchQuery, 'accepted'>,
  suggested: readonly AnsweredPlace[],
): number | null {
  const at = suggested.findIndex((place) => accepted.some((each) => isAccepted(each, place)))
  return at < 0 ? null : at + 1
}

export const runTyping = (queries: readonly SearchQuery[], suggest: Suggest): Typed[] =>
  queries.map((query) => {
    const before = performance.now()
    const suggested = suggest(query)
    return { query, milliseconds: performance.now() - before, line: lineOf(query, suggested) }
  })

export interface TypingSummary {
  readonly queries: number
  readonly first: number
  /** On one of the first lines, the first among them. */
  readonly firstLines: number
}

export function summariseTyping(typed: readonly Typed[], half: Half): TypingSummary {
  const rows = typed.filter(({ query }) => query.half === half)
  return {
    queries: rows.length,
    first: rows.filter(({ line }) => line === 1).length,
    firstLines: rows.filter(({ line }) => line !== null && line <= FIRST_LINES).length,
  }
}
