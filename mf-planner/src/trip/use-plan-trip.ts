import { useBackend } from '@stageside/kit'
import { newId } from '@stageside/kit/new-id'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { locksOf, ownStopsOf } from '../plan/locks.ts'
import { readAnswer } from '../plan/plan.ts'
import { fetchItinerary, isRefusal } from './fetch-itinerary.ts'
import { planBefore, usePlannerStore, type PlannerState } from './planner-store.ts'
import { sanitiseRequest, type ItineraryCall } from './sanitise.ts'

/** Spec §9: fixed for every plan. */
const FIXED = { pace: 'balanced', themes: ['sightseeing', 'food'] } as const

/** Locks and the traveller's own stops of the plan before, when the request is for the same place again. */
const keptFor = (state: PlannerState): Pick<ItineraryCall, 'locked' | 'own'> => {
  const before = planBefore(state, state.request.destination)
  if (before === null) return {}
  const locked = locksOf(before, state.request.days)
  const own = ownStopsOf(before, state.request.days)
  return { ...(locked.length === 0 ? {} : { locked }), ...(own.length === 0 ? {} : { own }) }
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
      mutate({ id, call: { ...body, ...keptFor(state) }, signal })
    } catch (error) {
      send({ type: 'refused', message: error instanceof Error ? error.message : '' })
    }
  }
}
