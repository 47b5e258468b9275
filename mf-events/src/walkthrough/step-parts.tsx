import { Badge } from '@stageside/ui/badge'
import { color, font, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { money } from '../payment/money.ts'
import type { Selection, StepNumber } from './state.ts'

const Line = styled.div`
  display: grid;
  gap: ${space(2)};
  h2:focus {
    outline: none;
  }
`
const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  font-size: 0.9375rem;
  color: ${color.muted};
`

export const stepNames: Record<StepNumber, string> = {
  1: 'Search event',
  2: 'Hotels found',
  3: 'Browse hotels',
  4: 'Checkout',
  5: 'Booking complete',
  6: 'Nearby spots',
}

/** Where one is, what it is, and that it is a demo. The heading takes the focus when its step comes. */
export const StepHead = ({ step }: { readonly step: StepNumber }) => (
  <Line>
    <Count>
      Step {step} of 6 <Badge>Demo</Badge>
    </Count>
    <h2 tabIndex={-1}>{stepNames[step]}</h2>
  </Line>
)

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  padding: ${space(4)} 0;
  border-block: 2px dashed ${color.line};
  p {
    font-size: 0.9375rem;
    color: ${color.muted};
  }
`
const Price = styled.div`
  font-variant-numeric: tabular-nums;
  b {
    display: block;
    font-family: ${font.head};
    font-size: 1.5rem;
    line-height: 1.1;
  }
`

export const Stay = ({ selection: { hotel, room } }: { readonly selection: Selection }) => (
  <Box>
    <div>
      <h3>{hotel.name}</h3>
      <p>
        {room.name} · sleeps {room.sleeps} · {room.bedType}
      </p>
      <p>
        {hotel.walkTime} min walk · {room.cancellation}
      </p>
    </div>
    <Price>
      <b>{money(room.price, room.currency)}</b> one night, nett (demo price)
    </Price>
  </Box>
)
