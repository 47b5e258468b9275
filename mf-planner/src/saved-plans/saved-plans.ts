import * as z from 'zod/mini'
import { listOf } from '../plan/lenient.ts'
import { readAnswer, type Trip } from '../plan/plan.ts'
import { detailsOf, requestDetails } from '../trip/request-details.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'

/** A plan saved in this browser. */
export interface SavedPlan {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly body: ItineraryBody
  readonly trip: Trip
}

export const MAX_PLANS = 12

const body = z.object({
  destination: z.string(),
  days: z.number(),
  pace: z.string(),
  themes: z.array(z.unknown()),
  startDate: z.optional(z.string()),
  ...requestDetails.shape,
})
const row = z.object({ id: z.string(), savedAt: z.number(), body, answer: z.unknown() })
const rows = listOf(row)

/** The plan as an answer of the server, so that reading it back runs the same checks. */
const answerOf = ({ days, meta }: Trip): unknown => ({
  meta,
  plan: days.map(({ stops, ...day }) => ({ ...day, slots: stops.map((stop) => ({ ...stop, activity: stop })) })),
})

/** Text for the browser's store: newest first, at most twelve. */
export const writePlans = (plans: readonly SavedPlan[]): string =>
  JSON.stringify(plans.slice(0, MAX_PLANS).map(({ trip, ...rest }) => ({ ...rest, answer: answerOf(trip) })))

/** Reads `writePlans`'s text; plans that cannot be read are left out. */
export const readPlans = (text: string | null): SavedPlan[] => {
  let data: unknown
  try {
    data = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  return z.parse(rows, data).flatMap(({ answer, body: stored, ...rest }) => {
    const read = readAnswer(answer)
    if (read.kind !== 'trip') return []
    const { destination, days, pace, themes, startDate } = stored
    const asked = { destination, days, pace, themes, ...(startDate === undefined ? {} : { startDate }) }
    return { ...rest, body: { ...asked, ...detailsOf(stored) }, trip: read.trip }
  })
}

/** The list with `plan` first, replacing its older version. */
export const addSavedPlan = (plans: readonly SavedPlan[], plan: SavedPlan): SavedPlan[] =>
  [plan, ...plans.filter(({ id }) => id !== plan.id)].slice(0, MAX_PLANS)
