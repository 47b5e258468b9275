import { CURRENT_PLAN } from '@site/contracts/plan-address'
import { useEffect } from 'react'
import { create } from 'zustand'
import { hasStops } from '../plan/plan.ts'
import { usePlannerStore } from '../trip/planner-store.ts'
import { addSavedPlan, readPlans, writePlans, type SavedPlan } from './saved-plans.ts'

const KEY = 'planner.plans'

interface SavedPlansStore {
  readonly plans: readonly SavedPlan[]
  readonly load: () => readonly SavedPlan[]
  readonly save: (plan: SavedPlan) => void
  readonly remove: (id: string) => void
}

/** A browser may refuse to store (full, or switched off): the page works on with what it has in memory. */
const attempt = <Result>(access: () => Result): Result | null => {
  try {
    return access()
  } catch (error) {
    console.info('plans cannot be kept in this browser', error)
    return null
  }
}

/** Plans saved in this browser, without sign-up. Empty until `load` is called in the browser. */
export const useSavedPlansStore = create<SavedPlansStore>((set, get) => {
  const replace = (plans: readonly SavedPlan[]) => {
    set({ plans })
    attempt(() => localStorage.setItem(KEY, writePlans(plans)))
  }
  return {
    plans: [],
    load: () => {
      const stored = attempt(() => readPlans(localStorage.getItem(KEY)))
      if (stored !== null) set({ plans: stored })
      return get().plans
    },
    save: (plan) => replace(addSavedPlan(get().plans, plan)),
    remove: (id) => replace(get().plans.filter((plan) => plan.id !== id)),
  }
})

export const rememberCurrent = (id: string | null): void => {
  attempt(() => (id === null ? sessionStorage.removeItem(CURRENT_PLAN) : sessionStorage.setItem(CURRENT_PLAN, id)))
}

export const currentId = (): string | null => attempt(() => sessionStorage.getItem(CURRENT_PLAN))

/** Saves the visitor's own plan on the screen in this browser after every change and restores it after a reload of the tab. */
export const useSavedPlan = (): void => {
  const { phase } = usePlannerStore((store) => store.state)
  const send = usePlannerStore((store) => store.send)
  const load = useSavedPlansStore((store) => store.load)
  const save = useSavedPlansStore((store) => store.save)

  useEffect(() => {
    const plans = load()
    const { state } = usePlannerStore.getState()
    const last = plans.find(({ id }) => id === currentId())
    if (last !== undefined && state.phase.at === 'idle')
      send({ type: 'opened', body: last.body, trip: last.trip, id: last.id })
  }, [load, send])

  useEffect(() => {
    if (phase.at !== 'result' || phase.shared !== null) return
    const trip = phase.history.present
    if (!hasStops(trip)) return
    save({ id: phase.id, savedAt: Date.now(), body: phase.body, trip })
    rememberCurrent(phase.id)
  }, [phase, save])
}
