import { color, font } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { modeWords, type Reach } from '../results/reach.ts'

const Time = styled.p<{ $by: Reach['by'] }>`
  color: ${({ $by }) => ($by === 'transit' ? color.transit : color.walk)};
  font-variant-numeric: tabular-nums;
  font-weight: 650;
  line-height: 1.2;
  b {
    display: block;
    font-family: ${font.head};
    font-size: var(--minutes);
    font-weight: 800;
    line-height: 0.9;
    letter-spacing: -0.04em;
  }
`

interface LargeMinutesProps extends Pick<Reach, 'minutes' | 'by'> {
  readonly className?: string
}

/** The minutes to a hotel, the largest thing said of it. Where it stands says how large: the size of the figure is `--minutes`. */
export const LargeMinutes = ({ minutes, by, className }: LargeMinutesProps) => (
  <Time $by={by} className={className}>
    <b>{minutes}</b> <span>min {modeWords[by]}</span>
  </Time>
)
