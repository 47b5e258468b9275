import type { GeocodeResult } from '@site/contracts/geocode'
import type { HotelItem } from '@site/contracts/hotels'
import { PlainList } from '@stageside/ui/layout'
import { media } from '@stageside/ui/tokens'
import { memo, useEffect, useRef } from 'react'
import { css, styled } from 'styled-components'
import { compareChoice, withChoice, type CompareChoice } from '../compare/compare-choice.ts'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { hotelAddress, hotelLinkState, nearOf, type AddressStay } from '../hotel/hotel-address.ts'
import { useOpenHotel, type OpenHotel } from '../hotel/use-open-hotel.ts'
import { useLatestCallback } from '../parts/use-latest-callback.ts'
import { SaveButton } from '../saved/save-button.tsx'
import { HotelRow, ROW_MARGIN } from './hotel-row.tsx'
import { MoreButton } from './more-button.tsx'
import type { Pages } from './use-pages.ts'
import { PAGE_SIZE, type ChangeView, type View } from './view.ts'

/** What is listed stays readable while what comes instead is on its way. */
const List = styled.div<{ $updating: boolean }>`
  opacity: ${({ $updating }) => ($updating ? 0.55 : 1)};
  transition: opacity 120ms;
  /* Prices stand below each other, also beside rows that have none. */
  &:has([data-quote]) {
    --aside: 12rem;
  }
`

/** A page far from the screen is one box for the browser: it is neither styled, laid out nor painted, but found, read and printed. */
const far = css<{ $rows: number }>`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${({ $rows }) => $rows * 8.25}rem;
  ${media.tablet} {
    contain-intrinsic-block-size: auto ${({ $rows }) => $rows * 4.8}rem;
  }
  ${media.print} {
    content-visibility: visible;
  }
  /* Nothing is seen outside such a box, and a row is marked beside itself. */
  margin-inline: -${ROW_MARGIN};
  padding-inline: ${ROW_MARGIN};
`

/** Two pages are most of the lists, and keep their exact height. */
const Rows = styled(PlainList)<{ $rows: number }>`
  /* A grid would measure every row again for a change in one. */
  display: block;
  &:nth-child(n + 3) {
    ${far}
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

/** Pages of one size, the last of what is left. */
const pagesOf = (hotels: readonly HotelItem[]): readonly (readonly HotelItem[])[] =>
  Array.from({ length: Math.ceil(hotels.length / PAGE_SIZE) }, (_, page) =>
    hotels.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  )

/** What a screen reader calls a page after the first. */
const pageWords = (page: number, hotels: number): string => {
  const before = page * PAGE_SIZE
  return hotels === 1 ? `Hotel ${before + 1}` : `Hotels ${before + 1} to ${before + hotels}`
}

/** The hotels, page after page. The focus goes on with the first one that was added. */
export const HotelList = ({ place, stay, pages, total, view, updating, onChange }: HotelListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const added = useRef<number | null>(null)
  const { hotels } = pages
  useEffect(() => {
    if (added.current === null || hotels.length <= added.current) return
    const row = list.current?.querySelectorAll('li')[added.current]
    added.current = null
    row?.focus({ preventScroll: true })
  }, [hotels.length])
  const near = nearOf(place)
  const open = useOpenHotel((back) => hotelLinkState({ ids: hotels.map(({ id }) => id), back, name: place.name }))
  const compare = useLatestCallback((id: string, chosen: boolean) =>
    onChange({ compare: withChoice(view.compare, id, chosen) }),
  )
  return (
    <>
      <List ref={list} $updating={updating}>
        {pagesOf(hotels).map((page, index) => (
          <Rows
            key={index}
            $rows={page.length}
            aria-label={index === 0 ? undefined : pageWords(index, page.length)}
            aria-busy={updating || undefined}
          >
            {page.map((hotel) => (
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
        ))}
      </List>
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
