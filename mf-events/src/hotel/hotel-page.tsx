import { isNotFound, NotFound, useRoute } from '@stageside/kit'
import { Link } from 'react-router-dom'
import { HotelView } from './hotel-view.tsx'
import { useHotel } from './use-hotel.ts'

/** One hotel: the way to it, what is known of it, and where to see a price. */
export const Page = () => {
  const { params } = useRoute()
  const id = params['id'] ?? ''
  const asked = useHotel(id)
  if (isNotFound(asked.facts.error))
    return (
      <NotFound title="We couldn’t find that hotel">
        It may have left our list. <Link to="/location">Search by event, venue or address</Link> to see the hotels
        around it.
      </NotFound>
    )
  return <HotelView id={id} {...asked} />
}
