import type { HotelItem } from '@site/contracts/hotels'
import { color, media, size, space } from '@stageside/ui/tokens'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { OpenHotel } from '../hotel/use-open-hotel.ts'
import { LargeMinutes } from '../parts/large-minutes.tsx'
import { touchLink } from '../parts/touch-link.ts'
import { useHighlightActions, useIsShown } from './highlight.ts'
import { factsLine, rangeLine, stepFreeLine } from './hotel-facts.ts'
import { reachOf } from './reach.ts'
import { StayPrice } from './stay-price.tsx'

/** How far the mark of a row reaches beside it. */
export const ROW_MARGIN = space(4)

/** Drawn outside the row, so that nothing in it moves. */
const mark = css`
  background: ${color.card};
  box-shadow:
    ${space(3)} 0 0 ${color.card},
    -${space(3)} 0 0 ${color.card},
    -${ROW_MARGIN} 0 0 ${color.ink};
`
const Row = styled.li<{ $shown: boolean }>`
  container-type: inline-size;
  padding-block: ${space(3)};
  border-top: 1px solid ${color.line};
  ${({ $shown }) => $shown && mark}
  ${media.tablet} {
    padding-block: ${space(4)};
  }
  scroll-margin-top: 6rem;
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  @container (min-width: 16rem) {
    grid-template-columns: 4.75rem minmax(0, 1fr);
  }
  @container (min-width: 34rem) {
    grid-template-columns: 6rem minmax(0, 1fr) var(--aside, 7rem);
    gap: ${space(2)} ${space(5)};
  }
`
const Time = styled(LargeMinutes)`
  font-size: 0.8125rem;
  --range: 0.45;
  --minutes: 2.75rem;
  @container (min-width: 34rem) {
    --minutes: 3.5rem;
  }
`
const Facts = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  min-width: 0;
  overflow-wrap: anywhere;
  p {
    font-size: 0.9375rem;
    line-height: 1.35;
    color: ${color.muted};
  }
`
const Name = styled.h2`
  font-size: ${size.h3};
  a {
    color: ${color.ink};
    ${touchLink}
  }
  a:hover {
    color: ${color.signalDeep};
  }
`
const Stars = styled.span`
  color: ${color.ink};
  letter-spacing: 0.1em;
`
const Approximate = styled.span`
  padding-inline: ${space(1)};
  border: 1px solid currentcolor;
  border-radius: 2px;
  font-size: 0.8125rem;
`
const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: center;
  & > [data-quote] {
    flex-basis: 100%;
  }
  button {
    padding-inline: 0;
  }
  @container (min-width: 16rem) {
    grid-column: 2;
  }
  @container (min-width: 34rem) {
    grid-column: 3;
    align-content: start;
  }
`

interface ShownRowProps {
  readonly id: string
  readonly children: ReactNode
}

/** The row and whether it is the one shown. Its content comes from outside, so that pointing at a row renders none of it again. */
const ShownRow = ({ id, children }: ShownRowProps) => {
  const shown = useIsShown(id)
  const { point, focus } = useHighlightActions()
  return (
    <Row
      id={`hotel-${id}`}
      tabIndex={-1}
      $shown={shown}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(null)}
      onFocus={() => focus(id)}
      onBlur={() => point(null)}
    >
      {children}
    </Row>
  )
}

interface HotelRowProps {
  readonly hotel: HotelItem
  readonly to: string
  readonly onOpen: OpenHotel
  /** Controls at the end of the row, such as "Compare". */
  readonly actions?: ReactNode
}

/** One hotel: the minutes largest, then its name, then what is known of it. Says nothing that nobody knows. */
export const HotelRow = ({ hotel, to, onOpen, actions }: HotelRowProps) => {
  const { id, name, stars, coordQuality, price, availability } = hotel
  const reach = reachOf(hotel)
  const facts = factsLine(hotel)
  const stepFree = stepFreeLine(hotel)
  return (
    <ShownRow id={id}>
      <Columns>
        <Time reach={reach} />
        <Facts>
          <Name>
            <a href={to} onClick={(event) => onOpen(event, id)}>
              {name}
            </a>
          </Name>
          <p data-figures>
            {rangeLine(hotel)}
            {coordQuality === 'approximate' ? (
              <>
                {' '}
                <Approximate>approximate location</Approximate>
              </>
            ) : null}
          </p>
          {stars === undefined && facts === '' ? null : (
            <p>
              {stars === undefined ? null : (
                <Stars role="img" aria-label={`${stars} stars`}>
                  {'★'.repeat(Math.round(stars))}
                </Stars>
              )}
              {stars === undefined || facts === '' ? '' : ' '}
              {facts}
            </p>
          )}
          {stepFree === null ? null : <p>{stepFree}</p>}
        </Facts>
        <Aside>
          <StayPrice price={price} availability={availability} />
          {actions}
        </Aside>
      </Columns>
    </ShownRow>
  )
}
