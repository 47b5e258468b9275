import type { TripRequest } from '@site/contracts/trip-request'
import type { Span } from './page.ts'

export type Dates = NonNullable<TripRequest['dates']>

/** A date in the text. */
export interface Hit {
  readonly span: Span
  readonly dates: Dates
  /** Of the traveller's ticket, not of the trip. */
  readonly ticket: boolean
  /** Written with the end before the start. */
  readonly reversed?: boolean
  /** Only a feast or a weekday was named: where dates are written too, they say when. */
  readonly vague?: boolean
  /** The last day of a time that a feast's name tells: days in it are no other date. */
  readonly until?: string
  /** Said by no more than weekdays (0 = Monday): of an event they are its own. */
  readonly weekdays?: readonly [first: number, last?: number]
  /** Said by no more than days of a month: the month is that of the trip's other dates. */
  readonly numbers?: readonly [first: number, last?: number]
  /** Monday of the week that is meant: weekdays beside it are in it. */
  readonly week?: string
  /** Counted from today: a date or a month that is named beside it wins. */
  readonly ahead?: boolean
  /** A day of one's life beside the trip, such as a birthday: of no other date it says when. */
  readonly aside?: boolean
  /** "First weekend", "last weekend" (-1) without a month: of an event it is that weekend of it, counted from 0. */
  readonly nth?: number
  /** "Between 5 and 20 May": a shorter trip lies somewhere in it. */
  readonly window?: boolean
}

export type HitFacts = Omit<Hit, 'span' | 'dates' | 'ticket'>
/** Notes a date; null where there is none, so that its words are left. */
export type AddHit = (span: Span, dates: Dates | null, said?: HitFacts) => true | null
