import { useBackend } from '@site/kit'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { createContext, useContext, useRef, useState } from 'react'
import type { History } from '../plan/history.ts'
import { locksOf } from '../plan/locks.ts'
import type { Stop, Trip } from '../plan/plan.ts'
import { usePlannerStore } from '../trip/planner-store.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { askEdit, askReplan, editCall, outlineOf, type DayEdit, type EditedPlan } from './edit-calls.ts'
import { addStop, endsInTime, mergeDay, moveStop, moveToDay, removeStop, toggleLock, withDay } from './operations.ts'
import { ownWriter, type PlanWriter } from './plan-writer.ts'

/** What the last change has come to, in a sentence. While the server works on one, further changes wait. */
export type EditStatus =
  | { readonly at: 'idle' }
  | { readonly at: 'working'; readonly days: readonly number[] }
  | { readonly at: 'done' | 'refused'; readonly words: string }

/** A change that the server has a part in. */
type ServerEdit = { readonly days: readonly number[]; readonly from: EditedPlan } & (
  | { readonly kind: 'check'; readonly before: Trip; readonly words: string }
  | { readonly kind: 'exchange'; readonly edit: DayEdit; readonly words: string }
  | { readonly kind: 'replan' }
)

const UNCHECKED = 'We couldn’t reach the server: these times are estimates and opening hours were not checked.'
const TOO_LATE = 'In that order the day would run past midnight.'
const AWAY = 'We couldn’t reach the server. Nothing was changed.'

/** Most places a request may exclude (contracts' `itineraryRequest`). */
const MAX_EXCLUDED = 200
/** Other places offered for a stop: the contract's own default. */
const ALTERNATIVES = 6

const done = (words: string): EditStatus => ({ at: 'done', words })
const refused = (words: string): EditStatus => ({ at: 'refused', words })

/**
 * Changes to the plan on the screen: applied at once where the browser can compute them, then checked and timed by the server. `shared`
 * takes the changes of a plan that several people edit.
 */
export const useEditor = (
  planId: string,
  body: ItineraryBody,
  history: History<Trip>,
  shared: PlanWriter | null = null,
) => {
  const backend = useBackend()
  const send = usePlannerStore((store) => store.send)
  const writer = shared ?? ownWriter(send, planId, history)
  const [status, setStatus] = useState<EditStatus>({ at: 'idle' })
  const rejectedIds = useRef(new Set<string>())
  const trip = history.present
  const titleAt = (day: number, at: number): string => trip.days[day]?.stops[at]?.title ?? 'The stop'
  const editedPlan = (changed = trip, step = 1): EditedPlan => ({
    body,
    trip: changed,
    variation: { seed: writer.steps() + step, exclude: [...rejectedIds.current].slice(-MAX_EXCLUDED) },
  })

  /** Lets the server time the days of an order that is on the screen already; one it refuses is undone. */
  const check = async ({ days, before, from, words }: Extract<ServerEdit, { kind: 'check' }>): Promise<EditStatus> => {
    let checked = from.trip
    let outcome = words
    for (const day of days) {
      const old = checked.days[day]
      const order = old?.stops.flatMap((stop) => stop.id ?? []) ?? []
      if (old === undefined || order.length === 0) continue
      try {
        const answer = await askEdit(backend, editCall({ ...from, trip: checked }, { action: 'order', day, order }))
        if (answer.day === null) {
          writer.withdraw()
          return refused(answer.conflicts.join(' ') || 'The stops don’t fit in that order.')
        }
        checked = withDay(checked, day, mergeDay(old, answer.day))
      } catch (error) {
        console.error('change to the plan failed', error)
        outcome = `${words} ${UNCHECKED}`
      }
    }
    writer.amend(before, checked)
    return done(outcome)
  }

  /** Asks the server for another day and shows it when it comes. */
  const exchange = async ({ from, edit, words }: Extract<ServerEdit, { kind: 'exchange' }>): Promise<EditStatus> => {
    const answer = await askEdit(backend, editCall(from, edit))
    const old = from.trip.days[edit.day]
    if (answer.day === null || old === undefined)
      return refused(answer.conflicts.join(' ') || 'Nothing else fits here.')
    writer.change(from.trip, withDay(from.trip, edit.day, mergeDay(old, answer.day)))
    return done([words, ...answer.conflicts].join(' '))
  }

  /** Another plan for the same days: locked stops stay, the rest becomes other places as far as there are. */
  const replan = async ({ from }: ServerEdit): Promise<EditStatus> => {
    const fresh = await askReplan(backend, from)
    if (fresh === null) return refused(AWAY)
    writer.change(from.trip, fresh)
    const locked = locksOf(fresh, fresh.days.length).length > 0
    return done(locked ? 'All days replanned. Your locked stops are still there.' : 'All days replanned.')
  }

  const { mutate } = useMutation({
    // Sent without a connection too: the failure says so, where a paused change would say nothing.
    networkMode: 'always',
    mutationFn: (edit: ServerEdit): Promise<EditStatus> => {
      switch (edit.kind) {
        case 'check':
          return check(edit)
        case 'exchange':
          return exchange(edit)
        case 'replan':
          return replan(edit)
      }
    },
    onSuccess: setStatus,
    onError: (error) => {
      console.error('change to the plan failed', error)
      setStatus(refused(AWAY))
    },
  })
  const free = status.at !== 'working'
  const start = (edit: ServerEdit) => {
    // At once: the mutation tells its own state a moment later, and a second press must not come between.
    setStatus({ at: 'working', days: edit.days })
    mutate(edit)
  }

  /** Shows `changed` at once, then has it checked. */
  const arrange = (changed: Trip, days: readonly number[], words: string) => {
    if (!days.every((day) => endsInTime(changed.days[day] ?? { stops: [] }))) return setStatus(refused(TOO_LATE))
    writer.change(trip, changed)
    if (outlineOf(changed) === null) return setStatus(done(words))
    start({ kind: 'check', days, before: trip, from: editedPlan(changed), words })
  }
  const reject = (day: number, at: number) => {
    const id = trip.days[day]?.stops[at]?.id
    if (id) rejectedIds.current.add(id)
  }

  return {
    status,
    waiting: !free,
    days: trip.days.length,
    /** The days being changed. */
    busyDays: status.at === 'working' ? status.days : [],
    /** False for plans whose stops have no ids: then only order, locks and removal are available. */
    online: outlineOf(trip) !== null,
    canUndo: free && writer.canUndo,
    canRedo: free && writer.canRedo,
    undo: () => {
      writer.undo()
      setStatus(done('Undone.'))
    },
    redo: () => {
      writer.redo()
      setStatus(done('Redone.'))
    },
    move: (day: number, from: number, to: number) => {
      const count = trip.days[day]?.stops.length ?? 0
      if (!free || to < 0 || to >= count || from === to) return
      arrange(moveStop(trip, day, from, to), [day], `${titleAt(day, from)} is now stop ${to + 1} of ${count}.`)
    },
    moveTo: (day: number, at: number, target: number) => {
      if (!free) return
      arrange(moveToDay(trip, day, at, target), [day, target], `${titleAt(day, at)} moved to day ${target + 1}.`)
    },
    remove: (day: number, at: number) => {
      if (!free) return
      reject(day, at)
      arrange(removeStop(trip, day, at), [day], `${titleAt(day, at)} removed.`)
    },
    /** Puts a stop back that others' changes left no room for. */
    restore: (day: number, stop: Stop) => {
      if (free) arrange(addStop(trip, day, stop), [day], `${stop.title} is back on day ${day + 1}.`)
    },
    lock: (day: number, at: number) => {
      if (!free) return
      const locked = trip.days[day]?.stops[at]?.fixed === 'locked'
      writer.change(trip, toggleLock(trip, day, at))
      setStatus(
        done(locked ? `${titleAt(day, at)} unlocked.` : `${titleAt(day, at)} locked: it stays when you replan.`),
      )
    },
    replace: (day: number, at: number, choice?: Stop) => {
      if (!free) return
      reject(day, at)
      const chosen = choice?.id ?? undefined
      if (chosen !== undefined) rejectedIds.current.delete(chosen)
      const edit = { action: 'slot', day, slot: at, ...(chosen === undefined ? {} : { id: chosen }) } as const
      const words = `${titleAt(day, at)} was swapped${choice ? ` for ${choice.title}` : ''}.`
      start({ kind: 'exchange', days: [day], from: editedPlan(), edit, words })
    },
    replanDay: (day: number) => {
      if (!free) return
      const edit = { action: 'day', day } as const
      start({ kind: 'exchange', days: [day], from: editedPlan(), edit, words: `Day ${day + 1} replanned.` })
    },
    replanAll: () => {
      // A plan begins with seed 1: another one needs another.
      if (free) start({ kind: 'replan', days: trip.days.map((_, day) => day), from: editedPlan(trip, 2) })
    },
    /** Other places for a stop, as a query. */
    alternatives: (day: number, at: number) => {
      const call = editCall(editedPlan(), { action: 'alternatives', day, slot: at, limit: ALTERNATIVES })
      return queryOptions({
        queryKey: ['itinerary', call],
        queryFn: async () => (await askEdit(backend, call)).alternatives,
        networkMode: 'always',
        retry: false,
        // The same question has the same answer while the page is open.
        staleTime: Infinity,
      })
    },
  }
}
export type Editor = ReturnType<typeof useEditor>

/** The editor of the plan around this component; null where a plan is only shown. */
export const EditorContext = createContext<Editor | null>(null)
export const useEditorContext = (): Editor | null => useContext(EditorContext)
