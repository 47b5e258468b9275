import type { Leg } from '@site/contracts/itinerary'
import { rideRange } from '@site/contracts/ride-words'
import { color, media, space } from '@stageside/ui/tokens'
import { css, styled } from 'styled-components'
import { modeWords } from '../plan/leg-words.ts'
import { track } from './track.tsx'

/** Widths of the end of the strip, where the day ends, and of where it starts: with room for "30–65 min" where it starts with a ride. */
export const BACK = '4.25rem'
export const leaveWidth = (isRide: boolean): string => (isRide ? '6rem' : BACK)
/** The custom property that holds the second. */
export const LEAVE = 'var(--leave)'
export const GAP = '0.5rem'

const spans = {
  'from base': css`
    right: calc(100% + 0.25rem);
    width: calc(${LEAVE} + ${GAP} - 1.5rem);
  `,
  between: css`
    right: calc(100% + 0.25rem);
    width: calc(100% + ${GAP} - 1.5rem);
  `,
  'to base': css`
    left: 1.25rem;
    width: calc(100% + ${GAP} - 1.5rem);
  `,
}
type Span = keyof typeof spans
/** The leg stands before its stop: below the stop before on phones, on the line from it in the strip. */
const Way = styled.span<{ $mode: Leg['mode']; $span: Span }>`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: 3.25rem 1.25rem minmax(0, 1fr);
  column-gap: ${space(2)};
  align-items: center;
  min-height: 1.75rem;
  font-size: 0.875rem;
  color: ${color.muted};
  strong {
    color: ${({ $mode }) => ($mode === 'walk' ? color.walk : color.transit)};
    font-weight: 750;
  }
  &::before {
    content: '';
    grid-column: 2;
    justify-self: center;
    align-self: stretch;
    ${({ $mode }) => track[$mode].down}
  }
  ${media.desktop} {
    position: absolute;
    top: 0;
    display: flex;
    justify-content: center;
    min-height: 1.4375rem;
    ${({ $span }) => spans[$span]}
    &::before {
      position: absolute;
      inset: 0;
      margin-block: auto;
      ${({ $mode }) => track[$mode].along}
    }
    & > span {
      position: relative;
      padding-inline: ${space(1)};
      background: ${color.card};
      white-space: nowrap;
    }
  }
`
/** Said to everybody, shown where there is room. */
const Mode = styled.span`
  ${media.desktop} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
export const LegWords = ({ leg, span }: { leg: Leg; span: Span }) => (
  <Way $mode={leg.mode} $span={span}>
    <span data-figures>
      <strong>{leg.minutes} min</strong>
      <Mode> {modeWords(leg)}</Mode>
    </span>
  </Way>
)

/** Where nothing is known of the way but that it is too far to walk. */
export const RideWords = ({ minutes, span }: { minutes: number; span: Span }) => (
  <Way $mode="transit" $span={span}>
    <span data-figures>
      <Mode>about </Mode>
      <strong>{rideRange(minutes)}</strong>
      <Mode> by public transport</Mode>
    </span>
  </Way>
)
