import type { HotelItem } from '@site/contracts/hotels'
import { Badge } from '@stageside/ui/badge'
import { color, media, size, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { LargeMinutes } from '../parts/large-minutes.tsx'
import { crossingWords, rangeWords, reachOf } from '../results/reach.ts'
import { touchLink } from '../parts/touch-link.ts'

/** The facts go below the minutes where large text leaves too little room beside them. */
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: start;
  padding-block: ${space(4)};
  border-top: 1px solid ${color.line};
  ${media.tablet} {
    column-gap: ${space(5)};
  }
`
const Time = styled(LargeMinutes)`
  flex: none;
  width: 4.75rem;
  ${media.tablet} {
    width: 6rem;
  }
  font-size: 0.8125rem;
  --range: 0.45;
  --minutes: clamp(2.5rem, 2rem + 2vw, 3.25rem);
`
const Facts = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-width: min(100%, 8rem);
  overflow-wrap: anywhere;
  p {
    font-size: 0.9375rem;
    color: ${color.muted};
  }
`
const Name = styled.h3`
  font-size: ${size.h3};
  a {
    color: inherit;
    text-decoration-thickness: 1px;
    ${touchLink}
  }
`
const Stars = styled.span`
  color: ${color.ink};
  letter-spacing: 0.1em;
`

/** One of the nearest hotels: the minutes largest, then its name, then how sure the minutes are. */
export const NearRow = ({ hotel, to }: { readonly hotel: HotelItem; readonly to: string }) => {
  const reach = reachOf(hotel)
  return (
    <Row>
      <Time reach={reach} />
      <Facts>
        <Name>
          <Link to={to}>{hotel.name}</Link>
        </Name>
        <p data-figures>
          {reach.crossing === undefined ? rangeWords(reach) : crossingWords[reach.crossing]}
          {hotel.stars === undefined ? null : (
            <>
              {' · '}
              <Stars role="img" aria-label={`${hotel.stars} stars`}>
                {'★'.repeat(Math.round(hotel.stars))}
              </Stars>
            </>
          )}
        </p>
        {hotel.address === undefined ? null : <p>{hotel.address}</p>}
        {hotel.coordQuality === 'approximate' ? (
          <p>
            <Badge>approximate location</Badge>
          </p>
        ) : null}
      </Facts>
    </Row>
  )
}
