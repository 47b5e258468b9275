import { usualWords } from '@site/contracts/event-dates'
import type { EventItem } from '@site/contracts/events'
import { spanOf } from '../category/dates.ts'

/** The days of an edition; of what is only usual about when it is, and no date a machine would read. */
export const When = ({ dates }: { readonly dates: EventItem['dates'] }) => {
  const usual = usualWords(dates)
  return usual === null ? (
    <time dateTime={dates.start}>{spanOf(dates.start, dates.end)}</time>
  ) : (
    <span>Usually {usual}</span>
  )
}
