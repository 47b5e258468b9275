import type { Verdict } from './judge.ts'
import type { SearchQuery } from './queries.ts'

/** One query and how it was answered. */
export interface Judged {
  readonly query: SearchQuery
  readonly verdict: Verdict
  /** What is meant stood among the first six. */
  readonly listed: boolean
  /** The name of the place it was resolved to; null for a question or “unknown”. */
  readonly answered: string | null
  /** Wall time. */
  readonly milliseconds: number
}

export interface Summary {
  readonly queries: number
  readonly verdicts: Readonly<Record<Verdict, number>>
  /** Queries that name something the data hold: all but those where “unknown” is right. */
  readonly held: number
  /** Of those, answered first or offered as a choice. */
  readonly found: number
  /** Of those, among the first six, whatever was claimed. */
  readonly listed: number
}

const isHeld = ({ query }: Judged): boolean => query.expect === 'resolve' || query.accepted.length > 0

export function summarise(judged: readonly Judged[]): Summary {
  const counted = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict).length
  const held = judged.filter(isHeld)
  return {
    queries: judged.length,
    verdicts: {
      'right-first': counted('right-first'),
      'right-choice': counted('right-choice'),
      'honest-unknown': counted('honest-unknown'),
      missed: counted('missed'),
      wrong: counted('wrong'),
      'silently-wrong': counted('silently-wrong'),
    },
    held: held.length,
    found: held.filter(({ verdict }) => verdict === 'right-first' || verdict === 'right-choice').length,
    listed: held.filter(({ listed }) => listed).length,
  }
}

/** The value that a share of the sorted numbers do not exceed; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** Shares of the queries, and milliseconds without providers: at p95 of the queries, at p99 of odd texts. */
export const GOALS = { wrong: 0.01, found: 0.9, addresses: 0.99, typing: 0.9, p95: 30, oddP99: 50 } as const

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`

/** What falls short of the goals, in words; empty when all are met. */
export function missedGoals(
  judged: readonly Judged[],
  { oddP99, imported, typing }: { readonly oddP99: number; readonly imported: number; readonly typing: number },
): string[] {
  const { queries, verdicts: counts, held, found } = summarise(judged)
  const wrong = share(counts.wrong + counts['silently-wrong'], queries)
  const right = share(found, held)
  const houses = summarise(judged.filter(({ query }) => query.class === 'address' && query.expect === 'resolve'))
  const addresses = houses.held === 0 ? 1 : share(houses.found, houses.held)
  const p95 = quantile(
    judged.map(({ milliseconds }) => milliseconds),
    0.95,
  )
  return [
    ...(wrong > GOALS.wrong ? [`wrong ${percent(wrong)}, not at most ${percent(GOALS.wrong)}`] : []),
    ...(counts['silently-wrong'] > 0 ? [`${counts['silently-wrong']} silently wrong, not 0`] : []),
    ...(right < GOALS.found ? [`found ${percent(right)} of what the data hold, not ${percent(GOALS.found)}`] : []),
    ...(addresses < GOALS.addresses
      ? [`found ${percent(addresses)} of real addresses, not ${percent(GOALS.addresses)}`]
      : []),
    ...(imported < GOALS.addresses
      ? [`answered ${percent(imported)} of imported addresses, not ${percent(GOALS.addresses)}`]
      : []),
    ...(typing < GOALS.typing
      ? [`suggested ${percent(typing)} of unfinished texts on the first lines, not ${percent(GOALS.typing)}`]
      : []),
    ...(oddP99 > GOALS.oddP99 ? [`p99 of odd texts ${oddP99.toFixed(1)} ms, not ${GOALS.oddP99} ms`] : []),
    ...(p95 > GOALS.p95 ? [`p95 ${p95.toFixed(1)} ms, not ${GOALS.p95} ms`] : []),
  ]
}
