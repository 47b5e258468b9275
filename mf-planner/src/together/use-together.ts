import { useBackend } from '@stageside/kit'
import { useMutation } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { PlanWriter } from '../edit/plan-writer.ts'
import type { Trip } from '../plan/plan.ts'
import { createRoom } from '../room/create-room.ts'
import { roomLink, secretIn } from '../room/room-address.ts'
import type { SharedPlan } from '../room/read-plan.ts'
import type { Room } from '../room/room-client.ts'
import { useRoom } from '../room/use-room.ts'
import { useRunning } from '../share/use-running.ts'
import { usePlannerStore } from '../trip/planner-store.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'

const entryState = z.object({ planId: z.string() })

/** The name of a shared plan among the saved ones: whoever shared it keeps the plan's own, which the history entry holds over a reload. */
const planIdOf = (state: unknown, secret: string): string => {
  const read = entryState.safeParse(state)
  // The beginning of the secret tells shared plans apart and opens none.
  return read.success ? read.data.planId : `room-${secret.slice(0, 8)}`
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A plan that several people edit: the one that the address names, shown on this page as long as it is open. */
export const useTogether = () => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const backend = useBackend()
  const send = usePlannerStore((store) => store.send)
  const isRunning = useRunning()
  const secret = isRunning ? secretIn(hash) : null
  const { phase } = usePlannerStore((store) => store.state)
  /** The secret of a plan that is about to be shared from here, with whatever is changed until then. */
  const [started, setStarted] = useState<string | null>(null)
  const isStarted = started !== null && started === secret
  const share = isStarted && phase.at === 'result' ? { body: phase.body, trip: phase.history.present } : null
  const room = useRoom(secret, share)
  const plans = useRef(new WeakMap<Trip, SharedPlan>())
  const steps = useRef(0)
  const { plan, role, status } = room
  const isOpen = secret !== null && status.at !== 'ended'
  const id = secret === null ? '' : planIdOf(state, secret)
  const shared = role === 'view' ? secret : null

  // Once it is there: coming back to this address later, one takes what the others have made of it meanwhile.
  if (isOpen && plan !== null && started !== null) setStarted(null)

  useEffect(() => {
    if (!isOpen || plan === null) return
    const shown = usePlannerStore.getState().state.phase
    const { body, trip } = plan
    plans.current.set(trip, plan)
    const isShown = shown.at === 'result' && shown.id === id && shown.shared === shared && same(shown.body, body)
    if (isShown) send({ type: 'amended', planId: id, trip })
    else send({ type: 'opened', id, body, trip, ...(shared === null ? {} : { shared }) })
  }, [isOpen, plan, id, shared, send])

  const { mutate, isPending, isError } = useMutation({
    // Sent without a connection too: the failure says so, where a paused call would say nothing.
    networkMode: 'always',
    mutationFn: () => createRoom(backend),
    onError: (error) => console.error('no shared plan made', error),
  })
  const begin = (): void => {
    if (isPending) return
    mutate(undefined, {
      onSuccess: ({ edit }) => {
        const shown = usePlannerStore.getState().state.phase
        if (shown.at !== 'result') return
        setStarted(edit)
        void navigate(
          { pathname, search, hash: roomLink('', '', edit) },
          { replace: true, preventScrollReset: true, state: { planId: shown.id } },
        )
      },
    })
  }

  /** A change that began before the plan was shared has no plan of the document: it is compared with what that holds now. */
  const planOf = (trip: Trip): SharedPlan | null => plans.current.get(trip) ?? plan
  const write = (to: Room['change']) => (before: Trip, after: Trip, asked?: ItineraryBody) => {
    const known = planOf(before)
    steps.current += 1
    if (known !== null) to(known, after, asked)
  }
  const writer: PlanWriter | null =
    !isOpen || plan === null || role === 'view'
      ? null
      : {
          change: write(room.change),
          amend: write(room.amend),
          withdraw: room.withdraw,
          undo: room.undo,
          redo: room.redo,
          canUndo: room.canUndo,
          canRedo: room.canRedo,
          steps: () => steps.current,
        }

  return {
    secret,
    room,
    writer,
    begin,
    isStarting: isPending,
    hasFailed: isError,
    /** The address names a shared plan that is not on the page yet. */
    isOpening: isOpen && plan === null && !isStarted,
    /** The part of the address that should name a shared plan was cut off. */
    isDamaged: isRunning && secret === null && hash.startsWith(roomLink('', '', '')),
  }
}
export type Together = ReturnType<typeof useTogether>

/** The shared plan around this component; null where plans cannot be shared for editing. */
export const TogetherContext = createContext<Together | null>(null)
export const useTogetherContext = (): Together | null => useContext(TogetherContext)
