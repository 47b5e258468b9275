import { useBackend } from '@site/kit'
import { useRef, useState } from 'react'
import type { History } from '../plan/history.ts'
import { locksOf } from '../plan/locks.ts'
import type { Stop, Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { usePlannerStore } from '../trip/store.ts'
import { requestReplan } from './request-replan.ts'
import { askEdit, type Change, type Edit, type EditAnswer } from './ask-edit.ts'
import { endsInTime, mergeDay, moveStop, moveToDay, removeStop, toggleLock, withDay } from './operations.ts'
import { outlineOf, requestOf } from './outline.ts'

/** The outcome of the last change, in a sentence. */
export interface EditNews {
  readonly tone: 'done' | 'refused'
  readonly words: string
}

export interface Editor {
  /** The day being changed, or all of them; further changes wait. */
  readonly busyDay: number | 'all' | null
  readonly news: EditNews | null
  /** False for plans whose stops have no ids: then only order, locks and removal are available. */
  readonly online: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
  readonly move: (day: number, from: number, to: number) => void
  readonly moveTo: (day: number, at: number, target: number) => void
  readonly remove: (day: number, at: number) => void
  readonly lock: (day: number, at: number) => void
  readonly replace: (day: number, at: number, choice?: Stop) => void
  readonly replanDay: (day: number) => void
  readonly replanAll: () => void
  readonly alternatives: (day: number, at: number) => Promise<readonly Stop[]>
}

const UNCHECKED = 'The server could not be asked: these times are estimates and opening hours were not checked.'
const TOO_LATE = 'In that order the day would not end before midnight.'
const AWAY = 'The server could not be asked. Nothing was changed.'

type DayChange = { readonly day: number } & Change

/** Changes to the plan on the screen: applied at once where the browser can compute them, then checked and timed by the server. */
export const useEditor = (planId: string, body: ItineraryBody, history: History<Trip>): Editor => {
  const backend = useBackend()
  const send = usePlannerStore((store) => store.send)
  const [busyDay, setBusyDay] = useState<Editor['busyDay']>(null)
  const [news, setNews] = useState<EditNews | null>(null)
  const rejectedIds = useRef(new Set<string>())
  const trip = history.present
  const titleAt = (day: number, at: number): string => trip.days[day]?.stops[at]?.title ?? 'The stop'
  const done = (words: string) => setNews({ tone: 'done', words })
  const refused = (words: string) => setNews({ tone: 'refused', words })

  const ask = async (plan: Trip, change: DayChange): Promise<EditAnswer | 'away'> => {
    const outline = outlineOf(plan)
    if (outline === null) return 'away'
    const seed = history.past.length + 1
    const edit: Edit = {
      ...change,
      plan: outline,
      request: { ...requestOf(body), seed, exclude: [...rejectedIds.current].slice(-200) },
    }
    try {
      return await askEdit(backend, edit)
    } catch (error) {
      console.error('change to the plan failed', error)
      return 'away'
    }
  }

  /** Shows `changed` at once and lets the server time the given days; a change it refuses is undone. */
  const arrange = async (changed: Trip, days: readonly number[], words: string) => {
    if (!days.every((day) => endsInTime(changed.days[day] ?? { stops: [] }))) return refused(TOO_LATE)
    send({ type: 'changed', planId, trip: changed })
    done(words)
    if (outlineOf(changed) === null) return
    let checked = changed
    for (const day of days) {
      setBusyDay(day)
      const order = changed.days[day]?.stops.flatMap((stop) => stop.id ?? []) ?? []
      const answer = order.length === 0 ? null : await ask(checked, { action: 'order', day, order })
      const old = checked.days[day]
      if (answer === null || old === undefined) continue
      if (answer === 'away') {
        done(`${words} ${UNCHECKED}`)
      } else if (answer.day === null) {
        send({ type: 'withdrawn', planId })
        refused(answer.conflicts.join(' ') || 'This order does not work out.')
        setBusyDay(null)
        return
      } else checked = withDay(checked, day, mergeDay(old, answer.day))
    }
    send({ type: 'amended', planId, trip: checked })
    setBusyDay(null)
  }

  /** Asks the server for another day and shows it when it comes. */
  const exchange = async (day: number, change: DayChange, words: string) => {
    setBusyDay(day)
    const answer = await ask(trip, change)
    const old = trip.days[day]
    setBusyDay(null)
    if (answer === 'away') return refused(AWAY)
    if (answer.day === null || old === undefined)
      return refused(answer.conflicts.join(' ') || 'Nothing else fits here.')
    send({ type: 'changed', planId, trip: withDay(trip, day, mergeDay(old, answer.day)) })
    done([words, ...answer.conflicts].join(' '))
  }

  /** Another plan for the same days: locked stops stay, the rest becomes other places as far as there are. */
  const replanAll = async () => {
    setBusyDay('all')
    const fresh = await requestReplan(backend, body, trip, {
      seed: history.past.length + 2,
      exclude: [...rejectedIds.current].slice(-200),
    })
    setBusyDay(null)
    if (fresh === null) return refused(AWAY)
    send({ type: 'changed', planId, trip: fresh })
    done(
      locksOf(fresh, fresh.days.length).length > 0
        ? 'All days are planned anew round what is locked.'
        : 'All days are planned anew.',
    )
  }

  const free = busyDay === null
  return {
    busyDay,
    news,
    online: outlineOf(trip) !== null,
    canUndo: free && history.past.length > 0,
    canRedo: free && history.future.length > 0,
    undo: () => {
      send({ type: 'undone' })
      done('Undone.')
    },
    redo: () => {
      send({ type: 'redone' })
      done('Done again.')
    },
    move: (day, from, to) => {
      const count = trip.days[day]?.stops.length ?? 0
      if (!free || to < 0 || to >= count || from === to) return
      void arrange(moveStop(trip, day, from, to), [day], `${titleAt(day, from)} is now stop ${to + 1} of ${count}.`)
    },
    moveTo: (day, at, target) => {
      if (!free) return
      void arrange(moveToDay(trip, day, at, target), [day, target], `${titleAt(day, at)} moved to day ${target + 1}.`)
    },
    remove: (day, at) => {
      if (!free) return
      const id = trip.days[day]?.stops[at]?.id
      if (id) rejectedIds.current.add(id)
      void arrange(removeStop(trip, day, at), [day], `${titleAt(day, at)} removed.`)
    },
    lock: (day, at) => {
      const locked = trip.days[day]?.stops[at]?.fixed === 'locked'
      send({ type: 'changed', planId, trip: toggleLock(trip, day, at) })
      done(
        locked
          ? `${titleAt(day, at)} may change again.`
          : `${titleAt(day, at)} stays when its day or the whole plan is made anew.`,
      )
    },
    replace: (day, at, choice) => {
      if (!free) return
      const id = trip.days[day]?.stops[at]?.id
      if (id) rejectedIds.current.add(id)
      const chosen = choice?.id ?? undefined
      if (chosen !== undefined) rejectedIds.current.delete(chosen)
      const change = { action: 'slot', day, slot: at, ...(chosen === undefined ? {} : { id: chosen }) } as const
      void exchange(day, change, `${titleAt(day, at)} was exchanged${choice ? ` for ${choice.title}` : ''}.`)
    },
    replanDay: (day) => {
      if (free) void exchange(day, { action: 'day', day }, `Day ${day + 1} is planned anew.`)
    },
    replanAll: () => {
      if (free) void replanAll()
    },
    alternatives: async (day, at) => {
      const answer = await ask(trip, { action: 'alternatives', day, slot: at, limit: 6 })
      if (answer === 'away') throw new Error('The server could not be asked. Try again in a moment.')
      return answer.alternatives
    },
  }
}
