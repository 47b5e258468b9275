import { plannerMessages } from '@site/contracts/itinerary'
import { useBackend } from '@site/kit'
import { newId } from '@site/kit/new-id'
import { useRef } from 'react'
import { locksOf } from '../plan/locks.ts'
import { readAnswer } from '../plan/read-answer.ts'
import { fetchItinerary } from './fetch-itinerary.ts'
import type { PlannerState, TripRequest } from './machine.ts'
import { isRefusal } from './retry.ts'
import { sanitiseRequest, type ItineraryBody, type ItineraryCall } from './sanitise.ts'
import { usePlannerStore } from './store.ts'

/** Spec §9: fixed for every plan. */
const FIXED = { pace: 'balanced', themes: ['sightseeing', 'food'] } as const

const wording = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : plannerMessages.default

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Locks of the plan on the screen, when the request is for the same place again. */
const locksFor = (request: TripRequest, { phase }: PlannerState): Pick<ItineraryCall, 'locked'> => {
  if (phase.at !== 'result' || !sameText(phase.body.destination, request.destination)) return {}
  const locked = locksOf(phase.history.present, request.days)
  return locked.length === 0 ? {} : { locked }
}

/**
 * Returns what the form does on submit: asks for a plan and tells the store how it went. A new call ends the one before; leaving
 * the page does not, so that the plan is there on return.
 */
export const usePlanTrip = (): (() => Promise<void>) => {
  const backend = useBackend()
  const send = usePlannerStore((store) => store.send)
  const running = useRef<AbortController | null>(null)

  const ask = async (body: ItineraryBody, locks: Pick<ItineraryCall, 'locked'>, signal: AbortSignal) => {
    send({ type: 'asked', body })
    const { asks } = usePlannerStore.getState().state
    try {
      const answer = readAnswer(await fetchItinerary(backend, { ...body, ...locks }, signal))
      send({ type: 'answered', ask: asks, answer, id: newId() })
    } catch (error) {
      if (signal.aborted) return
      console.error('itinerary failed', error)
      send({ type: 'failed', ask: asks, message: wording(error) })
      // A refusal is about the request: the servers answered, so there is nothing to diagnose.
      if (!isRefusal(error)) await backend.diagnose()
    }
  }

  return async () => {
    // Read now, not at render: input typed before hydration may have arrived since.
    const { request } = usePlannerStore.getState().state
    if (request.destination.trim() === '') return send({ type: 'submitted-blank' })
    running.current?.abort()
    running.current = new AbortController()
    const locks = locksFor(request, usePlannerStore.getState().state)
    try {
      await ask(sanitiseRequest({ ...request, ...FIXED }), locks, running.current.signal)
    } catch (error) {
      send({ type: 'refused', message: wording(error) })
    }
  }
}
