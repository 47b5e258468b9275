import type { Summary } from './summary.ts'
import type { Behaviour, Visitor } from './simulate.ts'

/** What must come of the runs of a row. */
export interface Goal {
  readonly says: string
  readonly holds: (row: Summary) => boolean
}
export interface Scenario extends Behaviour {
  readonly name: string
  readonly goal: Goal
  /** Of all runs, beside the parts of the others. */
  readonly part: number
}

const harmless: Goal = { says: 'taken back ≤ 1 %', holds: ({ takenBack }) => takenBack <= 0.01 }
const noWrongAbort: Goal = { says: 'never taken back', holds: ({ takenBack }) => takenBack === 0 }
const caught = (visitors: number): Goal => ({
  says: `median ≤ ${visitors} visitors`,
  holds: ({ median, takenBack }) => median <= visitors && takenBack > 0.5,
})

const USUAL = 0.005
const usual = (): number => USUAL
const worse =
  (rate: number) =>
  (_who: Visitor, side: 'canary' | 'rest'): number =>
    side === 'canary' ? rate : USUAL
const DAY = 86_400
/** Morning and evening of a site of one country: a sine round the mean. */
const overTheDay = (seconds: number): number => 1 + 0.7 * Math.sin((2 * Math.PI * seconds) / DAY)

/** Every hundredth visitor has something that breaks any release: an extension, a proxy, a very old browser. */
const someAlwaysFail = (who: Visitor): number => (who.pace > 1.16 ? 0.2 : 0.003)

const BUSY = 60_000

/** What a release may be. Harmless ones are half of the runs: the rarest of mistakes is measured by them. */
export const scenarios: readonly Scenario[] = [
  { name: 'harmless', part: 8, goal: harmless, visitorsADay: BUSY, failure: usual, traffic: overTheDay },
  { name: 'harmless, some visitors always fail', part: 2, goal: harmless, visitorsADay: BUSY, failure: someAlwaysFail },
  {
    name: 'failures twice as many (0.5 % to 1 %)',
    part: 1,
    goal: caught(1500),
    visitorsADay: BUSY,
    failure: worse(2 * USUAL),
  },
  { name: 'throws for one visit in five', part: 1, goal: caught(100), visitorsADay: BUSY, failure: worse(0.2) },
  {
    name: 'broken in WebKit only',
    part: 1,
    goal: caught(100),
    visitorsADay: BUSY,
    failure: (who, side) => (side === 'canary' && who.browser === 'webkit' ? 0.95 : USUAL),
  },
  {
    name: 'largest paint a fifth later',
    part: 1,
    goal: { says: 'before half of the visitors', holds: ({ before }) => before > 0.9 },
    visitorsADay: BUSY,
    failure: usual,
    slower: (vital, side) => (vital === 'LCP' && side === 'canary' ? 1.2 : 1),
  },
  {
    name: 'harmless, 50 visitors a day',
    part: 1,
    goal: { says: 'waits', holds: ({ waiting }) => waiting === 1 },
    visitorsADay: 50,
    failure: usual,
    longestDays: 30,
  },
  {
    name: 'harmless, a burst of ten times the visitors for an hour',
    part: 1,
    goal: harmless,
    visitorsADay: BUSY,
    failure: usual,
    traffic: (seconds) => (seconds > 1500 && seconds < 5100 ? 10 : 1),
  },
  {
    name: 'harmless, backend away for 20 minutes',
    part: 1,
    goal: noWrongAbort,
    visitorsADay: BUSY,
    failure: (_who, _side, seconds) => (seconds > 3000 && seconds < 4200 ? 0.4 : USUAL),
  },
]
