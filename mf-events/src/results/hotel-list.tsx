import type { GeocodeResult } from '@site/contracts/geocode'
import type { HotelItem } from '@site/contracts/hotels'
import { PlainList } from '@stageside/ui/layout'
import { memo, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { compareChoice, withChoice, type CompareChoice } from '../compare/compare-choice.ts'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { hotelAddress, hotelLinkState, nearOf, type AddressStay } from '../hotel/hotel-address.ts'
import { useOpenHotel, type OpenHotel } from '../hotel/use-open-hotel.ts'
import { useLatestCallback } from '../parts/use-latest-callback.ts'
import { SaveButton } from '../saved/save-button.tsx'
import { HotelRow } from './hotel-row.tsx'
import { MoreButton } from './more-button.tsx'
import type { Pages } from './use-pages.ts'
import { PAGE_SIZE, type ChangeView, type View } from './view.ts'

/** What is listed stays readable while what comes instead is on its way. */
const Rows = styled(PlainList)<{ $updating: boolean }>`
  /* A grid would measure every row again for a change in one. */
  display: block;
  opacity: ${({ $updating }) => ($updating ? 0.55 : 1)};
  transition: opacity 120ms;
  /* Prices stand below each other, also beside rows that have none. */
  &:has([data-quote]) {
    --aside: 12rem;
  }
`

interface ListedHotelProps extends CompareChoice {
  readonly hotel: HotelItem
  readonly to: string
  readonly near: string
  readonly nearName: string
  readonly onOpen: OpenHotel
  readonly onCompare: (id: string, chosen: boolean) => void
}

/** Rendered again only for what changes in it: a press in one row costs no other. */
const ListedHotel = memo(({ hotel, to, near, nearName, onOpen, onCompare, ...choice }: ListedHotelProps) => (
  <HotelRow
    hotel={hotel}
    to={to}
    onOpen={onOpen}
    actions={
      <>
        <SaveButton id={hotel.id} name={hotel.name} city={hotel.city} near={{ key: near, name: nearName }} />
        <CompareToggle tray name={hotel.name} {...choice} onChange={(chosen) => onCompare(hotel.id, chosen)} />
      </>
    }
  />
))

interface HotelListProps {
  readonly place: GeocodeResult
  readonly stay: AddressStay | null
  readonly pages: Pages
  readonly total: number
  readonly view: View
  readonly updating: boolean
  readonly onChange: ChangeView
}

/** The hotels, page after page. The focus goes on with the first one that was added. */
export const HotelList = ({ place, stay, pages, total, view, updating, onChange }: HotelListProps) => {
  const list = useRef<HTMLUListElement>(null)
  const added = useRef<number | null>(null)
  const { hotels } = pages
  useEffect(() => {
    if (added.current === null || hotels.length <= added.current) return
    const row = list.current?.children[added.current]
    added.current = null
    if (row instanceof HTMLElement) row.focus({ preventScroll: true })
  }, [hotels.length])
  const near = nearOf(place)
  const open = useOpenHotel((back) => hotelLinkState({ ids: hotels.map(({ id }) => id), back, name: place.name }))
  const compare = useLatestCallback((id: string, chosen: boolean) =>
    onChange({ compare: withChoice(view.compare, id, chosen) }),
  )
  return (
    <>
      <Rows ref={list} $gap={0} $updating={updating} aria-busy={updating || undefined}>
        {hotels.map((hotel) => (
          <ListedHotel
            key={hotel.id}
            hotel={hotel}
            to={hotelAddress(hotel.id, { near, stay, pace: view.pace })}
            near={near}
            nearName={place.name}
            {...compareChoice(view.compare, hotel.id)}
            onOpen={open}
            onCompare={compare}
          />
        ))}
      </Rows>
      <MoreButton
        total={total}
        pages={pages}
        onMore={() => {
          added.current = hotels.length
          onChange({ listed: view.listed + PAGE_SIZE })
        }}
      />
    </>
  )
}
