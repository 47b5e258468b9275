import { PlainList } from '@stageside/ui/layout'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { Link } from 'react-router-dom'
import { bookingLinks } from '../booking/booking-addresses.ts'
import { hotelAddress, type AddressStay } from '../hotel/hotel-address.ts'
import type { ComparedHotel } from './compared-hotel.ts'

interface CompareLinksProps {
  readonly hotel: ComparedHotel
  readonly stay: AddressStay | null
}

/** Where a compared hotel leads to: its page here, and the sites that book it. */
export const CompareLinks = ({ hotel, stay }: CompareLinksProps) => (
  <PlainList $gap={2}>
    <li>
      <Link to={hotelAddress(hotel.id, { near: hotel.near?.key, stay })}>
        Open hotel<VisuallyHidden>: {hotel.name}</VisuallyHidden>
      </Link>
    </li>
    {bookingLinks(hotel, stay).map(({ id, label, href, rel }) => (
      <li key={id}>
        <a href={href} rel={rel} target="_blank">
          {label}
          <VisuallyHidden>: {hotel.name}, opens in a new tab</VisuallyHidden> <span aria-hidden>↗</span>
        </a>
      </li>
    ))}
  </PlainList>
)
