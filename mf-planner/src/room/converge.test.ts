import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as Y from 'yjs'
import { minutesOf } from '../plan/clock.ts'
import type { TripDay } from '../plan/plan.ts'
import { stopsMap } from './plan-doc.ts'
import { readPlan } from './read-plan.ts'
import { editScript, playScript } from './testing/edit-script.ts'

/** `npm run converge -w mf-planner` plays 10,000. */
const SCRIPTS = Number(process.env['ROOM_SCRIPTS'] ?? 150)
/** A script takes 40 ms; several times that on a busy machine. */
const LIMIT_MS = 20_000 + 300 * SCRIPTS

/** What is wrong with a day on its own clock, in words; null when a person could follow it. */
const fault = ({ departAt, stops, date }: TripDay): string | null => {
  let free = departAt === null ? 0 : minutesOf(departAt)
  for (const { title, start, end, leg, yours, misfit } of stops) {
    if (start === null || end === null) return `${date}: ${title} has lost its times`
    if (yours?.start && yours.start !== start) return `${date}: ${title} is not at ${yours.start}, as asked`
    if (yours?.minutes && minutesOf(end) - minutesOf(start) !== yours.minutes && end > start)
      return `${date}: ${title} does not last ${yours.minutes} minutes, as asked`
    if (misfit !== undefined) {
      // Kept although it does not fit, and said to be.
      free = minutesOf(end)
      continue
    }
    if (minutesOf(start) < free) return `${date}: ${title} begins at ${start}, before the last stop ends`
    if (minutesOf(start) < free + (leg?.minutes ?? 0)) return `${date}: nobody gets to ${title} by ${start}`
    // The last visit may run past midnight; nothing can begin after it then.
    free = minutesOf(end) < minutesOf(start) ? 24 * 60 : minutesOf(end)
  }
  return stops.length > 16 ? `${date}: ${stops.length} stops` : null
}

const shown = (doc: Y.Doc) => {
  const plan = readPlan(doc)
  if (plan === null) throw new Error('the plan is gone')
  return plan
}

test(
  `${SCRIPTS} random edit scripts on three replicas converge, and every day can be followed`,
  () => {
    let setAside = 0
    fc.assert(
      fc.property(editScript, (script) => {
        const [first, ...others] = playScript(script)
        if (first === undefined) throw new Error('no replica')
        const plan = shown(first)
        for (const other of others) expect(shown(other)).toEqual(plan)
        expect(plan.trip.days.map(fault)).toEqual([null, null])
        const keys = [...plan.keys.flat(), ...plan.setAside.map(({ key }) => key)]
        expect(keys.toSorted()).toEqual([...stopsMap(first).keys()].toSorted())
        setAside += plan.setAside.length
      }),
      { numRuns: SCRIPTS },
    )
    // The scripts are worth playing only if some of them cannot be merged without giving way.
    expect(setAside).toBeGreaterThan(0)
  },
  LIMIT_MS,
)
