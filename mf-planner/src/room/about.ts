import type * as Y from 'yjs'
import { readPlans } from '../saved-plans/saved-plans.ts'
import type { TripMeta } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { costsIn, writeCosts, type KeyedCosts } from './costs.ts'

/** What was asked for and what holds for the whole trip. */
export interface About {
  readonly body: ItineraryBody
  readonly meta: TripMeta
}

/** The text of the plan as it was begun, and before the name of each field that somebody changed since. */
const BEGUN = 'about'
const FIELDS = ['body', 'trip', 'meta'] as const
type Part = (typeof FIELDS)[number]
const fieldKey = (part: Part, name: string): string => `${part}.${name}`

/** In the text of a saved plan: reading it runs the same checks. */
const textOf = (body: object, trip: object | undefined, meta: object): string =>
  JSON.stringify([
    {
      id: 'room',
      savedAt: 0,
      body: { ...body, ...(trip === undefined || Object.keys(trip).length === 0 ? {} : { trip }) },
      answer: { meta, plan: [] },
    },
  ])

const partsOf = ({ body: { trip = {}, ...body }, meta: { costs: _costs, ...meta } }: About) => ({ body, trip, meta })

const readText = (text: string): About | null => {
  const [plan] = readPlans(text)
  return plan === undefined ? null : { body: plan.body, meta: plan.trip.meta }
}

/** The fields with those that were changed since; one that was taken away is null. */
const withChanged = (head: Y.Map<unknown>, part: Part, begun: object): object => {
  const before = fieldKey(part, '')
  const changed = [...head.entries()].flatMap(([key, value]): [string, unknown][] =>
    key.startsWith(before) ? [[key.slice(before.length), value]] : [],
  )
  const now = new Map([...Object.entries(begun), ...changed])
  return Object.fromEntries([...now].filter(([, value]) => value !== null))
}

/** Null where the document holds no plan. */
export const readAbout = (head: Y.Map<unknown>): (About & KeyedCosts) | null => {
  const text = head.get(BEGUN)
  const begun = typeof text === 'string' ? readText(text) : null
  if (begun === null) return null
  const parts = partsOf(begun)
  const now = readText(
    textOf(
      withChanged(head, 'body', parts.body),
      withChanged(head, 'trip', parts.trip),
      withChanged(head, 'meta', parts.meta),
    ),
  )
  // Rubbish in one field costs the changes, never the plan.
  const { body, meta } = now ?? begun
  const { costs, costKeys } = costsIn(head, begun.meta.costs)
  return { body, meta: { ...meta, costs }, costKeys }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Writes each field that differs by itself, so that one person's arrival and another's hotel both stay. */
export const writeAbout = (head: Y.Map<unknown>, before: (About & KeyedCosts) | null, after: About): void => {
  if (before === null) {
    const { body, trip, meta } = partsOf(after)
    head.set(BEGUN, textOf(body, trip, { ...meta, costs: after.meta.costs }))
    return
  }
  const [old, wanted] = [partsOf(before), partsOf(after)]
  for (const part of FIELDS) {
    const was = new Map<string, unknown>(Object.entries(old[part]))
    const is = new Map<string, unknown>(Object.entries(wanted[part]))
    for (const name of new Set([...was.keys(), ...is.keys()]))
      if (!same(was.get(name) ?? null, is.get(name) ?? null)) head.set(fieldKey(part, name), is.get(name) ?? null)
  }
  writeCosts(head, before, after.meta.costs)
}
