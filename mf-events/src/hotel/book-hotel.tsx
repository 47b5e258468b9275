import type { HotelResponse } from '@site/contracts/hotel'
import { Stack, Text } from '@stageside/ui/layout'
import { BookingLinks } from '../booking/booking-links.tsx'
import { StayPrice } from '../results/stay-price.tsx'
import { StayControl } from '../stay/stay-control.tsx'
import type { Stay } from '../stay/stay.ts'
import { priceWords } from './hotel-words.ts'

interface BookHotelProps {
  readonly answer: HotelResponse
  readonly stay: Stay | null
  /** Whether a price for other nights is on its way. */
  readonly asking: boolean
}

/** The nights, what was quoted for them, and where the hotel can be booked. */
export const BookHotel = ({ answer, stay, asking }: BookHotelProps) => {
  const { hotel, price, availability } = answer
  const words = asking ? 'Asking for a price…' : priceWords(answer, stay !== null)
  return (
    <Stack $gap={4} as="section" aria-labelledby="book">
      <h2 id="book">Where to book</h2>
      <Stack $gap={3}>
        <StayControl />
        <div role="status">
          <StayPrice price={price} {...(availability === undefined ? {} : { availability })} />
          {words === null ? null : <Text $small>{words}</Text>}
        </div>
      </Stack>
      <BookingLinks hotel={hotel} stay={stay} />
    </Stack>
  )
}
