import { useBackend } from '@stageside/kit'
import { newId } from '@stageside/kit/new-id'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { createContext, useContext, useRef, useState } from 'react'
import type { History } from '../plan/history.ts'
import { spell } from '../plan/clock.ts'
import type { Stop, Trip } from '../plan/plan.ts'
import { saidOf } from '../plan/yours.ts'
import { usePlannerStore } from '../trip/planner-store.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { askEdit, editCall, outlineOf, outlineStopOf, type EditedPlan, type FoundPlace } from './edit-calls.ts'
import { addressQuery, dayPlace } from './find-address.ts'
import { done, refused, type EditStatus, type ServerEdit } from './edit-status.ts'
import {
  addStop,
  endsInTime,
  moveStop,
  moveToDay,
  removeStop,
  setNote,
  setOwn,
  setTime,
  toggleLock,
  type StopTime,
} from './operations.ts'
import { freeFrom, listedStop, ownStop, type OwnStopInput } from './own-stop.ts'
import { ownWriter, type PlanWriter } from './plan-writer.ts'
import { AWAY, runEdit } from './server-edits.ts'

const TOO_LATE = 'In that order the day would run past midnight.'

/** Most places a request may exclude (contracts' `itineraryRequest`). */
const MAX_EXCLUDED = 200
/** Other places offered for a stop: the contract's own default. */
const ALTERNATIVES = 6
/** Characters of an id that tell a traveller's own stops of one plan apart. */
const UNIQUE = 8

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

  const { mutate } = useMutation({
    // Sent without a connection too: the failure says so, where a paused change would say nothing.
    networkMode: 'always',
    mutationFn: (edit: ServerEdit): Promise<EditStatus> => runEdit(backend, writer, edit),
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

  /** Makes a change at once, then has it checked. */
  const arrange = (change: (now: Trip) => Trip, days: readonly number[], words: string) => {
    const changed = change(trip)
    if (!days.every((day) => endsInTime(changed.days[day] ?? { stops: [] }))) return setStatus(refused(TOO_LATE))
    writer.change(trip, changed)
    if (outlineOf(changed) === null) return setStatus(done(words))
    start({ kind: 'check', days, before: trip, from: editedPlan(changed), words, change })
  }
  /** Adds a stop where its time falls, or where the server finds that it costs the least way. */
  const add = (day: number, stop: Stop) => {
    const words = `${stop.title} added to day ${day + 1}.`
    const change = (now: Trip) => addStop(now, day, stop)
    const outlined = outlineStopOf(stop)
    if (saidOf(stop).start !== null || outlineOf(trip) === null || outlined === null)
      return arrange(change, [day], words)
    start({
      kind: 'exchange',
      days: [day],
      from: editedPlan(),
      edit: { action: 'add', day, stop: outlined },
      words,
      change,
    })
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
      arrange((now) => moveStop(now, day, from, to), [day], `${titleAt(day, from)} is now stop ${to + 1} of ${count}.`)
    },
    /** `to`: the position in the other day; its end where none is given. */
    moveTo: (day: number, at: number, target: number, to?: number) => {
      if (!free) return
      const words = `${titleAt(day, at)} moved to day ${target + 1}.`
      arrange((now) => moveToDay(now, day, at, target, to), [day, target], words)
    },
    time: (day: number, at: number, time: StopTime) => {
      if (!free) return
      const words = `${titleAt(day, at)} now ${time.start === null ? '' : `starts at ${time.start} and `}lasts ${spell(time.minutes)}.`
      arrange((now) => setTime(now, day, at, time), [day], words)
    },
    note: (day: number, at: number, note: string) => {
      if (!free) return
      writer.change(trip, setNote(trip, day, at, note))
      setStatus(done(note.trim() === '' ? 'Your note was removed.' : `Your note on ${titleAt(day, at)} is saved.`))
    },
    /** Adds a stop of the traveller's own: at their time, or where the day has room. */
    addOwn: (day: number, input: OwnStopInput) => {
      if (free) add(day, ownStop(newId().slice(0, UNIQUE), input, freeFrom(trip, day)))
    },
    editOwn: (day: number, at: number, input: OwnStopInput) => {
      if (free) arrange((now) => setOwn(now, day, at, input), [day], `${input.place.title} changed.`)
    },
    addPlace: (day: number, place: FoundPlace) => {
      if (!free) return
      rejectedIds.current.delete(place.id)
      add(day, listedStop(place, freeFrom(trip, day)))
    },
    /** Makes the change that was refused all the same. */
    keepAnyway: () => {
      if (status.at === 'refused' && status.doubt !== undefined)
        arrange(status.doubt.anyway, status.doubt.days, status.doubt.words)
    },
    remove: (day: number, at: number) => {
      if (!free) return
      reject(day, at)
      arrange((now) => removeStop(now, day, at), [day], `${titleAt(day, at)} removed.`)
    },
    /** Puts a stop back that others' changes left no room for. */
    restore: (day: number, stop: Stop) => {
      if (free) arrange((now) => addStop(now, day, stop), [day], `${stop.title} is back on day ${day + 1}.`)
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
    /** Places by their names, as a query. */
    places: (day: number, query: string) => {
      const call = editCall(editedPlan(), { action: 'places', day, query })
      return queryOptions({
        queryKey: ['itinerary', call],
        queryFn: async () => (await askEdit(backend, call)).places,
        networkMode: 'always',
        retry: false,
        staleTime: Infinity,
      })
    },
    /** Where an address is, in the city of the day, as a query. */
    addresses: (day: number, address: string) => addressQuery(backend, dayPlace(trip, day), address),
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

export type { EditStatus } from './edit-status.ts'
