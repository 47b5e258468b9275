import { guardNames, type GuardName, type RampArm } from '@site/contracts/ramp-view'
import { combinedEvidence, expectedSoFar, logEvidenceOf, type RampEvidence } from './ramp-evidence.ts'
import type { Arm } from './evidence.ts'
import { rateBounds } from './rate-bounds.ts'

/** The bounds that are shown are wrong, at any look, for one rate in twenty. */
const SHOWN_ALPHA = 0.05
/** Larger e-values are shown as this: JSON has no infinity. */
const MOST_EVIDENCE = 1e12

const evidenceOf = (log: number): number => Math.min(MOST_EVIDENCE, Math.exp(log))

export const armOf = (arm: Arm): RampArm => {
  const [low, high] = rateBounds(arm, SHOWN_ALPHA)
  return { visits: arm.visits, hits: arm.hits, low, high }
}

/** Each guard with what it counted and its e-value. */
export const guardFigures = (evidence: RampEvidence) => {
  const logs = logEvidenceOf(evidence)
  return guardNames.map((name) => ({
    name,
    canary: armOf(evidence.counted[name].canary),
    rest: armOf(evidence.counted[name].rest),
    evidence: evidenceOf(logs[name]),
  }))
}

/** The e-value of all guards together. */
export const allEvidence = (evidence: RampEvidence): number => evidenceOf(combinedEvidence(evidence).log)

/** What a guard counts, as a sentence names it. */
const GUARD_WORDS: Readonly<Record<GuardName, string>> = {
  failures: 'its own failures',
  others: 'failures of others beside it',
  errors: 'errors that nobody is charged with',
  slowLoad: 'largest paints among the slowest quarter',
  slowerLoad: 'largest paints among the slower half',
  slowPress: 'answers to a press among the slowest quarter',
  shift: 'layout shifts among the largest quarter',
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-AU')
const rate = (value: number): string => {
  const percent = 100 * value
  return `${percent >= 10 || percent === 0 ? percent.toFixed(0) : percent.toPrecision(2)} %`
}
const share = ({ visits, hits }: Arm): string => (visits === 0 ? 'none' : rate(hits / visits))

/** `14 of 120 visits (12 %, surely 5.1 % to 21 %)` */
const counted = (arm: Arm): string => {
  const { low, high } = armOf(arm)
  return `${whole(arm.hits)} of ${whole(arm.visits)} visits (${share(arm)}, between ${rate(low)} and ${rate(high)})`
}

/** Why a guard stopped a ramp, with its figures. */
export const abortFigures = (
  evidence: RampEvidence,
  guard: GuardName,
  { against, wrongAlarm, atStep }: { readonly against: string; readonly wrongAlarm: number; readonly atStep: boolean },
): string => {
  const { canary, rest } = evidence.counted[guard]
  const why = atStep
    ? `${expectedSoFar(evidence).toPrecision(3)} were to be expected, and chance does not explain the rest`
    : `evidence ${whole(allEvidence(evidence))}, ${whole(1 / wrongAlarm)} is enough`
  return `${GUARD_WORDS[guard]} in ${counted(canary)}, with ${against} in ${counted(rest)}; ${why}`
}

/** What a ramp has seen so far, in one phrase. */
export const soFar = (evidence: RampEvidence): string => {
  const { canary, rest } = evidence.counted.failures
  return `failures in ${share(canary)} of ${whole(canary.visits)} visits, with the rest in ${share(rest)} of ${whole(rest.visits)}; evidence ${allEvidence(evidence).toPrecision(2)}`
}
