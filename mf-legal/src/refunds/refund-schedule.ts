/** Spec §4 and §9: refund tiers of curated deals, by whole days between the cancellation and the event. */
const FULL_REFUND_OVER_DAYS = 14
const HALF_REFUND_FROM_DAYS = 7

export const refundTiers = {
  full: {
    when: 'More than 14 days before the event',
    stub: '100%',
    outcome: 'Full refund, minus processing fees',
    words: 'You get back everything you paid, less the processing fees charged by the payment provider.',
  },
  half: {
    when: '7 to 14 days before the event',
    stub: '50%',
    outcome: '50% refund',
    words: 'You get back half of what you paid.',
  },
  partner: {
    when: 'Under 7 days before the event',
    stub: 'Ask',
    outcome: 'Subject to partner policies, with processing fees',
    words:
      'What comes back depends on the policies of the hotel and the other partners in your deal, and processing fees apply. Write to us and we will ask them for you.',
  },
  none: {
    when: 'Same day or no-show',
    stub: '0%',
    outcome: 'No refund',
    words: 'Rooms, seats and transfers are held for you by then, so nothing can be refunded.',
  },
  organiserCancelled: {
    when: 'The organiser cancels the event',
    stub: '100%',
    outcome: 'Full refund',
    words: 'You get back everything you paid. Organiser-cancelled refunds are processed in 7 to 14 business days.',
  },
  postponed: {
    when: 'The event is postponed',
    stub: 'Choose',
    outcome: 'Your choice: full refund or free transfer to the new dates',
    words: 'Tell us which you prefer. A transfer to the new dates costs nothing.',
  },
} as const
export type RefundTier = keyof typeof refundTiers

/** The last two are situations in themselves: their tier needs no dates. */
export type Situation = 'customerCancels' | 'organiserCancelled' | 'postponed'

/**
 * The tier of a curated deal that the customer cancels, by whole days left: over 14, 7 to 14, 1 to 6, or none (the day itself and
 * every day after it, which is a no-show).
 */
export const refundTier = (days: number): RefundTier => {
  if (days > FULL_REFUND_OVER_DAYS) return 'full'
  if (days >= HALF_REFUND_FROM_DAYS) return 'half'
  return days >= 1 ? 'partner' : 'none'
}

const DAY_MS = 86_400_000

/** A day of the calendar, as a date field gives it, in days since 1970; null when there is no such day (`2026-02-30`). */
export const calendarDay = (text: string): number | null => {
  // In UTC, where every day has 24 hours.
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? time / DAY_MS : null
}

const long = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export const formatDay = (day: number): string => long.format(day * DAY_MS)

export interface RefundFields {
  readonly situation: Situation
  readonly bookedOn: string
  readonly eventOn: string
  /** Empty means the day of booking. */
  readonly cancelledOn: string
}
type RefundFieldErrors = Partial<Record<'bookedOn' | 'eventOn' | 'cancelledOn', string>>

interface RefundDates {
  /** As shown: 3 March 2026. */
  readonly cancelledOn: string
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

const span = (from: number, to: number): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`

const windowsOf = (bookedOn: number, eventOn: number): RefundDates['windows'] => {
  const bounds = [
    { tier: 'full', from: bookedOn, to: eventOn - FULL_REFUND_OVER_DAYS - 1 },
    { tier: 'half', from: eventOn - FULL_REFUND_OVER_DAYS, to: eventOn - HALF_REFUND_FROM_DAYS },
    { tier: 'partner', from: eventOn - HALF_REFUND_FROM_DAYS + 1, to: eventOn - 1 },
    { tier: 'none', from: eventOn, to: eventOn },
  ] as const
  return bounds.flatMap(({ tier, from, to }) => {
    const start = Math.max(from, bookedOn)
    return to < start ? [] : [{ tier, dates: span(start, to) }]
  })
}

const missing = 'Please choose a date'

/**
 * Evaluates the calculator's fields: the answer, or a message for each invalid field. The cancellation date defaults to the day of
 * booking. Dates are only needed when the customer cancels.
 */
export const refundAnswer = (fields: RefundFields): RefundAnswer | { readonly errors: RefundFieldErrors } => {
  if (fields.situation !== 'customerCancels') return { tier: fields.situation, dates: null }
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
  if (eventOn < bookedOn) return { errors: { eventOn: 'The event cannot be before the booking' } }
  if (cancelledOn < bookedOn) return { errors: { cancelledOn: 'A booking cannot be cancelled before it was made' } }
  const daysLeft = eventOn - cancelledOn
  const windows = windowsOf(bookedOn, eventOn)
  return { tier: refundTier(daysLeft), dates: { cancelledOn: formatDay(cancelledOn), daysLeft, windows } }
}
