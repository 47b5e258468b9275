import type { TripReading } from '@site/contracts/trip-reading'
import type { PlanContext } from './context.ts'
import { tellsPart, type RaceRole } from './race-role.ts'

export const PART_KEY = 'race-part'

const TOLD: Record<RaceRole, string> = { runs: 'running', watches: 'watching a runner' }

/** The reading with the traveller's part in a race as planned, where a plan is made for it. */
export function withPart(reading: TripReading, contexts: readonly Pick<PlanContext, 'calendar'>[]): TripReading {
  const role = contexts.flatMap(({ calendar: { event } }) => event?.role ?? [])[0]
  const words = reading.notUsed.find(tellsPart)
  if (role === undefined || words === undefined) return reading
  const piece = {
    key: PART_KEY,
    label: 'Race',
    value: TOLD[role],
    words,
    field: 'notes' as const,
    use: 'planned' as const,
  }
  return {
    ...reading,
    understood: [...reading.understood, piece],
    notUsed: reading.notUsed.filter((own) => own !== words),
  }
}
