import { ownPlace, ownStopLimits, stayMinutes, type OwnPlace } from '@site/contracts/own-stop'
import { clockTime } from '@site/contracts/trip-fields'
import type { Point } from '../plan/links.ts'
import type { StopTime } from './operations.ts'

/** What a form holds, and which of its time fields the browser could not read ("25:--"). */
export interface GivenTime {
  readonly start: string
  readonly minutes: string
  readonly isUnreadable: boolean
}
export interface GivenStop extends GivenTime {
  readonly title: string
  readonly address: string
  readonly point: Point | null
}

/** A sentence for each field that is wrong. */
export type FieldErrors<Field extends string> = { readonly [Name in Field]?: string }
export type Read<Value, Field extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors<Field> }

const NO_TIME = 'Enter a time such as 14:30, or leave it empty'

const startError = ({ start, isUnreadable }: GivenTime): string | null =>
  isUnreadable || (start !== '' && !clockTime.safeParse(start).success) ? NO_TIME : null

const minutesOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))
const minutesError = (text: string): string | null => {
  const read = stayMinutes.safeParse(minutesOf(text))
  return read.success ? null : `Choose ${ownStopLimits.minMinutes} to ${ownStopLimits.maxMinutes} minutes`
}

const errorsOf = <Field extends string>(
  found: readonly (readonly [Field, string | null])[],
): FieldErrors<Field> | null => {
  const errors: { [Name in Field]?: string } = {}
  for (const [field, message] of found) if (message !== null) errors[field] = message
  return found.some(([, message]) => message !== null) ? errors : null
}

/** A stop's time as a form gives it; an empty start leaves it to the plan. */
export const readTime = (given: GivenTime): Read<StopTime, 'start' | 'minutes'> => {
  const errors = errorsOf([
    ['start', startError(given)],
    ['minutes', minutesError(given.minutes)],
  ])
  if (errors !== null) return { ok: false, errors }
  return { ok: true, value: { start: given.start === '' ? null : given.start, minutes: minutesOf(given.minutes) } }
}

export type StopField = 'title' | 'address' | 'start' | 'minutes'
interface OwnStopFields {
  readonly place: OwnPlace
  readonly start: string | null
  readonly minutes: number
}

/** A stop of the traveller's own as a form gives it. */
export const readStop = (given: GivenStop): Read<OwnStopFields, StopField> => {
  const { title, address, point } = given
  const place = ownPlace.safeParse({
    title,
    ...(address.trim() === '' ? {} : { address }),
    ...(point === null ? {} : { point }),
  })
  const wrong = (field: 'title' | 'address'): string | null =>
    place.error?.issues.find(({ path }) => path[0] === field)?.message ?? null
  const time = readTime(given)
  const errors = errorsOf<StopField>([
    ['title', wrong('title')],
    ['address', wrong('address')],
    ['start', time.ok ? null : (time.errors.start ?? null)],
    ['minutes', time.ok ? null : (time.errors.minutes ?? null)],
  ])
  if (errors !== null) return { ok: false, errors }
  if (!place.success || !time.ok) return { ok: false, errors: { title: 'Give your stop a name' } }
  return { ok: true, value: { place: place.data, ...time.value } }
}
