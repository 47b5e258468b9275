import { Button } from '@site/ui/button'
import { Stack } from '@site/ui/layout'
import { Ticket } from '@site/ui/ticket'
import { color, font } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { money } from '../payment/money.ts'
import type { DemoHotel } from './demo-types.ts'

const Minutes = styled.span`
  font-size: 2.5rem;
  font-weight: 800;
  line-height: 0.9;
`
const Price = styled.p`
  font-variant-numeric: tabular-nums;
  b {
    font-family: ${font.head};
    font-size: 1.25rem;
  }
`
const Muted = styled.p`
  font-size: 0.9375rem;
  color: ${color.muted};
`

export interface HotelCardProps {
  readonly hotel: DemoHotel
  readonly onChoose: () => void
}

/** A demo hotel: minutes on its stub, price per night, nett. */
export const HotelCard = ({ hotel, onChoose }: HotelCardProps) => (
  <Ticket
    ink={color.walk}
    stub={
      <>
        <Minutes>{hotel.walkTime}</Minutes>
        <span>min walk</span>
      </>
    }
  >
    <Stack $gap={2}>
      <h3>{hotel.name}</h3>
      <Muted>Rated {hotel.rating.toFixed(1)} of 5 (demo)</Muted>
      <Price>
        from <b>{money(hotel.price, hotel.currency)}</b> a night, nett
      </Price>
      <Muted>{hotel.cancellation}</Muted>
      <div>
        <Button
          $size="small"
          $tone="outline"
          aria-haspopup="dialog"
          aria-label={`Choose a room at ${hotel.name}`}
          onClick={onChoose}
        >
          Choose a room
        </Button>
      </div>
    </Stack>
  </Ticket>
)
