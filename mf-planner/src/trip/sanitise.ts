import { coerceDays, plannerMessages, type ItineraryRequest } from '@site/contracts/itinerary'
import type { Restatement } from '@site/contracts/restatement'
import type { TripFields } from '@site/contracts/trip-fields'
import { readFields, type MoreFields } from './trip-fields.ts'

/** What the form knows before spec §5 has been applied to it. */
interface RawRequest {
  readonly destination: string
  readonly days: unknown
  readonly pace?: string
  readonly themes?: readonly unknown[]
  readonly startDate?: string
  readonly eventDate?: string
  readonly notes?: string
  readonly fields?: MoreFields
  readonly without?: readonly string[]
  readonly hotelId?: string
  readonly noHotel?: boolean
  readonly restated?: readonly Restatement[]
}

export interface ItineraryBody {
  readonly destination: string
  readonly days: number
  readonly pace: string
  readonly themes: readonly unknown[]
  readonly startDate?: string
  /** The day of the event the traveller goes, where they chose one of several. */
  readonly eventDate?: string
  readonly notes?: string
  readonly trip?: TripFields
  readonly without?: readonly string[]
  /** The hotel the traveller chose to start from, and whether they want none. */
  readonly hotelId?: string
  readonly noHotel?: true
  /** How the planner took pieces of the text (`meta.reading`), so that every change to the plan takes them the same. */
  readonly restated?: readonly Restatement[]
}

/** The body with what a replanned trip takes from the plan before it. */
export type ItineraryCall = ItineraryBody &
  Partial<Pick<ItineraryRequest, 'locked' | 'own' | 'avoid' | 'exclude' | 'seed'>>

/**
 * Spec §5: destination trimmed, days a number (1 when it is none), pace `balanced` when none is given, themes without empty
 * values. Throws with the spec's sentence when the result is no JSON.
 */
export const sanitiseRequest = (raw: RawRequest): ItineraryBody => {
  const notes = raw.notes?.trim() ?? ''
  const trip = raw.fields === undefined ? undefined : readFields(raw.fields)
  const body: ItineraryBody = {
    destination: raw.destination.trim(),
    days: coerceDays(raw.days),
    pace: raw.pace || 'balanced',
    themes: (raw.themes ?? []).filter(Boolean),
    ...(raw.startDate ? { startDate: raw.startDate } : {}),
    ...(raw.eventDate ? { eventDate: raw.eventDate } : {}),
    ...(notes === '' ? {} : { notes }),
    ...(trip === undefined ? {} : { trip }),
    ...(raw.without === undefined || raw.without.length === 0 ? {} : { without: raw.without }),
    ...(raw.hotelId ? { hotelId: raw.hotelId } : {}),
    ...(raw.noHotel === true ? { noHotel: true as const } : {}),
    ...(raw.restated === undefined || raw.restated.length === 0 ? {} : { restated: raw.restated }),
  }
  try {
    JSON.stringify(body)
  } catch (cause) {
    throw new Error(plannerMessages.serialize, { cause })
  }
  return body
}
