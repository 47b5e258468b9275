import type { Outcome } from './simulate.ts'

const quantile = (list: readonly number[], at: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(at * list.length))] ?? 0
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** What became of the runs of one row; `saw` counts visitors who had the new version. */
export const summary = (outcomes: readonly Outcome[]) => {
  const of = (...kinds: readonly Outcome['decision'][]) =>
    share(outcomes.filter(({ decision }) => kinds.includes(decision)).length, outcomes.length)
  const saw = outcomes.map((outcome) => outcome.saw)
  return {
    takenBack: of('abort'),
    everybody: of('done'),
    waiting: of('unfinished', 'hold'),
    paused: share(outcomes.filter(({ held }) => held).length, outcomes.length),
    before: share(outcomes.filter(({ decision, step }) => decision === 'abort' && step < 2).length, outcomes.length),
    median: quantile(saw, 0.5),
    ninth: quantile(saw, 0.9),
  }
}
export type Summary = ReturnType<typeof summary>
