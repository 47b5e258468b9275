import { Badge } from '@stageside/ui/badge'
import { Button } from '@stageside/ui/button'
import { Dialog } from '@stageside/ui/dialog'
import { PlainList, Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color, space } from '@stageside/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { CheckLabel } from '../parts/check.ts'
import { money } from '../payment/money.ts'
import type { DemoHotel, DemoRoom } from './demo-events.ts'

/** Spec §5: free cancellation only hides rooms; breakfast hides none, it only adds a badge. */
export const shownRooms = (rooms: readonly DemoRoom[], freeCancellationOnly: boolean): readonly DemoRoom[] =>
  freeCancellationOnly ? rooms.filter(({ cancellationType }) => cancellationType === 'free') : rooms

export const NO_ROOMS = 'No rooms match your filters'

const Room = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space(3)} ${space(6)};
  padding: ${space(4)} 0;
  border-top: 1px solid ${color.line};
`
const Facts = styled.div`
  flex: 1 1 14rem;
  p {
    font-size: 0.9375rem;
    color: ${color.muted};
  }
`

const Rooms = ({ hotel, onPick }: { readonly hotel: DemoHotel; readonly onPick: (room: DemoRoom) => void }) => {
  const [freeOnly, setFreeOnly] = useState(false)
  const [breakfast, setBreakfast] = useState(false)
  const rooms = shownRooms(hotel.rooms, freeOnly)
  return (
    <Stack $gap={4}>
      <Row $gap={6} role="group" aria-label="Filters">
        <CheckLabel>
          <input type="checkbox" checked={freeOnly} onChange={(event) => setFreeOnly(event.currentTarget.checked)} />
          Free cancellation only
        </CheckLabel>
        <CheckLabel>
          <input type="checkbox" checked={breakfast} onChange={(event) => setBreakfast(event.currentTarget.checked)} />
          Breakfast included
        </CheckLabel>
      </Row>
      <div role="status">{rooms.length === 0 ? <Notice>{NO_ROOMS}</Notice> : null}</div>
      <PlainList $gap={0}>
        {rooms.map((room) => (
          <Room key={room.name}>
            <Facts>
              <h3>
                {room.name} {breakfast ? <Badge $tone="walk">Breakfast included</Badge> : null}
              </h3>
              <p>
                Sleeps {room.sleeps} · {room.bedType}
              </p>
              <p>{room.cancellation}</p>
            </Facts>
            <Row>
              <Text data-figures>
                <strong>{money(room.price, room.currency)}</strong> a night, nett
              </Text>
              <Button $size="small" aria-label={`Choose ${room.name}`} onClick={() => onPick(room)}>
                Choose
              </Button>
            </Row>
          </Room>
        ))}
      </PlainList>
    </Stack>
  )
}

interface RoomDialogProps {
  /** Null while closed. */
  readonly hotel: DemoHotel | null
  readonly onClose: () => void
  readonly onPick: (room: DemoRoom) => void
}

export const RoomDialog = ({ hotel, onClose, onPick }: RoomDialogProps) => (
  <Dialog
    open={hotel !== null}
    onClose={onClose}
    title={hotel === null ? 'Rooms' : `Rooms at ${hotel.name}`}
    description="Demo rooms and prices, per night, nett."
    wide
  >
    {hotel === null ? null : <Rooms hotel={hotel} onPick={onPick} />}
  </Dialog>
)
