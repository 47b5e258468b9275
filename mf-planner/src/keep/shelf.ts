import { create } from 'zustand'
import { keepPlan, readPlans, writePlans, type KeptPlan } from './kept-plans.ts'

const KEY = 'planner.plans'
/** The plan on the screen of this tab, so that a reload finds it again. */
const CURRENT = 'planner.current'

interface Shelf {
  readonly plans: readonly KeptPlan[]
  /** False when the browser refuses to keep anything (storage full or switched off). */
  readonly kept: boolean
  readonly load: () => readonly KeptPlan[]
  readonly keep: (plan: KeptPlan) => void
  readonly drop: (id: string) => void
}

const write = (plans: readonly KeptPlan[]): boolean => {
  try {
    localStorage.setItem(KEY, writePlans(plans))
    return true
  } catch (error) {
    console.info('plans cannot be kept in this browser', error)
    return false
  }
}

/** Plans kept in this browser, without sign-up. Empty until `load` is called in the browser. */
export const useShelf = create<Shelf>((set, get) => ({
  plans: [],
  kept: true,
  load: () => {
    try {
      set({ plans: readPlans(localStorage.getItem(KEY)) })
    } catch (error) {
      console.info('plans of this browser cannot be read', error)
    }
    return get().plans
  },
  keep: (plan) => {
    const plans = keepPlan(get().plans, plan)
    set({ plans, kept: write(plans) })
  },
  drop: (id) => {
    const plans = get().plans.filter((plan) => plan.id !== id)
    set({ plans, kept: write(plans) })
  },
}))

export const rememberCurrent = (id: string | null): void => {
  try {
    if (id === null) sessionStorage.removeItem(CURRENT)
    else sessionStorage.setItem(CURRENT, id)
  } catch (error) {
    console.info('this tab cannot remember its plan', error)
  }
}

export const currentId = (): string | null => {
  try {
    return sessionStorage.getItem(CURRENT)
  } catch {
    return null
  }
}
