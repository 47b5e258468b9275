import type { HotelItem } from '@site/contracts/hotels'
import { Badge } from '@site/ui/badge'
import { color, font, media, space } from '@site/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useHighlightActions, useIsShown } from './highlight.ts'
import { modeWords, rangeWords, reachOf, sourceWords } from './reach.ts'

const Row = styled.li<{ $shown: boolean }>`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  padding: ${space(5)} ${space(3)};
  margin-inline: -${space(3)};
  border-top: 1px solid ${color.line};
  background: ${({ $shown }) => ($shown ? color.card : 'transparent')};
  box-shadow: ${({ $shown }) => ($shown ? `inset 4px 0 0 ${color.ink}` : 'none')};
  scroll-margin-top: 6rem;
  ${media.tablet} {
    grid-template-columns: 8rem minmax(0, 1fr) minmax(9rem, auto);
    gap: ${space(1)} ${space(6)};
  }
`
const Time = styled.p<{ $transit: boolean }>`
  grid-row: span 2;
  color: ${({ $transit }) => ($transit ? color.transit : color.walk)};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  b {
    display: block;
    font-family: ${font.head};
    font-size: clamp(2.75rem, 2rem + 3vw, 4rem);
    font-weight: 800;
    line-height: 0.9;
    letter-spacing: -0.04em;
  }
  span {
    display: block;
    font-size: 0.875rem;
    font-weight: 650;
  }
`
const Facts = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  min-width: 0;
  p {
    font-size: 0.9375rem;
    color: ${color.muted};
  }
`
const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  font-size: 0.9375rem;
  grid-column: 2;
  ${media.tablet} {
    grid-column: 3;
    grid-row: 1 / span 2;
    flex-direction: column;
    align-items: flex-end;
    justify-content: flex-start;
    text-align: right;
  }
`
const Stars = styled.span`
  color: ${color.ink};
  letter-spacing: 0.1em;
`

const money = (price: NonNullable<HotelItem['price']>): string =>
  `${price.currency} ${price.amount} a ${price.per}, quoted by ${price.provider}`

const kindWords = (kind: string | undefined): string | null =>
  kind === undefined || kind === '' || kind === 'hotel' ? null : kind.replaceAll('_', ' ')

const details = (hotel: HotelItem): string =>
  [kindWords(hotel.kind), hotel.address].filter((part) => part !== null && part !== undefined).join(' · ')

interface HotelRowProps {
  readonly hotel: HotelItem
  /** A control at the end of the row, such as "Compare". */
  readonly action?: ReactNode
}

/** One hotel: the minutes largest, then its name, then what is known of it. Says nothing that nobody knows. */
export const HotelRow = ({ hotel, action }: HotelRowProps) => {
  const shown = useIsShown(hotel.id)
  const { point } = useHighlightActions()
  const reach = reachOf(hotel)
  const { walk, transit } = hotel
  return (
    <Row
      id={`hotel-${hotel.id}`}
      tabIndex={-1}
      $shown={shown}
      onPointerEnter={() => point(hotel.id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(hotel.id)}
      onBlur={() => point(null)}
    >
      <Time $transit={reach.by === 'transit'}>
        <b>{reach.minutes}</b>
        <span>min {modeWords[reach.by]}</span>
      </Time>
      <Facts>
        <h3>{hotel.name}</h3>
        <p data-figures>
          {rangeWords(reach)}, {reach.by === 'foot' ? sourceWords[walk.source] : 'estimate'}
          {reach.by === 'foot' && transit !== null
            ? ` · ${transit.minutes} min by transit (${rangeWords(transit)})`
            : ''}
          {reach.by === 'transit' ? ` · ${walk.minutes} min on foot (${rangeWords(walk)})` : ''}
        </p>
        {details(hotel) === '' ? null : <p>{details(hotel)}</p>}
        {hotel.coordQuality === 'approximate' ? (
          <p>
            <Badge>approximate location</Badge>
          </p>
        ) : null}
      </Facts>
      <Aside>
        {hotel.stars === undefined ? null : (
          <Stars role="img" aria-label={`${hotel.stars} stars`}>
            {'★'.repeat(Math.round(hotel.stars))}
          </Stars>
        )}
        {hotel.price === null ? null : <span>{money(hotel.price)}</span>}
        {hotel.website === undefined ? null : (
          <a
            href={hotel.website}
            rel="noopener noreferrer nofollow"
            target="_blank"
            aria-label={`Website of ${hotel.name}`}
          >
            Website
          </a>
        )}
        {action}
      </Aside>
    </Row>
  )
}
