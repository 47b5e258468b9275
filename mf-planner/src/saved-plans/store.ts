import { create } from 'zustand'
import { addSavedPlan, readPlans, writePlans, type SavedPlan } from './saved-plans.ts'

const KEY = 'planner.plans'
/** The plan on the screen of this tab, so that a reload finds it again. */
const CURRENT = 'planner.current'

interface SavedPlansStore {
  readonly plans: readonly SavedPlan[]
  /** False when the browser refuses to store plans (storage full or switched off). */
  readonly stored: boolean
  readonly load: () => readonly SavedPlan[]
  readonly save: (plan: SavedPlan) => void
  readonly remove: (id: string) => void
}

const write = (plans: readonly SavedPlan[]): boolean => {
  try {
    localStorage.setItem(KEY, writePlans(plans))
    return true
  } catch (error) {
    console.info('plans cannot be saved in this browser', error)
    return false
  }
}

/** Plans saved in this browser, without sign-up. Empty until `load` is called in the browser. */
export const useSavedPlansStore = create<SavedPlansStore>((set, get) => ({
  plans: [],
  stored: true,
  load: () => {
    try {
      set({ plans: readPlans(localStorage.getItem(KEY)) })
    } catch (error) {
      console.info('saved plans cannot be read', error)
    }
    return get().plans
  },
  save: (plan) => {
    const plans = addSavedPlan(get().plans, plan)
    set({ plans, stored: write(plans) })
  },
  remove: (id) => {
    const plans = get().plans.filter((plan) => plan.id !== id)
    set({ plans, stored: write(plans) })
  },
}))

export const rememberCurrent = (id: string | null): void => {
  try {
    if (id === null) sessionStorage.removeItem(CURRENT)
    else sessionStorage.setItem(CURRENT, id)
  } catch (error) {
    console.info('the current plan cannot be saved in this tab', error)
  }
}

export const currentId = (): string | null => {
  try {
    return sessionStorage.getItem(CURRENT)
  } catch {
    return null
  }
}
