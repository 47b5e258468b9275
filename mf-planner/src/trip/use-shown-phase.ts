import { useDeferredValue } from 'react'
import { usePlannerStore, type PlannerState } from './planner-store.ts'

type Phase = PlannerState['phase']

/**
 * The phase that the page shows. A plan that has just come is rendered in slices behind what was there before, so that the page answers
 * meanwhile; every later change of it is shown at once.
 */
export const useShownPhase = (): Phase => {
  const { phase } = usePlannerStore((store) => store.state)
  const before = useDeferredValue(phase)
  const isNew = phase.at === 'result' && !(before.at === 'result' && before.id === phase.id)
  return isNew ? before : phase
}
