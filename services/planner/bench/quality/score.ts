import type { Check } from './answer.ts'
import type { Half, QualityRequest } from './request-table.ts'

export interface Result {
  readonly request: QualityRequest
  readonly checks: readonly Check[]
}
export interface Share {
  readonly passed: number
  readonly of: number
}
export interface Score {
  readonly half: Half
  readonly requests: number
  /** Requests that pass everything. */
  readonly macro: Share
  /** Checks that pass. */
  readonly micro: Share
  readonly kinds: Readonly<Record<string, Share>>
  readonly failures: readonly Failure[]
}
export interface Failure {
  readonly id: string
  readonly asked: string
  readonly wrong: readonly { readonly kind: string; readonly what: string }[]
}

/** Goals of the design (trips, "Measured"). */
export const GOALS = { macro: 0.95, micro: 0.99 } as const

export const part = ({ passed, of }: Share): number => (of === 0 ? 1 : passed / of)
export const isGood = ({ macro, micro }: Score): boolean => part(macro) >= GOALS.macro && part(micro) >= GOALS.micro

const failuresOf = ({ request: { id, request }, checks }: Result): Failure => ({
  id,
  asked: [request.destination, request.notes].filter(Boolean).join(' | '),
  wrong: checks.flatMap(({ kind, wrong }) => (wrong === null ? [] : [{ kind, what: wrong }])),
})

export const scoreOf = (half: Half, results: readonly Result[]): Score => {
  const checks = results.flatMap((own) => own.checks)
  const share = (of: readonly Check[]): Share => ({
    passed: of.filter(({ wrong }) => wrong === null).length,
    of: of.length,
  })
  const failures = results.map(failuresOf).filter(({ wrong }) => wrong.length > 0)
  const kinds = [...new Set(checks.map(({ kind }) => kind))].toSorted()
  return {
    half,
    requests: results.length,
    macro: { passed: results.length - failures.length, of: results.length },
    micro: share(checks),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, share(checks.filter((own) => own.kind === kind))])),
    failures,
  }
}

/** The figures of the half kept apart without what failed there, so that it stays unseen. */
export const withoutHeldOutFailures = (score: Score): Score =>
  score.half === 'held-out' ? { ...score, failures: [] } : score
