import type { Misfit } from '@site/contracts/misfit'
import type { Trip } from '../plan/plan.ts'
import type { DayEdit, EditedPlan } from './edit-calls.ts'

/** A change that was taken back because stops do not fit, and how to make it all the same. */
export interface Doubt {
  /** The day on which it was made, and those that it concerns. */
  readonly day: number
  readonly days: readonly number[]
  readonly misfits: readonly { readonly title: string; readonly misfit: Misfit }[]
  /** The change, with what does not fit marked as kept. */
  readonly anyway: (trip: Trip) => Trip
  /** What is said once it is made. */
  readonly words: string
}

/** What the last change has come to, in a sentence. While the server works on one, further changes wait. */
export type EditStatus =
  | { readonly at: 'idle' }
  | { readonly at: 'working'; readonly days: readonly number[] }
  | { readonly at: 'done'; readonly words: string }
  | { readonly at: 'refused'; readonly words: string; readonly doubt?: Doubt }

/** A change that the server has a part in. */
export type ServerEdit = { readonly days: readonly number[]; readonly from: EditedPlan } & (
  | {
      readonly kind: 'check'
      readonly before: Trip
      readonly words: string
      /** The change itself, for whoever makes it anyway. */
      readonly change: (trip: Trip) => Trip
    }
  | {
      readonly kind: 'exchange'
      readonly edit: DayEdit
      readonly words: string
      /** What to do with a stop that the server finds no room for, where the traveller may keep it anyway. */
      readonly change?: (trip: Trip) => Trip
    }
  | { readonly kind: 'replan' }
)

export const done = (words: string): EditStatus => ({ at: 'done', words })
export const refused = (words: string, doubt?: Doubt): EditStatus => ({
  at: 'refused',
  words,
  ...(doubt === undefined ? {} : { doubt }),
})
