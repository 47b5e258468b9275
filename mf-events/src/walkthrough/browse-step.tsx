import { limits } from '@site/contracts/limits'
import { PlainList, Stack, Text } from '@site/ui/layout'
import { media, space } from '@site/ui/tokens'
import { useEffect, type Dispatch } from 'react'
import { styled } from 'styled-components'
import { HotelCard } from './hotel-card.tsx'
import { RoomDialog } from './room-dialog.tsx'
import type { DemoEvent } from './demo-types.ts'
import type { DemoAction, DemoState } from './state.ts'
import { StepHead } from './step-head.tsx'
import { useReveal } from './use-reveal.ts'

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

export interface BrowseStepProps {
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
      <StepHead step={3} title="Browse hotels" />
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
