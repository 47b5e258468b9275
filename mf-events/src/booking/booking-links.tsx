import { PlainList, Stack, Text } from '@stageside/ui/layout'
import { color, media, radius, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { styled } from 'styled-components'
import { bookingLinks, type BookableHotel, type BookingLink, type BookingStay } from './booking-addresses.ts'

const Links = styled(PlainList)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
`
const Lead = styled.a`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  height: 100%;
  gap: ${space(1)} ${space(4)};
  min-height: 2.75rem;
  padding: ${space(3)} ${space(4)};
  border: 2px solid ${color.ink};
  border-radius: ${radius.ticket};
  background: ${color.card};
  color: ${color.ink};
  font-weight: 650;
  text-decoration: none;
  small {
    font-size: 0.875rem;
    font-weight: 400;
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
  ${media.hover} {
    &:hover span {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`

const ExternalLink = ({
  link: { label, href, host, rel },
  of,
}: {
  readonly link: BookingLink
  readonly of: string
}) => (
  <Lead href={href} rel={rel} target="_blank">
    <span>
      {label}
      <VisuallyHidden>: {of}, opens in a new tab</VisuallyHidden>
    </span>
    {host === undefined ? <small aria-hidden>↗</small> : <small>{host} ↗</small>}
  </Lead>
)

interface BookingLinksProps {
  readonly hotel: BookableHotel
  readonly stay: BookingStay | null
}

/** Where a visitor sees a price and books: plain links, which tell nobody but the site that is opened. */
export const BookingLinks = ({ hotel, stay }: BookingLinksProps) => (
  <Stack $gap={3}>
    <Links $gap={2}>
      {bookingLinks(hotel, stay).map((link) => (
        <li key={link.id}>
          <ExternalLink link={link} of={hotel.name} />
        </li>
      ))}
    </Links>
    <Text $muted $small>
      These links open other sites; we don’t take part in the booking.
    </Text>
  </Stack>
)
