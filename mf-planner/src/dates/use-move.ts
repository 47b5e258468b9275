import { useBackend } from '@stageside/kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ownWriter } from '../edit/plan-writer.ts'
import type { History } from '../plan/history.ts'
import type { Trip } from '../plan/plan.ts'
import { useTogetherContext } from '../together/use-together.ts'
import { usePlannerStore } from '../trip/planner-store.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { askMove } from './ask-move.ts'
import { changesOf } from './changes.ts'

const AWAY = 'We couldn’t reach the server to check opening hours on those dates. Nothing was changed.'
const NO_PLAN =
  'We couldn’t plan these stops on those dates. Nothing was changed. Try other dates, or start a new plan.'
const MEANWHILE = 'The plan was changed meanwhile, so we didn’t move it. Please try again.'

/** What moving came to: the plan as it was moved, and a sentence for each change. */
export interface MoveOutcome {
  readonly of: Trip
  readonly changes: readonly string[]
}

interface Move {
  readonly from: Trip
  readonly startDate: string
}

/** Moves the plan on the screen to another first day, as one step that can be undone. */
export const useMove = (planId: string, body: ItineraryBody, history: History<Trip>) => {
  const backend = useBackend()
  const send = usePlannerStore((store) => store.send)
  const shared = useTogetherContext()?.writer ?? null
  const [outcome, setOutcome] = useState<MoveOutcome | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    // Sent without a connection too: the failure says so, where a paused change would say nothing.
    networkMode: 'always',
    // The plan is the one that was on the screen when the button was pressed: by the answer these functions see a later one.
    mutationFn: ({ from, startDate }: Move) => askMove(backend, body, from, startDate),
    onSuccess: (moved, { from }) => {
      const { phase } = usePlannerStore.getState().state
      if (moved === null) return setProblem(NO_PLAN)
      if (phase.at !== 'result' || phase.history.present !== from) return setProblem(MEANWHILE)
      const writer = shared ?? ownWriter(send, planId, history)
      writer.change(from, moved.trip)
      setOutcome({ of: moved.trip, changes: changesOf(from, moved.trip, moved.lost) })
    },
    onError: (error) => {
      console.error('plan not moved', error)
      setProblem(AWAY)
    },
  })
  return {
    isMoving: isPending,
    problem,
    outcome,
    move: (startDate: string) => {
      if (isPending) return
      setProblem(null)
      setOutcome(null)
      mutate({ from: history.present, startDate })
    },
  }
}
