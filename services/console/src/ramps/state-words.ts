import type { GuardName, RampState, RampView } from '@site/contracts/ramp-view'
import { count, duration, percent, shortVersion } from '../parts/words.ts'

export const stateWords: Readonly<Record<RampState, string>> = {
  running: 'Running',
  held: 'Held',
  outage: 'Waiting for an outage to end',
  done: 'Reached 100%',
  aborted: 'Taken back by itself',
  'rolled-back': 'Rolled back by a person',
  'taken-over': 'Ended by a manual change',
}

/** What each guard compares, as it is named on the page. */
export const guardWords: Readonly<Record<GuardName, string>> = {
  failures: 'Its own failures',
  others: 'Failures of other releases',
  errors: 'Errors that nobody is charged with',
  slowLoad: 'Slow to show (LCP, slowest quarter)',
  slowerLoad: 'Slower to show (LCP, slower half)',
  slowPress: 'Slow to answer a press (INP)',
  shift: 'Layout that shifts (CLS)',
}

const nextStep = ({ plan, step }: RampView): string => {
  const next = plan.steps[step + 1]
  return next === undefined ? 'the end' : percent(next.percent)
}

const waitWords = (ramp: RampView): string => {
  const { waiting, traffic, version } = ramp
  const has = `${percent(traffic)} of visitors have ${shortVersion(version)}.`
  if (waiting === null) return `${has} The next step, to ${nextStep(ramp)}, is due.`
  if (waiting.for === 'time') return `${has} It goes to ${nextStep(ramp)} in ${duration(waiting.left)} at the earliest.`
  return `${has} It goes to ${nextStep(ramp)} after ${count(waiting.left)} more visits with it.`
}

/** What a ramp does now, in one or two sentences. */
export const situation = (ramp: RampView): string => {
  const { state, traffic, against } = ramp
  const version = shortVersion(ramp.version, [against])
  const before = shortVersion(against, [ramp.version])
  switch (state) {
    case 'running':
      return waitWords(ramp)
    case 'held':
      return `It stays at ${percent(traffic)} until somebody resumes it. Its guards watch it all the same and take it back if they must.`
    case 'outage':
      return `Visitors without ${version} are in trouble too, so nobody is blamed: it stays at ${percent(traffic)} and goes on once they are not.`
    case 'done':
      return `Everybody has ${version}. ${before} stays published and can be rolled back to.`
    case 'aborted':
      return `${version} did worse than ${before} and was taken back. Everybody has ${before} again.`
    case 'rolled-back':
      return `A person took ${version} back. Everybody had ${before} again.`
    case 'taken-over':
      return `Somebody changed by hand who has which version. The ramp ended there and left it so.`
  }
}

/** How much of the evidence that takes a release back is there, from 0 to 1. Evidence multiplies, so that its logarithm is what grows evenly. */
export const evidenceShare = (evidence: number, wrongAlarm: number): number =>
  evidence <= 1 ? 0 : Math.min(1, Math.log(evidence) / Math.log(1 / wrongAlarm))

/** `12.4 of 50`: what there is, of what takes a release back. */
export const evidenceWords = (evidence: number, wrongAlarm: number): string => {
  const most = count(Math.round(1 / wrongAlarm))
  if (evidence <= 1) return `none of ${most}`
  return `${evidence >= 1e6 ? 'over 1,000,000' : count(Number(evidence.toPrecision(3)))} of ${most}`
}
