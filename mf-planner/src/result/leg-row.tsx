import type { Leg } from '@site/contracts/itinerary'
import { color, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { LineCell, TimeCell, Track } from './track.tsx'

const Words = styled.p<{ $mode: Leg['mode'] }>`
  align-self: center;
  padding-block: ${space(2)};
  font-size: 0.9375rem;
  color: ${color.muted};
  strong {
    color: ${({ $mode }) => ($mode === 'walk' ? color.walk : color.transit)};
    font-weight: 750;
  }
`

const metres = (value: number): string =>
  value < 1000 ? `${Math.round(value / 10) * 10} m` : `${(value / 1000).toFixed(1)} km`

/** The way to the next stop: minutes first, then their range and where they come from. */
export const LegRow = ({ leg }: { leg: Leg }) => (
  <Track>
    <TimeCell />
    <LineCell $leg={leg.mode} />
    <Words $mode={leg.mode}>
      <strong data-figures>{leg.minutes} min</strong> {leg.mode === 'walk' ? 'on foot' : 'by transit'}
      {' · '}
      <span data-figures>
        {leg.low === leg.high ? '' : `${leg.low}–${leg.high} min, `}
        {metres(leg.metres)}, {leg.source === 'street' ? 'along streets' : 'estimate'}
      </span>
    </Words>
  </Track>
)
