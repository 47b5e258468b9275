import { plannerMessages } from '@site/contracts/itinerary'
import { limits } from '@site/contracts/limits'
import { advance, amend, begin, redo, undo, withdraw, type History } from '../plan/history.ts'
import type { Trip } from '../plan/plan.ts'
import type { Answer } from '../plan/read-answer.ts'
import type { ItineraryBody } from './sanitise.ts'

/** What the visitor typed. */
export interface TripRequest {
  readonly destination: string
  readonly days: number
  readonly startDate: string
}

/** Spec §4: idle, building, then result or error. `ask` numbers the calls, so that a late answer to an old one is ignored. */
export type Phase =
  | { readonly at: 'idle' }
  | { readonly at: 'building'; readonly ask: number; readonly body: ItineraryBody }
  | { readonly at: 'result'; readonly body: ItineraryBody; readonly id: string; readonly history: History<Trip> }
  | { readonly at: 'unreadable'; readonly kind: 'invalid-data' | 'invalid-itinerary' }
  | { readonly at: 'error'; readonly message: string }

export interface PlannerState {
  readonly request: TripRequest
  /** What is wrong with the destination, under its field. */
  readonly fieldError: string | null
  readonly asks: number
  readonly phase: Phase
}

export type PlannerEvent =
  | { readonly type: 'typed'; readonly request: Partial<TripRequest> }
  | { readonly type: 'submitted-blank' }
  /** The request could not be built. */
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'asked'; readonly body: ItineraryBody }
  /** `id` identifies the saved plan, if the answer is one. */
  | { readonly type: 'answered'; readonly ask: number; readonly answer: Answer; readonly id: string }
  | { readonly type: 'failed'; readonly ask: number; readonly message: string }
  | { readonly type: 'opened'; readonly body: ItineraryBody; readonly trip: Trip; readonly id: string }
  /** A step in the plan's history; `amended` updates it with the server's times, `withdrawn` removes a refused one. */
  | { readonly type: 'changed' | 'amended'; readonly planId: string; readonly trip: Trip }
  | { readonly type: 'withdrawn'; readonly planId: string }
  | { readonly type: 'undone' | 'redone' | 'reset' }

export const initialState: PlannerState = {
  request: { destination: '', days: limits.planner.defaultDays, startDate: '' },
  fieldError: null,
  asks: 0,
  phase: { at: 'idle' },
}

const awaits = (state: PlannerState, ask: number): Extract<Phase, { at: 'building' }> | null =>
  state.phase.at === 'building' && state.phase.ask === ask ? state.phase : null

const withHistory = (
  state: PlannerState,
  change: (history: History<Trip>) => History<Trip>,
  planId?: string,
): PlannerState =>
  state.phase.at === 'result' && (planId === undefined || planId === state.phase.id)
    ? { ...state, phase: { ...state.phase, history: change(state.phase.history) } }
    : state

/** The planner's states as the spec has them; an event that does not belong to the present state changes nothing. */
export const plannerReducer = (state: PlannerState, event: PlannerEvent): PlannerState => {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        request: { ...state.request, ...event.request },
        fieldError: event.request.destination === undefined ? state.fieldError : null,
      }
    case 'submitted-blank':
      return { ...state, fieldError: plannerMessages.destination }
    case 'refused':
      return { ...state, phase: { at: 'error', message: event.message } }
    case 'asked': {
      const ask = state.asks + 1
      return { ...state, fieldError: null, asks: ask, phase: { at: 'building', ask, body: event.body } }
    }
    case 'answered': {
      const waiting = awaits(state, event.ask)
      if (waiting === null) return state
      const { answer, id } = event
      return {
        ...state,
        phase:
          answer.kind === 'trip'
            ? { at: 'result', body: waiting.body, id, history: begin(answer.trip) }
            : { at: 'unreadable', kind: answer.kind },
      }
    }
    case 'failed':
      return awaits(state, event.ask) === null
        ? state
        : { ...state, phase: { at: 'error', message: event.message || plannerMessages.default } }
    case 'opened': {
      const { body, id, trip } = event
      return {
        ...state,
        fieldError: null,
        request: { destination: body.destination, days: body.days, startDate: body.startDate ?? '' },
        phase: { at: 'result', body, id, history: begin(trip) },
      }
    }
    case 'changed':
      return withHistory(state, (history) => advance(history, event.trip), event.planId)
    case 'amended':
      return withHistory(state, (history) => amend(history, event.trip), event.planId)
    case 'withdrawn':
      return withHistory(state, withdraw, event.planId)
    case 'undone':
      return withHistory(state, undo)
    case 'redone':
      return withHistory(state, redo)
    case 'reset':
      return { ...state, fieldError: null, request: { ...state.request, destination: '' }, phase: { at: 'idle' } }
  }
}
