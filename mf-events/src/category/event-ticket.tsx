import { isSeason, type EventItem } from '@site/contracts/events'
import { Badge } from '@stageside/ui/badge'
import { Stack } from '@stageside/ui/layout'
import { looks } from '@stageside/ui/poster'
import { Ticket } from '@stageside/ui/ticket'
import { color, media, size, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { eventAddress } from '../event/event-address.ts'
import { DateStub } from '../event/date-stub.tsx'
import { When } from '../event/when.tsx'
import { touchLink } from '../parts/touch-link.ts'
import { writeOrigin } from '../search/origin.ts'

const Name = styled.h4`
  font-size: ${size.h3};
  a {
    color: inherit;
    text-decoration-thickness: 1px;
    ${touchLink}
  }
`
const Facts = styled.p`
  font-size: 0.9375rem;
  color: ${color.muted};
`
const Go = styled(Link)`
  font-weight: 650;
  justify-self: start;
  ${media.touch} {
    padding-block: ${space(2)};
  }
`

/** One event of a list: its page opens by its name, the search for hotels by the link below. */
export const EventTicket = ({ event, path }: { readonly event: EventItem; readonly path: string }) => (
  <Ticket ink={looks[event.category].ink} stub={<DateStub dates={event.dates} />}>
    <Stack $gap={2}>
      <Name>
        <Link to={eventAddress(event.id)}>{event.name}</Link>
      </Name>
      <Facts>
        {event.venue.name}, {event.venue.city}
      </Facts>
      <Facts>
        <When dates={event.dates} />
        {isSeason(event.dates) ? ', many dates' : ''}{' '}
        {event.dates.status === 'expected' ? <Badge>expected</Badge> : null}
      </Facts>
      <Go to={`${path}?${writeOrigin({ by: 'event', id: event.id }).toString()}`}>
        Show hotels near {event.venue.name}
      </Go>
    </Stack>
  </Ticket>
)
