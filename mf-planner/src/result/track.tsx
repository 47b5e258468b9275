import type { Leg } from '@site/contracts/itinerary'
import { rideWords } from '@site/contracts/ride-words'
import { color, font, media, space } from '@stageside/ui/tokens'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { legDetails, legRange, modeWords } from '../plan/leg-words.ts'
import { OnPhone, WithRoom } from './on-phone.ts'

/** Narrower than this, in large text on a phone, the clock stands above the words. Holds within a size container. */
const NARROW = '@container (max-width: 15rem)'

/** One row of the timetable: clock, line, words. All rows share the columns, so that the line runs through. */
export const Track = styled.div`
  display: grid;
  grid-template-columns: 3.25rem 1.25rem minmax(0, 1fr);
  column-gap: ${space(2)};
  ${media.tablet} {
    grid-template-columns: 4.25rem 1.5rem minmax(0, 1fr);
    column-gap: ${space(4)};
  }
  ${NARROW} {
    grid-template-columns: 1.25rem minmax(0, 1fr);
    & > :last-child {
      grid-column: 2;
    }
  }
`

export const TimeCell = styled.div`
  text-align: right;
  font-family: ${font.head};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1.35;
  ${NARROW} {
    grid-area: 1 / 2;
    text-align: start;
  }
`

const dots = (size: string, repeat: string) => css`
  background: radial-gradient(circle, ${color.walk} 0 0.15625rem, transparent 0.17rem) left top / ${size} ${repeat};
`
/** The line of a leg, down a timetable or along a strip: dotted green on foot, solid blue by transit. */
export const track = {
  walk: {
    down: css`
      width: 0.3125rem;
      ${dots('0.3125rem 0.625rem', 'repeat-y')}
    `,
    along: css`
      width: 100%;
      height: 0.3125rem;
      ${dots('0.625rem 0.3125rem', 'repeat-x')}
    `,
  },
  transit: {
    down: css`
      width: 0.3125rem;
      background: ${color.transit};
    `,
    along: css`
      width: 100%;
      height: 0.3125rem;
      background: ${color.transit};
    `,
  },
}
const stayLine = css`
  width: 2px;
  background: ${color.ink};
`
const lines = {
  walk: track.walk.down,
  transit: track.transit.down,
  stay: stayLine,
  none: css`
    width: 0;
  `,
}

/** The line beside a row: that of its leg, thin ink during a visit. */
export const LineCell = styled.div<{ $leg: keyof typeof lines }>`
  position: relative;
  ${NARROW} {
    grid-area: 1 / 1 / span 2;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto;
    left: 50%;
    translate: -50% 0;
    ${({ $leg }) => lines[$leg]}
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
`

const numbered = (ink: string) => css`
  top: 0;
  width: 1.5rem;
  height: 1.5rem;
  border-width: 2px;
  color: ${ink};
  font: 750 0.8125rem/1.25rem ${font.head};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
/** The mark of a stop on the line, with its number where there is a map to find it on. */
export const Mark = styled.span.attrs({ 'aria-hidden': true })<{
  $kind: 'visit' | 'meal' | 'event' | 'base'
  $numbered?: boolean
}>`
  position: absolute;
  z-index: 1;
  top: 0.25rem;
  left: 50%;
  width: 0.9375rem;
  height: 0.9375rem;
  translate: -50% 0;
  border: 3px solid ${({ $kind }) => ($kind === 'event' ? color.signal : color.ink)};
  border-radius: ${({ $kind }) => ($kind === 'event' || $kind === 'base' ? '2px' : '50%')};
  background: ${({ $kind }) => ({ visit: color.ink, meal: color.card, event: color.signal, base: color.card })[$kind]};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  ${({ $numbered = false, $kind }) => ($numbered ? numbered($kind === 'meal' ? color.ink : color.paper) : '')}
`

const Words = styled.p<{ $mode: Leg['mode'] }>`
  padding-block: ${space(1)};
  ${media.tablet} {
    padding-block: ${space(2)};
  }
  font-size: 0.9375rem;
  color: ${color.muted};
  strong {
    color: ${({ $mode }) => ($mode === 'walk' ? color.walk : color.transit)};
    font-weight: 750;
    white-space: nowrap;
  }
`

const Told = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
`

/** In place of a leg between two places of which no way is known: what the plan keeps for it, as a range. */
export const UnknownLegRow = ({ minutes }: { readonly minutes: number }) => (
  <Track>
    <TimeCell />
    <LineCell $leg="none" />
    <Told>
      <Words $mode="transit">
        Too far to walk: {rideWords(minutes)}. We have no timetable for this ride, so the minutes are our own guess.
      </Words>
    </Told>
  </Track>
)

interface LegRowProps {
  readonly leg: Leg
  /** What is told of the way below its minutes. */
  readonly children?: ReactNode
}

/** The way to the next stop: minutes first, then their range and where they come from. */
export const LegRow = ({ leg, children }: LegRowProps) => (
  <Track>
    <TimeCell />
    <LineCell $leg={leg.mode} />
    <Told>
      <Words $mode={leg.mode}>
        <strong data-figures>{leg.minutes} min</strong> {modeWords(leg)}
        <WithRoom data-figures> · {legDetails(leg)}</WithRoom>
        <OnPhone data-figures>{legRange(leg) === '' ? '' : ` · ${legRange(leg)}`}</OnPhone>
      </Words>
      {children}
    </Told>
  </Track>
)
