import * as Y from 'yjs'
import type { Trip } from '../../plan/plan.ts'
import type { ItineraryBody } from '../../trip/sanitise.ts'
import { bodyFor } from '../../testing/plans.ts'
import { readPlan, type SharedPlan } from '../read-plan.ts'
import { writeChange } from '../write-change.ts'

export const body = bodyFor('Melbourne', 7)

/** A shared plan that begins with this trip. */
export const docOf = (trip: Trip, asked: ItineraryBody = body): Y.Doc => {
  const doc = new Y.Doc()
  writeChange(doc, null, trip, asked)
  return doc
}

/** The same plan at somebody else's. */
export const copy = (doc: Y.Doc): Y.Doc => {
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
  return other
}

export const shown = (doc: Y.Doc): SharedPlan => {
  const plan = readPlan(doc)
  if (plan === null) throw new Error('the plan is gone')
  return plan
}

/** What one person does to the plan as they see it. */
export const change = (doc: Y.Doc, edit: (trip: Trip) => Trip, asked?: ItineraryBody): void => {
  const plan = shown(doc)
  writeChange(doc, plan, edit(plan.trip), asked ?? plan.body)
}

/** Everybody gets what the others did. */
export const merge = (...docs: Y.Doc[]): void => {
  for (const from of docs) for (const to of docs) Y.applyUpdate(to, Y.encodeStateAsUpdate(from))
}
