/** Spec §4 and §9: refund tiers of curated deals, by whole days between the cancellation and the event. */
export const FULL_REFUND_OVER_DAYS = 14
export const HALF_REFUND_FROM_DAYS = 7

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
      'What comes back depends on the policies of the hotel and the other partners in your deal, and processing fees apply. Write to us: we ask them for you.',
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

export type Situation = 'customer-cancels' | 'organiser-cancelled' | 'postponed'

/** Without dates: for cancellation or postponement by the organiser. */
export const undatedTiers = {
  'organiser-cancelled': 'organiserCancelled',
  postponed: 'postponed',
} as const satisfies Record<Exclude<Situation, 'customer-cancels'>, RefundTier>

/**
 * The tier of a curated deal that the customer cancels, by whole days left: over 14, 7 to 14, 1 to 6, or none (the day itself and
 * every day after it, which is a no-show).
 */
export const refundTier = (days: number): RefundTier => {
  if (days > FULL_REFUND_OVER_DAYS) return 'full'
  if (days >= HALF_REFUND_FROM_DAYS) return 'half'
  return days >= 1 ? 'partner' : 'none'
}
