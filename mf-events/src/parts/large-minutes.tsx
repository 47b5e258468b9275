import { color, font } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { minutesWords, modeWords, type Reach } from '../results/reach.ts'

const Time = styled.p<{ $by: Reach['by']; $range: boolean }>`
  color: ${({ $by }) => ($by === 'transit' ? color.transit : color.walk)};
  font-variant-numeric: tabular-nums;
  font-weight: 650;
  line-height: 1.2;
  b {
    display: block;
    font-family: ${font.head};
    font-size: ${({ $range }) => ($range ? 'calc(var(--range, 0.62) * var(--minutes))' : 'var(--minutes)')};
    white-space: nowrap;
    font-weight: 800;
    line-height: 0.9;
    letter-spacing: -0.04em;
  }
`

interface LargeMinutesProps {
  readonly reach: Reach
  readonly className?: string
}

/**
 * The minutes to a hotel, the largest thing said of it. Where it stands says how large: the size of the figure is `--minutes`,
 * and `--range` the share of it that a range of two figures has room for.
 */
export const LargeMinutes = ({ reach, className }: LargeMinutesProps) => (
  <Time $by={reach.by} $range={reach.crossing !== undefined} className={className}>
    <b>{minutesWords(reach)}</b> <span>min {modeWords[reach.by]}</span>
  </Time>
)
