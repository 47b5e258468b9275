import type { TripReading } from '@site/contracts/trip-reading'
import type { PlanContext } from './context.ts'
import { tellsPart, type RaceRole } from './race-role.ts'

export const PART_KEY = 'race-part'

/** "My sister runs": whom a spectator comes for. */
const RUNNER =
  /^(?:(?:my|our) )?(?:friends?|sister|brother|wife|husband|partner|boyfriend|girlfriend|mum|mom|dad|son|daughter|mate|cousin) (?:runs|is running|will run)\b/i

const TOLD: Record<RaceRole, string> = { runs: 'running', watches: 'watching a runner' }

/** The reading with the traveller's part in a race as planned, where a plan is made for it. */
export function withPart(reading: TripReading, contexts: readonly Pick<PlanContext, 'calendar'>[]): TripReading {
  const role = contexts.flatMap(({ calendar: { event } }) => event?.role ?? [])[0]
  if (role === undefined) return reading
  // The reader of the request may have taken the words of it: then none are left to name.
  const told = reading.notUsed.filter((own) => tellsPart(own) || RUNNER.test(own))
  const piece = {
    key: PART_KEY,
    label: 'Race',
    value: TOLD[role],
    words: told.join(', '),
    field: 'notes' as const,
    use: 'planned' as const,
  }
  return {
    ...reading,
    understood: [...reading.understood, piece],
    notUsed: reading.notUsed.filter((own) => !told.includes(own)),
  }
}
