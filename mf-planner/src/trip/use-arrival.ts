import { useEffect, useRef, type RefObject } from 'react'
import type { PlannerState } from './planner-store.ts'

type At = PlannerState['phase']['at']

/**
 * A plan that is asked for, and one that has come, stand at the top of the page; an answer without one shows itself. What was pressed may
 * be gone with the step before: then the heading has the focus.
 */
export const useArrival = (at: At, isPlan: boolean, page: RefObject<HTMLElement | null>): void => {
  const before = useRef(at)
  useEffect(() => {
    if (before.current === at) return
    const isAnswer = before.current === 'building' && at === 'result' && isPlan
    before.current = at
    if (at === 'building' || isAnswer) window.scrollTo({ top: 0, behavior: 'instant' })
    const focused = document.activeElement
    // The browser takes the focus from what was hidden only after this.
    const isLost = focused === document.body || focused?.closest('[hidden]') != null
    if (isLost) page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [at, isPlan, page])
}
