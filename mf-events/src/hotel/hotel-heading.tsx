import type { HotelResponse } from '@site/contracts/hotel'
import { Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color, space } from '@stageside/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { addressOf, kindOf, roomsOf } from './hotel-words.ts'

const Head = styled.header`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  min-height: 1.55em;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`
const Stars = styled.span`
  color: ${color.ink};
  letter-spacing: 0.1em;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  align-items: center;
  min-height: 2.75rem;
`

interface HotelHeadingProps {
  readonly hotel: HotelResponse['hotel'] | undefined
  /** What a visitor can do with the hotel. */
  readonly children: ReactNode
}

/** The name of a hotel and what it is. The heading stays the same element while the hotel is asked for, and so keeps the focus. */
export const HotelHeading = ({ hotel, children }: HotelHeadingProps) => {
  const rooms = roomsOf(hotel?.rooms)
  return (
    <Head>
      <Facts>
        {hotel === undefined ? null : <span>{kindOf(hotel.kind)}</span>}
        {hotel?.stars === undefined ? null : (
          <Stars role="img" aria-label={`${hotel.stars} stars`}>
            {'★'.repeat(Math.floor(hotel.stars))}
            {Number.isInteger(hotel.stars) ? '' : '½'}
          </Stars>
        )}
        {rooms === null ? null : <span>{rooms}</span>}
      </Facts>
      <h1 tabIndex={-1} aria-busy={hotel === undefined || undefined}>
        {hotel?.name ?? 'Hotel'}
      </h1>
      {/* Another element once there is a name: the same one would move when the name takes a second line. */}
      <Line key={hotel?.id}>
        <Text>{hotel === undefined ? '' : addressOf(hotel)}</Text>
        {children}
      </Line>
      {hotel?.mayBeClosed === true ? (
        <Notice>
          We know this hotel from an older list only, so it may have closed. Check with the hotel before you plan on it.
        </Notice>
      ) : null}
    </Head>
  )
}
