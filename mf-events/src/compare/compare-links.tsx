import { Link } from 'react-router-dom'
import { hotelAddress, type AddressStay } from '../hotel/hotel-address.ts'
import type { ComparedHotel } from './compared-hotel.ts'

interface CompareLinksProps {
  readonly hotel: ComparedHotel
  readonly stay: AddressStay | null
}

/** Where a compared hotel leads to. */
export const CompareLinks = ({ hotel: { id, name, near }, stay }: CompareLinksProps) => (
  <Link to={hotelAddress(id, { near: near?.key, stay })} aria-label={`Open ${name}`}>
    Open hotel
  </Link>
)
