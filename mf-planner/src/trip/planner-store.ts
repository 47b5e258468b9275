import { plannerMessages } from '@site/contracts/itinerary'
import { limits } from '@site/contracts/limits'
import type { Restatement } from '@site/contracts/restatement'
import { create } from 'zustand'
import { advance, amend, begin, redo, undo, withdraw, type History } from '../plan/history.ts'
import { keepCosts } from '../costs/keep-costs.ts'
import type { Answer, Trip } from '../plan/plan.ts'
import { requestFrom } from './request-from.ts'
import type { ItineraryBody } from './sanitise.ts'
import { noFields, type MoreFields } from './trip-fields.ts'

/** What the visitor typed. */
export interface TripRequest {
  readonly destination: string
  readonly days: number
  readonly startDate: string
  /** "Anything we should know?" */
  readonly notes: string
  readonly fields: MoreFields
  /** Keys of understood pieces that the visitor removed. */
  readonly without: readonly string[]
  /** The hotel that was chosen on the page of the plan; empty where none was. */
  readonly hotelId: string
  /** The plan is to have no hotel. */
  readonly noHotel: boolean
  /** How the planner took pieces of the text; it stays until another is typed. */
  readonly restated: readonly Restatement[]
  /** The day chosen of an event of several; empty where none was. */
  readonly eventDate: string
}

/** A plan of the visitor's own, and what it was asked for as. */
interface Before {
  readonly destination: string
  readonly trip: Trip
}

/**
 * Spec §4: idle, building, then result or error. `id` names the plan from the request on: a late answer to an older one is
 * ignored, and the plan is saved under it.
 */
type Phase =
  | { readonly at: 'idle' }
  | { readonly at: 'building'; readonly id: string; readonly body: ItineraryBody }
  | {
      readonly at: 'result'
      readonly id: string
      readonly body: ItineraryBody
      readonly history: History<Trip>
      /** The code of the link it was opened by, as long as it is only looked at. */
      readonly shared: string | null
    }
  | { readonly at: 'unreadable'; readonly kind: 'invalid-data' | 'invalid-itinerary' }
  | { readonly at: 'error'; readonly message: string }

export interface PlannerState {
  readonly request: TripRequest
  /** What is wrong with the destination, under its field. */
  readonly fieldError: string | null
  readonly phase: Phase
  /** The plan that another one is asked for instead of; until that one is there, so that a try that fails loses nothing. */
  readonly before: Before | null
}

export type PlannerEvent =
  | { readonly type: 'typed'; readonly request: Partial<TripRequest> }
  | { readonly type: 'submitted-blank' }
  /** The request could not be built. */
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'asked'; readonly id: string; readonly body: ItineraryBody }
  | { readonly type: 'answered'; readonly id: string; readonly answer: Answer }
  | { readonly type: 'failed'; readonly id: string; readonly message: string }
  /** A saved plan is shown, or one somebody shared, by the code of its link. */
  | {
      readonly type: 'opened'
      readonly id: string
      readonly body: ItineraryBody
      readonly trip: Trip
      readonly shared?: string
    }
  /** The shared plan on the screen becomes the visitor's own. */
  | { readonly type: 'made-own' }
  /** A step in the plan's history; `amended` updates it with the server's times, `withdrawn` removes a refused one. */
  | { readonly type: 'changed' | 'amended'; readonly planId: string; readonly trip: Trip }
  /** The same plan by another request, as one step of its history. */
  | { readonly type: 'replanned'; readonly planId: string; readonly body: ItineraryBody; readonly trip: Trip }
  | { readonly type: 'withdrawn'; readonly planId: string }
  | { readonly type: 'undone' | 'redone' | 'reset' }

export const initialState: PlannerState = {
  request: {
    destination: '',
    days: limits.planner.defaultDays,
    startDate: '',
    notes: '',
    fields: noFields,
    without: [],
    hotelId: '',
    noHotel: false,
    restated: [],
    eventDate: '',
  },
  fieldError: null,
  phase: { at: 'idle' },
  before: null,
}

const firstDayOf = ({ present }: History<Trip>): string | null => present.days[0]?.date ?? null

const withHistory = (
  state: PlannerState,
  change: (history: History<Trip>) => History<Trip>,
  planId?: string,
): PlannerState => {
  const { phase, request } = state
  if (phase.at !== 'result' || (planId !== undefined && planId !== phase.id)) return state
  const history = change(phase.history)
  const changed = { ...state, phase: { ...phase, history } }
  const startDate = firstDayOf(history)
  if (startDate === null || startDate === firstDayOf(phase.history)) return changed
  // Moved to other dates: the form asks for these from now on, and for no day of an event among the old ones.
  const { eventDate: _old, ...body } = phase.body
  return {
    ...changed,
    request: { ...request, startDate, eventDate: '' },
    phase: { ...changed.phase, body: { ...body, startDate } },
  }
}

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

const beforeOf = ({ phase, before }: PlannerState): Before | null =>
  phase.at === 'result' && phase.shared === null
    ? { destination: phase.body.destination, trip: phase.history.present }
    : before

/** The plan of which another one for this place keeps costs, locks and own stops; null where there is none. */
export const planBefore = (state: PlannerState, destination: string): Trip | null => {
  const known = beforeOf(state)
  return known !== null && sameText(known.destination, destination) ? known.trip : null
}

const keptIn = ({ present }: History<Trip>, trip: Trip): Trip => keepCosts(present.meta.costs, trip)

/** What was removed belonged to the words that stood there, the hotel to the destination, the day of the event to destination and dates. */
const freshWords = ({ destination, notes, startDate }: Partial<TripRequest>): Partial<TripRequest> => ({
  ...(destination === undefined && notes === undefined ? {} : { without: [], restated: [] }),
  ...(destination === undefined ? {} : { hotelId: '', noHotel: false }),
  ...(destination === undefined && startDate === undefined ? {} : { eventDate: '' }),
})

/** The planner's states as the spec has them; an event that does not belong to the present state changes nothing. */
export const plannerReducer = (state: PlannerState, event: PlannerEvent): PlannerState => {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        request: { ...state.request, ...freshWords(event.request), ...event.request },
        fieldError: event.request.destination === undefined ? state.fieldError : null,
      }
    case 'submitted-blank':
      return { ...state, fieldError: plannerMessages.destination }
    case 'refused':
      return { ...state, phase: { at: 'error', message: event.message || plannerMessages.default } }
    case 'asked': {
      const { id, body } = event
      return { ...state, fieldError: null, phase: { at: 'building', id, body }, before: beforeOf(state) }
    }
    case 'answered': {
      const { phase } = state
      if (phase.at !== 'building' || phase.id !== event.id) return state
      const { answer } = event
      if (answer.kind !== 'trip') return { ...state, phase: { at: 'unreadable', kind: answer.kind } }
      const { id } = phase
      const restated = answer.trip.meta.reading?.restated ?? []
      const body = restated.length === 0 ? phase.body : { ...phase.body, restated }
      const costs = planBefore(state, body.destination)?.meta.costs ?? null
      return {
        ...state,
        request: { ...state.request, restated },
        phase: { at: 'result', id, body, history: begin(keepCosts(costs, answer.trip)), shared: null },
        before: null,
      }
    }
    case 'failed': {
      const { phase } = state
      if (phase.at !== 'building' || phase.id !== event.id) return state
      return { ...state, phase: { at: 'error', message: event.message || plannerMessages.default } }
    }
    case 'opened': {
      const { body, id, trip, shared = null } = event
      return {
        ...state,
        fieldError: null,
        request: requestFrom(body),
        phase: { at: 'result', body, id, history: begin(trip), shared },
        before: null,
      }
    }
    case 'made-own':
      return state.phase.at === 'result' ? { ...state, phase: { ...state.phase, shared: null } } : state
    case 'changed':
      return withHistory(state, (history) => advance(history, keptIn(history, event.trip)), event.planId)
    case 'amended':
      return withHistory(state, (history) => amend(history, keptIn(history, event.trip)), event.planId)
    case 'replanned': {
      const { phase } = state
      if (phase.at !== 'result' || phase.id !== event.planId) return state
      const history = advance(phase.history, keptIn(phase.history, event.trip))
      return { ...state, request: requestFrom(event.body), phase: { ...phase, body: event.body, history } }
    }
    case 'withdrawn':
      return withHistory(state, withdraw, event.planId)
    case 'undone':
      return withHistory(state, undo)
    case 'redone':
      return withHistory(state, redo)
    case 'reset':
      return {
        ...state,
        fieldError: null,
        request: { ...initialState.request, days: state.request.days, startDate: state.request.startDate },
        phase: { at: 'idle' },
        before: state.phase.at === 'result' ? null : state.before,
      }
  }
}

interface PlannerStore {
  readonly state: PlannerState
  readonly send: (event: PlannerEvent) => void
}

/** Outlives the page, so that a visitor who looks at a hotel and comes back finds the plan as it was. */
export const usePlannerStore = create<PlannerStore>((set) => ({
  state: initialState,
  send: (event) => set(({ state }) => ({ state: plannerReducer(state, event) })),
}))
