import type { GeocodeResult } from '@site/contracts/geocode'
import { PlainList } from '@stageside/ui/layout'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { hotelAddress, hotelLinkState, nearOf, type AddressStay } from '../hotel/hotel-address.ts'
import { SaveButton } from '../saved/save-button.tsx'
import { HotelRow } from './hotel-row.tsx'
import { MoreButton } from './more-button.tsx'
import type { Pages } from './use-pages.ts'
import { PAGE_SIZE, type ChangeView, type View } from './view.ts'

/** What is listed stays readable while what comes instead is on its way. */
const Rows = styled(PlainList)<{ $updating: boolean }>`
  opacity: ${({ $updating }) => ($updating ? 0.55 : 1)};
  transition: opacity 120ms;
  /* Prices stand below each other, also beside rows that have none. */
  &:has([data-quote]) {
    --aside: 12rem;
  }
`

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
  const { pathname, search } = useLocation()
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
  const state = hotelLinkState({ ids: hotels.map(({ id }) => id), back: `${pathname}${search}`, name: place.name })
  return (
    <>
      <Rows ref={list} $gap={0} $updating={updating} aria-busy={updating || undefined}>
        {hotels.map((hotel) => (
          <HotelRow
            key={hotel.id}
            hotel={hotel}
            to={hotelAddress(hotel.id, { near, stay, pace: view.pace })}
            state={state}
            actions={
              <>
                <SaveButton id={hotel.id} name={hotel.name} city={hotel.city} near={{ key: near, name: place.name }} />
                <CompareToggle
                  tray
                  id={hotel.id}
                  name={hotel.name}
                  compared={view.compare}
                  onChange={(compare) => onChange({ compare })}
                />
              </>
            }
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
