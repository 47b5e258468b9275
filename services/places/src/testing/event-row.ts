import type { EventRow } from '../data/rows.ts'

/** A made-up yearly event of one day, for tests. */
export const eventOf = (over: Partial<EventRow>): EventRow => ({
  id: 'e',
  name: 'Event',
  category: 'sports',
  venueId: 'v',
  rule: { kind: 'fixed', day: '05-10' },
  startOffset: 0,
  days: 1,
  years: { every: 1, remainder: 0 },
  dateConfidence: 'A',
  known: [],
  keyDay: null,
  labels: [],
  restDays: [],
  sessions: [],
  timeConfidence: 'A',
  website: null,
  note: null,
  ...over,
})
