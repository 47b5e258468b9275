import type { HotelItem } from '@site/contracts/hotels'
import { Button } from '@stageside/ui/button'
import { color, font, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { factsLine, rangeLine } from './hotel-facts.ts'
import { minutesWords, modeWords, reachOf } from './reach.ts'
import { StayPrice } from './stay-price.tsx'

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
  h2 {
    font-size: 1.125rem;
  }
  p {
    font-size: 0.9375rem;
    line-height: 1.4;
    color: ${color.muted};
  }
`
const Minutes = styled.strong<{ $transit: boolean }>`
  font: 800 1.5rem/1 ${font.head};
  color: ${({ $transit }) => ($transit ? color.transit : color.walk)};
  font-variant-numeric: tabular-nums;
`
const Steps = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
`

interface MapCardProps {
  readonly hotel: HotelItem
  /** "3 of 20" */
  readonly position: string
  readonly to: string
  readonly onStep: (by: 1 | -1) => void
}

/** The chosen hotel under the full map, and the way to the ones next to it in the list. */
export const MapCard = ({ hotel, position, to, onStep }: MapCardProps) => {
  const reach = reachOf(hotel)
  const facts = factsLine(hotel)
  return (
    <Frame>
      <div role="status">
        <Minutes $transit={reach.by === 'transit'}>
          {minutesWords(reach)} min {modeWords[reach.by]}
        </Minutes>
        <h2>
          <Link to={to}>{hotel.name}</Link>
        </h2>
        <p data-figures>{rangeLine(hotel)}</p>
        {facts === '' ? null : <p>{facts}</p>}
      </div>
      <StayPrice price={hotel.price} availability={hotel.availability} />
      <Steps>
        <Button $tone="outline" $size="small" onClick={() => onStep(-1)}>
          Previous
        </Button>
        <span data-figures>{position}</span>
        <Button $tone="outline" $size="small" onClick={() => onStep(1)}>
          Next
        </Button>
      </Steps>
    </Frame>
  )
}
