import { isRunning, type RampState, type RampView, type SeriesPoint } from '@site/contracts/ramp-view'
import { allEvidence, armOf, guardFigures } from './figures.ts'
import type { RampEvidence } from './ramp-evidence.ts'
import type { RampRecord } from './ramp-record.ts'
import { decide } from './ramp.ts'

/** Points of a curve: of one ramp, and of each in a list. */
export const POINTS = { whole: 200, list: 40 } as const

/** At most so many points, evenly; the newest one stays. */
export const thinned = <Point>(points: readonly Point[], most: number): Point[] => {
  if (points.length <= most) return [...points]
  const every = Math.ceil(points.length / most)
  return points.filter((_, at) => (points.length - 1 - at) % every === 0)
}

const seriesArm = (evidence: RampEvidence, side: 'canary' | 'rest') => {
  const { visits, hits, low, high } = armOf(evidence.counted.failures[side])
  return { visits, failures: hits, low, high }
}

export const pointOf = (evidence: RampEvidence, at: Date): SeriesPoint => ({
  at: at.toISOString(),
  canary: seriesArm(evidence, 'canary'),
  rest: seriesArm(evidence, 'rest'),
})

const perVisit = (count: number | undefined, visits: number): number => (visits === 0 ? 0 : (count ?? 0) / visits)

const namedOf = ({ canary, rest }: RampEvidence): RampView['named'] =>
  [...new Set([...Object.keys(canary.named), ...Object.keys(rest.named)])].sort().map((name) => ({
    name,
    canary: perVisit(canary.named[name], canary.visits),
    rest: perVisit(rest.named[name], rest.visits),
  }))

const stateOf = ({ state, held, progress }: RampRecord): RampState => {
  if (state !== 'running') return state
  if (held) return 'held'
  return progress.calmSince === null ? 'running' : 'outage'
}

const waitingOf = ({ endedAt, held, progress, plan, unsettled }: RampRecord, now: Date): RampView['waiting'] => {
  if (endedAt !== null || held || unsettled !== null) return null
  const decision = decide(progress, plan, now.getTime())
  return decision.kind === 'wait' ? { for: decision.for, left: decision.left } : null
}

/** A ramp as it is shown at `now`. */
export const rampViewOf = (record: RampRecord, now: Date, points: number = POINTS.whole): RampView => {
  const { name, version, against, startedAt, endedAt, by, plan, progress, percent, decisions, series } = record
  const { evidence } = progress
  const state = stateOf(record)
  return {
    name,
    version,
    against,
    state,
    startedAt,
    endedAt,
    by,
    plan,
    step: progress.step,
    stepSince: new Date(progress.stepSince).toISOString(),
    stepVisits: progress.stepVisits,
    waiting: isRunning(state) ? waitingOf(record, now) : null,
    traffic: percent,
    guards: guardFigures(evidence),
    evidence: allEvidence(evidence),
    named: namedOf(evidence),
    series: thinned(series, points),
    decisions: [...decisions],
  }
}
