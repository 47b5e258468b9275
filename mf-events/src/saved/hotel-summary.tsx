import type { HotelResponse } from '@site/contracts/hotel'
import { Badge } from '@stageside/ui/badge'
import { Stack } from '@stageside/ui/layout'
import { color, media, space } from '@stageside/ui/tokens'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { hotelAddress, hotelLinkState } from '../hotel/hotel-address.ts'
import { LargeMinutes } from '../parts/large-minutes.tsx'
import { onFoot, rangeWords, walkRange } from '../results/reach.ts'
import type { Stay } from '../stay/stay.ts'

/** The minutes stand above the rest where large text leaves no room beside them. */
const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  min-width: 0;
`
const Minutes = styled(LargeMinutes)`
  flex: 0 0 5.5rem;
  font-size: 0.875rem;
  --range: 0.45;
  --minutes: clamp(2.5rem, 2rem + 2vw, 3.25rem);
`
const Facts = styled(Stack)`
  flex: 1 1 12rem;
  a {
    color: ${color.ink};
    ${media.hover} {
      &:hover {
        color: ${color.signalDeep};
      }
    }
  }
  p {
    font-size: 0.9375rem;
    color: ${color.muted};
  }
`

const factsOf = ({ stars, kind, address, city }: HotelResponse['hotel']): string =>
  [
    stars === undefined ? null : `${stars} ${stars === 1 ? 'star' : 'stars'}`,
    kind === undefined || kind === '' || kind === 'hotel' ? null : kind.replaceAll('_', ' '),
    address ?? city,
  ]
    .filter((part) => part !== null)
    .join(' · ')

const timesOf = ({ walk, transit }: NonNullable<HotelResponse['route']>): string =>
  [
    walkRange(walk),
    transit !== null && transit.minutes < walk.minutes
      ? `${transit.minutes} min by transit (${rangeWords(transit)})`
      : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')

interface HotelSummaryProps {
  readonly answer: HotelResponse
  readonly near: string | null
  /** The hotels of its place, for the links of its page to the previous and the next one. */
  readonly ids: readonly string[]
  readonly stay: Stay | null
}

/** What is known of a hotel: its minutes first, then its name. */
export const HotelSummary = ({ answer: { hotel, route }, near, ids, stay }: HotelSummaryProps) => {
  const { pathname, search } = useLocation()
  const state =
    route === null ? null : hotelLinkState({ ids: [...ids], back: `${pathname}${search}`, name: route.origin.name })
  return (
    <Body>
      {route === null ? null : <Minutes reach={onFoot(route.walk)} />}
      <Facts $gap={1}>
        <h3>
          <Link to={hotelAddress(hotel.id, { stay, ...(near === null ? {} : { near }) })} state={state}>
            {hotel.name}
          </Link>
        </h3>
        {route === null ? null : <p>{timesOf(route)}</p>}
        <p>{factsOf(hotel)}</p>
        {hotel.mayBeClosed ? <p>This hotel may have closed. Check with it before you make plans.</p> : null}
        {hotel.coordQuality === 'approximate' ? (
          <p>
            <Badge>approximate location</Badge>
          </p>
        ) : null}
      </Facts>
    </Body>
  )
}
