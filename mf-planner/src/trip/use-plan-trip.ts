import { useBackend } from '@site/kit'
import { newId } from '@site/kit/new-id'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { locksOf } from '../plan/locks.ts'
import { readAnswer } from '../plan/plan.ts'
import { fetchItinerary, isRefusal } from './fetch-itinerary.ts'
import { usePlannerStore, type PlannerState } from './planner-store.ts'
import { sanitiseRequest, type ItineraryCall } from './sanitise.ts'

/** Spec §9: fixed for every plan. */
const FIXED = { pace: 'balanced', themes: ['sightseeing', 'food'] } as const

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Locks of the plan on the screen, when the request is for the same place again. */
const locksFor = ({ request, phase }: PlannerState): Pick<ItineraryCall, 'locked'> => {
  if (phase.at !== 'result' || !sameText(phase.body.destination, request.destination)) return {}
  const locked = locksOf(phase.history.present, request.days)
  return locked.length === 0 ? {} : { locked }
}

interface PlanRequest {
  readonly id: string
  readonly call: ItineraryCall
  readonly signal: AbortSignal
}

/**
 * Returns what the form does on submit: asks for a plan and tells the store how it went. A new call ends the one before; leaving
 * the page does not, so that the plan is there on return.
 */
export const usePlanTrip = (): (() => void) => {
  const backend = useBackend()
  const send = usePlannerStore((store) => store.send)
  const running = useRef<AbortController | null>(null)
  const { mutate } = useMutation({
    // Sent without a connection too: the failure says so, where a paused call would say nothing.
    networkMode: 'always',
    mutationFn: async ({ call, signal }: PlanRequest) => readAnswer(await fetchItinerary(backend, call, signal)),
    onSuccess: (answer, { id }) => send({ type: 'answered', id, answer }),
    onError: async (error, { id, signal }) => {
      if (signal.aborted) return
      console.error('itinerary failed', error)
      send({ type: 'failed', id, message: error.message })
      // A refusal is about the request: the servers answered, so there is nothing to diagnose.
      if (!isRefusal(error)) await backend.diagnose()
    },
  })

  return () => {
    // Read now, not at render: input typed before hydration may have arrived since.
    const { state } = usePlannerStore.getState()
    if (state.request.destination.trim() === '') return send({ type: 'submitted-blank' })
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    try {
      const id = newId()
      const body = sanitiseRequest({ ...state.request, ...FIXED })
      send({ type: 'asked', id, body })
      mutate({ id, call: { ...body, ...locksFor(state) }, signal })
    } catch (error) {
      send({ type: 'refused', message: error instanceof Error ? error.message : '' })
    }
  }
}
