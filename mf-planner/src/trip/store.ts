import { create } from 'zustand'
import { initialState, plannerReducer, type PlannerEvent, type PlannerState } from './machine.ts'

interface PlannerStore {
  readonly state: PlannerState
  readonly send: (event: PlannerEvent) => void
}

/** Outlives the page, so that a visitor who looks at a hotel and comes back finds the plan as it was. */
export const usePlannerStore = create<PlannerStore>((set) => ({
  state: initialState,
  send: (event) => set(({ state }) => ({ state: plannerReducer(state, event) })),
}))
