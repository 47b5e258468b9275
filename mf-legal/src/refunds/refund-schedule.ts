import { addDays, calendarDay, daysBetween, formatDay, type CalendarDay } from './calendar-day.ts'
import {
  FULL_REFUND_OVER_DAYS,
  HALF_REFUND_FROM_DAYS,
  refundTier,
  undatedTiers,
  type RefundTier,
  type Situation,
} from './refund-tier.ts'

export interface RefundFields {
  readonly situation: Situation
  readonly bookedOn: string
  readonly eventOn: string
  /** Empty means the day of booking. */
  readonly cancelledOn: string
}
export type RefundFieldErrors = Partial<Record<'bookedOn' | 'eventOn' | 'cancelledOn', string>>

export interface RefundDates {
  readonly cancelledOn: CalendarDay
  /** Whole days from the cancellation to the event. */
  readonly daysLeft: number
  /** When each tier applies to this booking. */
  readonly windows: readonly { readonly tier: RefundTier; readonly dates: string }[]
}
export interface RefundAnswer {
  readonly tier: RefundTier
  /** Null where they do not matter. */
  readonly dates: RefundDates | null
}

const span = (from: CalendarDay, to: CalendarDay): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`

const windowsOf = (bookedOn: CalendarDay, eventOn: CalendarDay): RefundDates['windows'] => {
  const bounds = [
    { tier: 'full', from: bookedOn, to: addDays(eventOn, -FULL_REFUND_OVER_DAYS - 1) },
    { tier: 'half', from: addDays(eventOn, -FULL_REFUND_OVER_DAYS), to: addDays(eventOn, -HALF_REFUND_FROM_DAYS) },
    { tier: 'partner', from: addDays(eventOn, -HALF_REFUND_FROM_DAYS + 1), to: addDays(eventOn, -1) },
    { tier: 'none', from: eventOn, to: eventOn },
  ] as const
  return bounds.flatMap(({ tier, from, to }) => {
    const start = daysBetween(bookedOn, from) > 0 ? from : bookedOn
    return daysBetween(start, to) < 0 ? [] : [{ tier, dates: span(start, to) }]
  })
}

const missing = 'Please choose a date'

/**
 * Evaluates the calculator's fields: the answer, or a message for each invalid field. The cancellation date defaults to the day of
 * booking. Dates are only needed when the customer cancels.
 */
export const refundAnswer = (fields: RefundFields): RefundAnswer | { readonly errors: RefundFieldErrors } => {
  if (fields.situation !== 'customer-cancels') return { tier: undatedTiers[fields.situation], dates: null }
  const bookedOn = calendarDay(fields.bookedOn)
  const eventOn = calendarDay(fields.eventOn)
  const cancelledOn = fields.cancelledOn === '' ? bookedOn : calendarDay(fields.cancelledOn)
  if (bookedOn === null || eventOn === null || cancelledOn === null)
    return {
      errors: {
        ...(bookedOn === null ? { bookedOn: missing } : {}),
        ...(eventOn === null ? { eventOn: missing } : {}),
        ...(cancelledOn === null && fields.cancelledOn !== '' ? { cancelledOn: missing } : {}),
      },
    }
  if (daysBetween(bookedOn, eventOn) < 0) return { errors: { eventOn: 'The event cannot be before the booking' } }
  if (daysBetween(bookedOn, cancelledOn) < 0)
    return { errors: { cancelledOn: 'A booking cannot be cancelled before it was made' } }
  const daysLeft = daysBetween(cancelledOn, eventOn)
  return { tier: refundTier(daysLeft), dates: { cancelledOn, daysLeft, windows: windowsOf(bookedOn, eventOn) } }
}
