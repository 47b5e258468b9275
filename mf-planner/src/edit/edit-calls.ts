import { paces, themes, type ItineraryRequest, type PlanOutline } from '@site/contracts/itinerary'
import { stopMisfit } from '@site/contracts/misfit'
import type { OutlineStop } from '@site/contracts/own-stop'
import type { Backend } from '@stageside/kit'
import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'
import { listOf, name, text } from '../plan/lenient.ts'
import { mergeTrip } from './merge-day.ts'
import { locksOf, looseIds, ownPlaceOf, ownStopsOf } from '../plan/locks.ts'
import { baseOfDay, stretchOf } from '../plan/stretches.ts'
import { readAnswer, hasStops, stop, tripDay, type Base, type Stop, type Trip } from '../plan/plan.ts'
import { saidOf } from '../plan/yours.ts'
import { fetchItinerary } from '../trip/fetch-itinerary.ts'
import { detailsOf } from '../trip/request-details.ts'
import type { ItineraryBody, ItineraryCall } from '../trip/sanitise.ts'

/** The id of the hotel that days start at, whoever chose it; null where they start elsewhere. */
const hotelOf = (base: Base | null): string | null => (base?.kind === 'hotel' ? base.id : null)

/** A stop for an edit request; null when it has no id or times. */
export const outlineStopOf = (stop: Stop): OutlineStop | null => {
  const { id, start, end, meal, fixed } = stop
  if (id === null || start === null || end === null) return null
  const said = saidOf(stop)
  return {
    id,
    start,
    end,
    ...(meal === null ? {} : { meal }),
    ...(fixed === 'locked' ? { locked: true } : {}),
    ...(said.start === null ? {} : { askedStart: said.start }),
    ...(said.minutes === null ? {} : { askedMinutes: said.minutes }),
    ...(stop.misfit === undefined ? {} : { anyway: true }),
    ...(said.own ? { own: ownPlaceOf(stop) } : {}),
  }
}

/** The outline of a plan for an edit request; null when a stop has no id or times. */
export const outlineOf = (trip: Trip): PlanOutline | null => {
  const days: PlanOutline = []
  for (const [at, day] of trip.days.entries()) {
    const stops: PlanOutline[number]['stops'] = []
    for (const stop of day.stops) {
      const outlined = outlineStopOf(stop)
      if (outlined === null) return null
      stops.push(outlined)
    }
    if (day.date === null) return null
    const place = stretchOf(trip, at)?.place
    const hotelId = hotelOf(baseOfDay(trip, at))
    days.push({
      date: day.date,
      stops,
      ...(place === undefined ? {} : { place }),
      ...(hotelId === null ? {} : { hotelId }),
    })
  }
  return days.length === 0 ? null : days
}

/** What was asked for, as part of a change to its plan. */
export const requestOf = (body: ItineraryBody): ItineraryRequest => {
  const { without, restated, ...details } = detailsOf(body)
  return {
    destination: body.destination,
    days: body.days,
    pace: paces.find((pace) => pace === body.pace) ?? 'balanced',
    themes: themes.filter((theme) => body.themes.includes(theme)),
    ...(body.startDate === undefined ? {} : { startDate: body.startDate }),
    ...details,
    ...(without === undefined ? {} : { without: [...without] }),
    ...(restated === undefined ? {} : { restated: [...restated] }),
  }
}

/** The plan that a change starts from, and what makes its answer another than the last one. */
export interface EditedPlan {
  readonly body: ItineraryBody
  readonly trip: Trip
  readonly variation: Pick<ItineraryCall, 'seed' | 'exclude'>
}

/** What a change can be: the itinerary function's `action`s, each for one day. */
export type DayEdit = { readonly day: number } & (
  | { readonly action: 'alternatives'; readonly slot: number; readonly limit: number }
  | { readonly action: 'slot'; readonly slot: number; readonly id?: string }
  | { readonly action: 'day' }
  | { readonly action: 'order'; readonly order: readonly string[] }
  | { readonly action: 'add'; readonly stop: OutlineStop }
  | { readonly action: 'places'; readonly query: string }
)

/** A place that a search for one to add found. */
const foundPlace = z.object({ id: name, title: name, address: text, category: text, openingHours: text })
export type FoundPlace = z.infer<typeof foundPlace>

const editAnswer = z.object({
  day: orElse(z.nullable(tripDay), null),
  alternatives: listOf(stop),
  conflicts: listOf(z.string()),
  misfits: listOf(stopMisfit),
  places: listOf(foundPlace),
})

/** The call for one change; also what names its answer among others. */
export const editCall = ({ body, trip, variation }: EditedPlan, edit: DayEdit) => ({
  ...edit,
  plan: outlineOf(trip),
  request: { ...requestOf(body), ...variation },
})

/** Asks for one change to a plan. Rejects with a `BackendError` when the server cannot be asked. */
export const askEdit = async (
  backend: Backend,
  call: ReturnType<typeof editCall>,
): Promise<z.infer<typeof editAnswer>> => {
  const read = editAnswer.safeParse(await backend.invoke('itinerary', call))
  return read.success
    ? read.data
    : {
        day: null,
        alternatives: [],
        misfits: [],
        places: [],
        conflicts: ['Something went wrong on our side. Nothing was changed. Please try again.'],
      }
}

/**
 * Another plan for the days of `trip` that keeps its locked stops. Null when the answer is unreadable or has no stops; rejects when
 * the server cannot be asked.
 */
export const askReplan = async (backend: Backend, { body, trip, variation }: EditedPlan): Promise<Trip | null> => {
  const first = trip.days[0]?.date
  const hotelId = hotelOf(trip.meta.base)
  const call: ItineraryCall & Pick<ItineraryRequest, 'own'> = {
    ...body,
    ...variation,
    // The bed does not move with the days.
    ...(hotelId === null ? {} : { hotelId }),
    days: trip.days.length,
    ...(first ? { startDate: first } : {}),
    locked: locksOf(trip, trip.days.length),
    own: ownStopsOf(trip, trip.days.length),
    avoid: looseIds(trip),
  }
  const answer = readAnswer(await fetchItinerary(backend, call, new AbortController().signal))
  return answer.kind === 'trip' && hasStops(answer.trip) ? mergeTrip(trip, answer.trip) : null
}
