import { eventCategories, type EventCategory } from '@site/contracts/events'
import type { EventRow } from '../rows.ts'
import { website } from './facts.ts'
import type { Line } from './tsv.ts'

const isCategory = (text: string): text is EventCategory => eventCategories.some((category) => category === text)

/** A curated event; null when its venue is unknown or its pattern cannot be read. */
export function readEvent(
  line: Line,
  venueIds: ReadonlySet<string>,
  aliases: ReadonlyMap<string, string>,
): EventRow | null {
  const category = line.text('category')
  const start = line.text('typical_start')
  const venueId = aliases.get(line.text('venue_id')) ?? line.text('venue_id')
  if (!isCategory(category) || !/^\d{2}-\d{2}$/.test(start) || !venueIds.has(venueId)) return null
  const known = line
    .text('first_known_dates')
    .split(';')
    .map((range) => range.trim())
    .filter((range) => /^\d{4}-\d{2}-\d{2}(\/\d{4}-\d{2}-\d{2})?$/.test(range))
    .map((range) => ({ start: range.slice(0, 10), end: range.slice(11) || range.slice(0, 10) }))
  return {
    id: line.text('id'),
    name: line.text('name'),
    category,
    venueId,
    recurrence: line.text('recurrence'),
    typicalStart: start,
    typicalDays: Math.max(1, line.number('typical_days') ?? 1),
    known,
    website: website(line.text('website')),
    note: line.orNull('note'),
  }
}
