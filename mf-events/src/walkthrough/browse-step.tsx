import { limits } from '@site/contracts/limits'
import { Button } from '@stageside/ui/button'
import { PlainList, Stack, Text } from '@stageside/ui/layout'
import { Ticket } from '@stageside/ui/ticket'
import { color, font, media, space } from '@stageside/ui/tokens'
import { useEffect, type Dispatch } from 'react'
import { styled } from 'styled-components'
import { money } from '../payment/money.ts'
import type { DemoEvent, DemoHotel } from './demo-events.ts'
import { RoomDialog } from './room-dialog.tsx'
import type { DemoAction, DemoState } from './state.ts'
import { useReveal } from './use-reveal.ts'

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

const HotelCard = ({ hotel, onChoose }: { readonly hotel: DemoHotel; readonly onChoose: () => void }) => (
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

const Cards = styled(PlainList)`
  gap: ${space(4)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Place = styled.li<{ $shown: boolean }>`
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  translate: 0 ${({ $shown }) => ($shown ? '0' : '0.75rem')};
  transition:
    opacity 200ms,
    translate 200ms;
`

interface BrowseStepProps {
  readonly event: DemoEvent
  readonly state: Extract<DemoState, { step: 3 }>
  readonly dispatch: Dispatch<DemoAction>
}

/** Step 3: the hotels, revealed one by one; one opens its rooms, and a picked room leads to checkout. */
export const BrowseStep = ({ event, state, dispatch }: BrowseStepProps) => {
  const shown = useReveal(event.id, event.hotels.length, limits.walkthrough.hotelRevealMs)
  const { leaving, rooms, booking } = state
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => dispatch({ type: 'leave' }), limits.walkthrough.roomToCheckoutMs)
    return () => clearTimeout(timer)
  }, [leaving, dispatch])
  return (
    <Stack $gap={6}>
      <Cards>
        {event.hotels.map((hotel, index) => (
          <Place key={hotel.name} $shown={index < shown} data-revealed={index < shown}>
            <HotelCard hotel={hotel} onChoose={() => dispatch({ type: 'rooms', hotel })} />
          </Place>
        ))}
      </Cards>
      <Text role="status">
        {leaving && booking.selection !== null ? `${booking.selection.room.name} chosen. On to checkout…` : ''}
      </Text>
      <RoomDialog
        hotel={rooms}
        onClose={() => dispatch({ type: 'closeRooms' })}
        onPick={(room) => dispatch({ type: 'pick', room })}
      />
    </Stack>
  )
}
