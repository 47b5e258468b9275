import type { EventItem } from '@site/contracts/events'
import { Button } from '@stageside/ui/button'
import { Row, Stack } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { monthName } from './dates.ts'
import { everything, waysOut, type EventFilter, type WayOut } from './event-filter.ts'

/** "No events for “tennis” in Melbourne in May 2027." */
const nothingWords = ({ find, city, month }: EventFilter): string =>
  [
    'No events',
    find.trim() === '' ? '' : `for “${find.trim()}”`,
    city === '' ? '' : `in ${city}`,
    month === '' ? '' : `in ${monthName(month)}`,
  ]
    .filter(Boolean)
    .join(' ')

const dropWords = { find: 'of any name', city: 'in any city', month: 'in any month' } as const

const wayWords = ({ drop, count }: WayOut): string =>
  `Show ${count} ${count === 1 ? 'event' : 'events'} ${dropWords[drop]}`

interface NoEventsProps {
  readonly events: readonly EventItem[]
  readonly filter: EventFilter
  readonly today: string
  readonly onChange: (filter: EventFilter) => void
}

/** What to try where no event passes: leave out one filter that would help, or all of them. */
export const NoEvents = ({ events, filter, today, onChange }: NoEventsProps) => (
  <Notice>
    <Stack $gap={3}>
      <p>{nothingWords(filter)}.</p>
      <Row>
        {waysOut(events, filter, today).map((way) => (
          <Button key={way.drop} $tone="outline" $size="small" onClick={() => onChange(way.filter)}>
            {wayWords(way)}
          </Button>
        ))}
        <Button $tone="outline" $size="small" onClick={() => onChange(everything)}>
          Show all {events.length} events
        </Button>
      </Row>
    </Stack>
  </Notice>
)
