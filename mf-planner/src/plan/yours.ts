import { ownStopLimits } from '@site/contracts/own-stop'
import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'
import { clock, flag, text } from './lenient.ts'

const { note, minMinutes, maxMinutes } = ownStopLimits

/** What the traveller said of a stop; a stop of which they said nothing has none of it. */
export const yours = z.object({
  /** They added it: no place that we list, and neither open nor closed. */
  own: flag,
  /** When and for how many minutes they want to be there; null where that is left to the plan. */
  start: clock,
  minutes: orElse(z.nullable(z.int().check(z.gte(minMinutes), z.lte(maxMinutes))), null),
  note: z.pipe(
    text,
    z.transform((value) => value?.slice(0, note) ?? null),
  ),
})
export type Yours = z.infer<typeof yours>

export const nothingSaid: Yours = { own: false, start: null, minutes: null, note: null }

/** `yours`, or undefined where it says nothing, so that plans without any of it stay as they were. */
export const orNothing = (said: Yours): Yours | undefined =>
  said.own || said.start !== null || said.minutes !== null || said.note !== null ? said : undefined

interface Said {
  readonly yours?: Yours | undefined
}

export const saidOf = ({ yours: said }: Said): Yours => said ?? nothingSaid

export const isOwn = (stop: Said): boolean => saidOf(stop).own

/** The stop with a part of what was said of it changed. */
export const withSaid = <Stop extends Said>(stop: Stop, change: Partial<Yours>): Stop => ({
  ...stop,
  yours: orNothing({ ...saidOf(stop), ...change }),
})
