import type { ItineraryEdit, ItineraryEditResponse, PlanOutline } from '@site/contracts/itinerary'
import type { TourSolver } from '../engine/problem.ts'
import { stretchToEdit } from '../request/stretch-to-edit.ts'
import { gather, type GatherInput, type PlanContext } from './context.ts'
import { withStop } from './add-stop.ts'
import { checkedDay } from './checked-day.ts'
import { onlyDay, ownOf, replacements, stopOf } from './edit-day.ts'
import { findPlaces } from './find-places.ts'
import type { PlacesPort } from './places.ts'
import { DEFAULT_SEED } from './days.ts'
import { preferring } from './pool.ts'
import { racePart } from './race-role.ts'
import type { Stop } from './stops.ts'
import { findTours, stopsFor, type FindOptions } from './tour.ts'
import { finaliseDays } from './verified-days.ts'
import { textAsRead } from '../request/restated.ts'

export interface EditOptions {
  readonly now?: Date
  readonly signal?: AbortSignal
  /** Where searches run; default: here. */
  readonly solver?: TourSolver
}

/** Rounds and most wall time of the search over one day (decision 27). */
const ROUNDS = 800
const BUDGET_MS = 600
/** Exchanges that are built and verified before the slot is given up (chosen, decision 27). */
const MOST_TRIES = 5
/** With fewer other places to eat than this, those of the day are candidates again (chosen, decision 27). */
const LEAST_FOODS = 4

const UNLISTED = 'The places in this plan are no longer listed. Start a new plan.'

const nothing = (...conflicts: readonly string[]): ItineraryEditResponse => ({
  day: null,
  alternatives: [],
  conflicts: [...conflicts],
})

/**
 * One change to a traveller's plan: alternatives for a slot, another stop in it, a replanned day, or stops in another
 * order. Only order and ids are taken from the plan: every fact is looked up again, and a changed day has passed the
 * verifier. `conflicts` says why a request cannot be met; then `day` is null.
 */
export async function editItinerary(
  edit: ItineraryEdit,
  port: PlacesPort,
  { now = new Date(), signal, solver }: EditOptions = {},
): Promise<ItineraryEditResponse> {
  const wanted = edit.action === 'slot' ? edit.id : edit.action === 'add' ? edit.stop.id : undefined
  const ids = edit.plan.flatMap((day) => day.stops.map((stop) => stop.id))
  const stretch = stretchToEdit(edit, port, now)
  if (stretch === 'no-day') return nothing('We couldn’t find that day in the plan.')
  if (stretch === null) return nothing(UNLISTED)
  if (edit.action === 'places') {
    const { centre } = stretch.input.destination
    return { ...nothing(), places: [...findPlaces(port, edit.query, centre, new Set(ids))] }
  }
  const added = edit.action === 'add' ? [edit.stop] : []
  const own = ownOf(
    stretch.plan.map((each, i) => (i === stretch.day ? { ...each, stops: [...each.stops, ...added] } : each)),
  )
  const role = racePart(textAsRead(edit.request))
  const input = { ...stretch.input, request: { ...stretch.input.request, own }, role }
  const gathered = gather(withEvent(input, ids, port), port, now, wanted === undefined ? ids : [...ids, wanted])
  if (gathered.kind !== 'ready') return nothing(UNLISTED)
  const day = stretch.plan[stretch.day]
  const context = onlyDay(gathered.context, stretch)
  if (edit.action === 'day') return replanDay(context, day, { seed: edit.request.seed ?? DEFAULT_SEED, signal, solver })
  // Ids that are not known any more are left out.
  const stops = day.stops.flatMap((stop) => stopOf(context, stop) ?? [])
  if (edit.action === 'order') return reorder(context, edit, stops)
  if (edit.action === 'add') {
    if (ids.includes(edit.stop.id)) return nothing('That place is already in your plan.')
    const stop = stopOf(context, edit.stop)
    return stop === null ? nothing('We don’t list that place in this city.') : withStop(context, stops, stop)
  }
  // By id: positions shift where a stop was left out.
  const asked = day.stops.at(edit.slot)?.id
  const slot = stops.findIndex((stop) => stop.poi.id === asked)
  const current = stops[slot]
  if (current === undefined) return nothing('We couldn’t find that stop in the day.')
  if (current.fixed === 'event') return nothing('The day is planned around this event, so the event stays.')
  const found = replacements(context, stops, slot, wanted)
  if (edit.action === 'alternatives') {
    return {
      day: null,
      alternatives: found.slice(0, edit.limit).flatMap((order) => {
        const added = order.find((stop) => !stops.includes(stop))
        return checkedDay(context, order).day?.slots.filter((slot) => slot.activity.id === added?.poi.id) ?? []
      }),
      conflicts: [],
    }
  }
  for (const order of found.slice(0, MOST_TRIES)) {
    const answer = checkedDay(context, order)
    if (answer.day !== null) return answer
  }
  return nothing(
    wanted === undefined
      ? 'We found nothing else that fits this time.'
      : 'That place doesn’t fit: it is closed then, or too far from the stops around it.',
  )
}

/** An event that stands in the plan is its event, whether it was asked for or came with the day. */
function withEvent(input: GatherInput, ids: readonly string[], port: PlacesPort): GatherInput {
  const eventId = input.request.eventId ?? ids.find((id) => port.eventById(id) !== null)
  return eventId === undefined ? input : { ...input, request: { ...input.request, eventId } }
}

function reorder(
  context: PlanContext,
  edit: Extract<ItineraryEdit, { action: 'order' }>,
  stops: readonly Stop[],
): ItineraryEditResponse {
  const known = new Map(edit.plan.flatMap((day) => day.stops.map((stop) => [stop.id, stop] as const)))
  const order = edit.order.map((id) => {
    const here = stops.find((stop) => stop.poi.id === id)
    const elsewhere = known.get(id)
    return here ?? (elsewhere === undefined ? null : stopOf(context, elsewhere))
  })
  const found = order.filter((stop) => stop !== null)
  if (found.length < order.length || new Set(edit.order).size < edit.order.length)
    return nothing('We couldn’t put the stops in that order: one is unknown, on another day or there twice.')
  return checkedDay(context, found)
}

/** Replans the day with other stops, as far as others are known; locked ones stay, and what is attended that day. */
async function replanDay(
  context: PlanContext,
  day: PlanOutline[number],
  search: Pick<FindOptions, 'seed' | 'signal' | 'solver'>,
): Promise<ItineraryEditResponse> {
  const held = new Set(context.calendar.sessions?.map(({ poi }) => poi.id))
  const now = new Set(
    day.stops
      .filter((stop) => stop.locked !== true && stop.anyway !== true && !held.has(stop.id))
      .map((stop) => stop.id),
  )
  const other: PlanContext = {
    ...context,
    visits: preferring(context.visits, now, context.style.visits),
    foods: preferring(context.foods, now, LEAST_FOODS),
  }
  const tours = await findTours(other, stopsFor(other), {
    ...search,
    maxIterations: ROUNDS,
    budgetMs: BUDGET_MS,
  })
  const { days, missing } = finaliseDays(other, tours)
  return {
    day: days[0],
    alternatives: [],
    // An own stop stays in the plan whatever the answer says, so its page tells what is wrong with it.
    conflicts: missing
      .filter(({ own }) => own === undefined)
      .map((stop) => `There is no room for ${stop.poi.name} on this day.`),
  }
}
