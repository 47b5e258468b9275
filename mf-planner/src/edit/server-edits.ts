import type { StopMisfit } from '@site/contracts/misfit'
import type { Backend } from '@stageside/kit'
import { locksOf, ownStopsOf } from '../plan/locks.ts'
import type { Trip } from '../plan/plan.ts'
import { askEdit, askReplan, editCall } from './edit-calls.ts'
import { done, refused, type Doubt, type EditStatus, type ServerEdit } from './edit-status.ts'
import { mergeDay } from './merge-day.ts'
import { endsInTime, keepAnyway, withDay } from './operations.ts'
import type { PlanWriter } from './plan-writer.ts'

const UNCHECKED = 'We couldn’t reach the server: these times are estimates and opening hours were not checked.'
export const AWAY = 'We couldn’t reach the server. Nothing was changed.'

type Check = Extract<ServerEdit, { kind: 'check' }>
type Exchange = Extract<ServerEdit, { kind: 'exchange' }>
type Wrong = Pick<Doubt, 'days' | 'words'> & { readonly change: (trip: Trip) => Trip }

/** How to make a change all the same; undefined where that is not the traveller's to decide. */
const doubtOf = (
  { days, words, change }: Wrong,
  at: number,
  changed: Trip,
  misfits: readonly StopMisfit[],
): Doubt | undefined => {
  const titles = new Map(changed.days[at]?.stops.map(({ id, title }) => [id, title]))
  const named = misfits.flatMap(({ id, misfit }) => {
    const title = titles.get(id)
    return title === undefined ? [] : [{ title, misfit }]
  })
  return named.length === 0
    ? undefined
    : { day: days[0] ?? at, days, misfits: named, words, anyway: (trip) => keepAnyway(change(trip), at, misfits) }
}

/** Lets the server time the days of an order that is on the screen already; one it refuses is undone. */
const check = async (backend: Backend, writer: PlanWriter, edit: Check): Promise<EditStatus> => {
  const { days, before, from, words } = edit
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
        const why = answer.conflicts.join(' ') || 'The stops don’t fit in that order.'
        return refused(why, doubtOf(edit, day, checked, answer.misfits))
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

/**
 * Asks the server for another day and shows it when it comes. A change that the browser can make by itself is made by estimates
 * where the server cannot be asked.
 */
const exchange = async (backend: Backend, writer: PlanWriter, edit: Exchange): Promise<EditStatus> => {
  const { from, words, days, change } = edit
  const { day } = edit.edit
  const answer = await askEdit(backend, editCall(from, edit.edit)).catch((error: unknown) => {
    if (change === undefined || !endsInTime(change(from.trip).days[day] ?? { stops: [] })) throw error
    console.error('change to the plan failed', error)
    return null
  })
  if (answer === null) {
    writer.change(from.trip, change?.(from.trip) ?? from.trip)
    return done(`${words} ${UNCHECKED}`)
  }
  const old = from.trip.days[day]
  if (answer.day === null || old === undefined) {
    const why = answer.conflicts.join(' ') || 'Nothing else fits here.'
    if (change === undefined) return refused(why)
    return refused(why, doubtOf({ days, words, change }, day, change(from.trip), answer.misfits))
  }
  // With the stop that is added, the answer is merged with what is known of it.
  const known = change === undefined ? old : (change(from.trip).days[day] ?? old)
  writer.change(from.trip, withDay(from.trip, day, mergeDay({ ...old, stops: known.stops }, answer.day)))
  return done([words, ...answer.conflicts].join(' '))
}

/** Another plan for the same days: what is locked or the traveller's own stays, the rest becomes other places as far as there are. */
const replan = async (backend: Backend, writer: PlanWriter, { from }: ServerEdit): Promise<EditStatus> => {
  const fresh = await askReplan(backend, from)
  if (fresh === null) return refused(AWAY)
  writer.change(from.trip, fresh)
  const held = locksOf(fresh, fresh.days.length).length > 0 || ownStopsOf(fresh, fresh.days.length).length > 0
  return done(held ? 'All days replanned. Your locked stops are still there.' : 'All days replanned.')
}

/** Carries out a change that the server has a part in. */
export const runEdit = (backend: Backend, writer: PlanWriter, edit: ServerEdit): Promise<EditStatus> => {
  switch (edit.kind) {
    case 'check':
      return check(backend, writer, edit)
    case 'exchange':
      return exchange(backend, writer, edit)
    case 'replan':
      return replan(backend, writer, edit)
  }
}
