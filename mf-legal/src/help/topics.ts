/** Where most requests for help are already answered. */
export const helpTopics = [
  {
    title: 'Finding a hotel',
    words: 'Search by event, venue or address, and read the minutes to the door.',
    links: [
      { to: '/faq#find-hotels-near-event', label: 'Hotels near your event' },
      { to: '/faq#travel-times', label: 'How times are estimated' },
    ],
  },
  {
    title: 'Planning a trip',
    words: 'What the AI trip planner does and what a package includes.',
    links: [
      { to: '/faq#ai-trip-planner', label: 'The AI trip planner' },
      { to: '/faq#curated-packages', label: 'Curated packages' },
    ],
  },
  {
    title: 'Paying',
    words: 'Methods, currency and fees.',
    links: [
      { to: '/faq#payment-methods', label: 'Payment methods' },
      { to: '/faq#currency-and-fees', label: 'Currency and fees' },
    ],
  },
  {
    title: 'Changing and cancelling',
    words: 'What you get back, worked out for your dates.',
    links: [
      { to: '/refunds#refund-calculator', label: 'Refund calculator' },
      { to: '/refunds#how-to-request', label: 'Ask for a refund' },
    ],
  },
  {
    title: 'When the event changes',
    words: 'Cancelled by the organiser, or moved to other dates.',
    links: [
      { to: '/faq#event-cancelled-or-postponed', label: 'Cancelled or postponed' },
      { to: '/refunds#event-cancellations', label: 'What the policy says' },
    ],
  },
  {
    title: 'Access and privacy',
    words: 'High contrast, keyboard and screen readers; your data and your choice.',
    links: [
      { to: '/accessibility', label: 'Accessibility Statement' },
      { to: '/cookies#your-choice', label: 'Your consent choice' },
    ],
  },
] as const
