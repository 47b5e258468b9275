import type { History } from '../plan/history.ts'
import type { Trip } from '../plan/plan.ts'
import type { PlannerEvent } from '../trip/planner-store.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'

/** Where changes go: to the plan in this browser, or to one that several people edit. */
export interface PlanWriter {
  /** `before` is the plan on the screen when the change began; `body` the request, where that is another now. */
  readonly change: (before: Trip, after: Trip, body?: ItineraryBody) => void
  /** Adds the server's times to the last change; one undo takes both back. */
  readonly amend: (before: Trip, after: Trip) => void
  /** Takes the last change back, without a redo. */
  readonly withdraw: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** How many changes there have been, so that the next question to the server is another one. */
  readonly steps: () => number
}

/** Writes to the plan in this browser, which nobody else changes. */
export const ownWriter = (send: (event: PlannerEvent) => void, planId: string, history: History<Trip>): PlanWriter => ({
  change: (_before, trip, body) =>
    send(body === undefined ? { type: 'changed', planId, trip } : { type: 'replanned', planId, body, trip }),
  amend: (_before, trip) => send({ type: 'amended', planId, trip }),
  withdraw: () => send({ type: 'withdrawn', planId }),
  undo: () => send({ type: 'undone' }),
  redo: () => send({ type: 'redone' }),
  canUndo: history.past.length > 0,
  canRedo: history.future.length > 0,
  steps: () => history.past.length,
})
