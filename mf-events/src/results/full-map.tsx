import { Dialog } from '@base-ui/react/dialog'
import type { GeocodeResult } from '@site/contracts/geocode'
import type { HotelItem } from '@site/contracts/hotels'
import { Button } from '@stageside/ui/button'
import { FocusPressed } from '@stageside/ui/pressed'
import { color, radius, safe, shadow, space } from '@stageside/ui/tokens'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { hotelAddress, nearOf, type AddressStay } from '../hotel/hotel-address.ts'
import { MapPanel } from '../map/map-panel.tsx'
import { useHighlightActions, useShownId } from './highlight.ts'
import { MapCard } from './map-card.tsx'
import type { Pace } from './pace.ts'

const Sheet = styled(Dialog.Popup)`
  position: fixed;
  z-index: 61;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  padding: ${safe.top} ${safe.right} 0 ${safe.left};
  background: ${color.paper};
  color: ${color.ink};
  outline: none;
`
const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 2px solid ${color.ink};
  button {
    flex: none;
    white-space: nowrap;
  }
`
const Title = styled(Dialog.Title)`
  min-width: 0;
  font-size: 1.125rem;
  outline: none;
`
const Ground = styled.div`
  position: relative;
  min-height: 0;
`
const Card = styled.div`
  position: absolute;
  inset: auto ${space(3)} max(${space(3)}, ${safe.bottom});
  z-index: 3;
  max-width: 30rem;
  max-height: 60%;
  margin-inline: auto;
  overflow: auto;
  padding: ${space(3)} ${space(4)};
  background: ${color.card};
  border: 2px solid ${color.ink};
  border-radius: ${radius.card};
  box-shadow: ${shadow};
`

interface FullMapProps {
  readonly place: GeocodeResult
  readonly hotels: readonly HotelItem[]
  readonly pace: Pace
  readonly stay: AddressStay | null
  readonly onClose: () => void
}

/** The map over the whole screen where there is no room for it beside the list, with a card for the chosen hotel. */
export const FullMap = ({ place, hotels, pace, stay, onClose }: FullMapProps) => {
  const shown = useShownId()
  const { choose } = useHighlightActions()
  const at = Math.max(
    0,
    hotels.findIndex(({ id }) => id === shown),
  )
  const hotel = hotels[at]
  const first = shown === null ? (hotel?.id ?? null) : null
  // The card shows a hotel from the start: its pin says which.
  useEffect(() => (first === null ? undefined : choose(first)), [first, choose])
  return (
    <Dialog.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <FocusPressed open />
      <Dialog.Portal>
        <Sheet>
          <Top>
            <Title>Hotels near {place.name}</Title>
            <Dialog.Close render={<Button $tone="outline" $size="small" />}>List</Dialog.Close>
          </Top>
          <Ground>
            <MapPanel origin={place} hotels={hotels} pace={pace} onOpen={choose} layout="full" />
            {hotel === undefined ? null : (
              <Card>
                <MapCard
                  hotel={hotel}
                  position={`${at + 1} of ${hotels.length}`}
                  to={hotelAddress(hotel.id, { near: nearOf(place), stay, pace })}
                  onStep={(by) => choose(hotels[(at + by + hotels.length) % hotels.length]?.id ?? null)}
                />
              </Card>
            )}
          </Ground>
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
