import type { EventItem } from '@site/contracts/events'
import { useRoute } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { PlainList, Stack } from '@stageside/ui/layout'
import { media, space } from '@stageside/ui/tokens'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { firstOf, groupEvents } from './event-groups.ts'
import { EventTicket } from './event-ticket.tsx'

/** Events that are there at once, and those that each press of the button adds. */
const FIRST = 10
const MORE = 20

const Month = styled.section`
  display: grid;
  gap: ${space(4)};
  ${media.desktop} {
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: ${space(6)};
  }
`
const MonthName = styled.h3`
  ${media.desktop} {
    position: sticky;
    top: 6rem;
    align-self: start;
  }
`

const Tickets = styled(PlainList)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
`

interface EventMonthsProps {
  readonly events: readonly EventItem[]
  readonly today: string
  /** Whether the first event takes the focus when the list appears. */
  readonly takeFocus: boolean
}

/** Events under their months, the first ten at once. */
export const EventMonths = ({ events, today, takeFocus }: EventMonthsProps) => {
  const { path } = useRoute()
  const [count, setCount] = useState(FIRST)
  const list = useRef<HTMLDivElement>(null)
  const left = events.length - count
  const [focusFirst] = useState(takeFocus)
  useEffect(() => {
    if (focusFirst) list.current?.querySelector('a')?.focus()
  }, [focusFirst])
  // The button moves down or goes: whoever pressed it goes on with the first event that came.
  useEffect(() => {
    if (count > FIRST) list.current?.querySelectorAll('li')[count - MORE]?.querySelector('a')?.focus()
  }, [count])
  return (
    <Stack $gap={8} ref={list}>
      {firstOf(groupEvents(events, today), count).map((group) => (
        <Month key={group.title}>
          <MonthName>{group.title}</MonthName>
          <Tickets $gap={4}>
            {group.events.map((event) => (
              <li key={event.id}>
                <EventTicket event={event} path={path} />
              </li>
            ))}
          </Tickets>
        </Month>
      ))}
      {left <= 0 ? null : (
        <div>
          <Button $tone="outline" onClick={() => setCount(count + MORE)}>
            {left > MORE ? `Show ${MORE} more` : left === 1 ? 'Show the last one' : `Show the last ${left}`}
          </Button>
        </div>
      )}
    </Stack>
  )
}
