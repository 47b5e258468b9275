import type { RampPlan } from '@site/contracts/ramp-plan'
import { isRunning, type RampDecision } from '@site/contracts/ramp-view'
import { abortFigures, soFar } from './figures.ts'
import type { Interval } from './ramp-evidence.ts'
import type { RampRecord, Unsettled } from './ramp-record.ts'
import { POINTS, pointOf, thinned } from './ramp-view.ts'
import { advanced, decide, looked, observe, startRamp } from './ramp.ts'

/** Who decides where no person does. */
export const CONTROLLER = 'controller'

/** Decisions of one ramp that are kept: an outage that comes and goes makes two of them each time. */
const MOST_DECISIONS = 200
/** A front server that sent nothing for as long is forgotten, in ms; older batches are refused (`measured-store.ts`). */
const FORGET_FRONT_MS = 3_600_000

export interface NewRamp {
  readonly id: number
  readonly name: string
  readonly version: string
  readonly against: string
  readonly by: string
  readonly plan: RampPlan
  /** The share that it has already, in percent: the ramp goes on from there. */
  readonly percent: number
}

type What = Pick<RampDecision, 'kind' | 'words'> & Partial<Pick<RampDecision, 'by' | 'guard'>>

/** Adds a decision that is to be carried out. */
const deciding = (
  record: RampRecord,
  { by = CONTROLLER, guard = null, ...what }: What,
  now: Date,
  result: Partial<Omit<Unsettled, 'decision'>> = {},
): RampRecord => ({
  ...record,
  unsettled: {
    decision: { at: now.toISOString(), ...what, by, guard },
    percent: record.percent,
    state: record.state,
    held: record.held,
    ...result,
  },
})

/** A new ramp, to be started at the first step that is no step back. */
export const startRecord = ({ id, name, version, against, by, plan, percent }: NewRamp, now: Date): RampRecord => {
  const step = Math.max(
    0,
    plan.steps.findIndex((each) => each.percent >= percent),
  )
  const first = plan.steps[step]?.percent ?? 0
  const record: RampRecord = {
    id,
    name,
    version,
    against,
    by,
    plan,
    startedAt: now.toISOString(),
    endedAt: null,
    state: 'running',
    held: false,
    progress: { ...startRamp(now.getTime()), step },
    percent,
    unsettled: null,
    counted: {},
    observedAt: now.getTime(),
    series: [],
    decisions: [],
  }
  const steps = plan.steps.slice(step).map((each) => `${each.percent} %`)
  return deciding(record, { kind: 'started', words: `Started against ${against}: ${steps.join(' → ')}.`, by }, now, {
    percent: first,
  })
}

const stepWords = ({ progress, percent }: RampRecord, to: number): string =>
  `${percent} % → ${to} % after ${progress.stepVisits.toLocaleString('en-AU')} visits at ${percent} %: ${soFar(progress.evidence)}.`

/** What the figures decide, if anything. */
const decided = (before: RampRecord, record: RampRecord, now: Date): RampRecord | null => {
  const { progress, plan, against, version } = record
  const isPaused = progress.calmSince !== null
  if (isPaused && before.progress.calmSince === null)
    return deciding(
      record,
      {
        kind: 'outage',
        words: `Waits at ${record.percent} %: visitors without ${version} are in trouble too, so nobody is blamed.`,
      },
      now,
    )
  if (!isPaused && before.progress.calmSince !== null)
    return deciding(record, { kind: 'outage-over', words: `Goes on at ${record.percent} %: the trouble is over.` }, now)
  const decision = decide(progress, plan, now.getTime(), record.held)
  if (decision.kind === 'abort') {
    const { guard, atStep } = decision
    const figures = abortFigures(progress.evidence, guard, { against, wrongAlarm: plan.wrongAlarm, atStep })
    const words = `Taken back at ${record.percent} %: ${figures}.`
    return deciding(record, { kind: 'aborted', guard, words }, now, { percent: 0, state: 'aborted', held: false })
  }
  if (record.held || (decision.kind !== 'advance' && decision.kind !== 'done')) return null
  const percent = decision.kind === 'advance' ? decision.to.percent : 100
  const words = stepWords(record, percent)
  return percent === 100
    ? deciding(record, { kind: 'done', words }, now, { percent, state: 'done' })
    : deciding(record, { kind: 'step', words }, now, { percent })
}

/** What an interval showed, and which batches it was. */
export interface Taken {
  readonly interval: Interval
  readonly counted: RampRecord['counted']
}

const withTaken = (record: RampRecord, { interval, counted }: Taken, now: Date): RampRecord => {
  const progress = observe(record.progress, interval)
  const known = Object.entries({ ...record.counted, ...counted }).filter(
    ([, { at }]) => now.getTime() - at < FORGET_FRONT_MS,
  )
  return {
    ...record,
    progress,
    counted: Object.fromEntries(known),
    observedAt: now.getTime(),
    series: thinned([...record.series, pointOf(progress.evidence, now)], POINTS.whole),
  }
}

/** The record that follows; null where nothing is new. A decision that is not carried out yet comes first: see `settled`. */
export const nextRecord = (record: RampRecord, taken: Taken | null, now: Date): RampRecord | null => {
  if (record.unsettled !== null || record.endedAt !== null) return null
  const after = taken === null ? record : withTaken(record, taken, now)
  return decided(record, after, now) ?? (taken === null ? null : after)
}

/** The record once its decision is carried out. */
export const settled = (record: RampRecord, now: Date): RampRecord => {
  const { unsettled, progress } = record
  if (unsettled === null) return record
  const { decision, percent, state, held } = unsettled
  const isStep = decision.kind === 'step' || decision.kind === 'done'
  return {
    ...record,
    state,
    held,
    percent,
    unsettled: null,
    endedAt: isRunning(state) ? null : decision.at,
    progress:
      decision.kind === 'started'
        ? { ...progress, stepSince: now.getTime() }
        : isStep && record.plan.steps[progress.step + 1] !== undefined
          ? advanced(progress, now.getTime())
          : progress,
    decisions: [...record.decisions, decision].slice(-MOST_DECISIONS),
  }
}

/** The record where the registry refuses what was decided, such as a share beside which another remote would break. */
export const refused = (record: RampRecord, why: string, now: Date): RampRecord => {
  const isStart = record.unsettled?.decision.kind === 'started'
  // The look at the end of the step was made, whatever came of it.
  const kept = { ...record, unsettled: null, progress: looked(record.progress) }
  return isStart
    ? deciding(kept, { kind: 'aborted', words: `Not started: ${why}` }, now, {
        percent: record.percent,
        state: 'aborted',
      })
    : deciding(kept, { kind: 'hold', words: `Stays at ${record.percent} %: ${why}` }, now, { held: true })
}

/** The record where somebody changed by hand who has which version: the ramp ends and leaves it so. */
export const takenOver = (
  record: RampRecord,
  change: { readonly by: string; readonly words: string; readonly percent: number },
  now: Date,
): RampRecord => {
  const { by, words, percent } = change
  const kind = percent === 0 ? 'rolled-back' : 'taken-over'
  return deciding({ ...record, unsettled: null }, { kind, words, by }, now, { percent, state: kind, held: false })
}

/** A person has the ramp wait where it is, or go on. */
export const heldBy = (record: RampRecord, by: string, now: Date): RampRecord =>
  deciding(record, { kind: 'hold', words: `Stays at ${record.percent} % until somebody has it go on.`, by }, now, {
    held: true,
  })

export const resumedBy = (record: RampRecord, by: string, now: Date): RampRecord =>
  deciding(record, { kind: 'resume', words: `Goes on at ${record.percent} %.`, by }, now, { held: false })
