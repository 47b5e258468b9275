import { color, font, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { modeWords, rangeWords } from './reach.ts'
import type { Tick } from './strip-layout.ts'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(3)};
  min-height: 2rem;
  font-variant-numeric: tabular-nums;
`
const Minutes = styled.strong<{ $transit: boolean }>`
  font-family: ${font.head};
  font-size: 1.25rem;
  color: ${({ $transit }) => ($transit ? color.transit : color.walk)};
`
const Key = styled.span<{ $transit?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-size: 0.9375rem;
  &::before {
    content: '';
    width: 0.5rem;
    height: 1rem;
    border-radius: 1px;
    background: ${({ $transit }) =>
      $transit === true
        ? `repeating-linear-gradient(0deg, ${color.transit} 0 4px, ${color.paper} 4px 6px)`
        : color.walk};
  }
`

/** The hotel pointed at, in print above the strip; the key to its colours while none is. */
export const StripReadout = ({ tick, count }: { readonly tick: Tick | undefined; readonly count: number }) =>
  tick === undefined ? (
    <Line aria-hidden>
      <Key>On foot</Key>
      <Key $transit>By transit</Key>
      <span>{count === 1 ? 'One hotel' : `${count} hotels`}, one tick each</span>
    </Line>
  ) : (
    <Line aria-hidden>
      <Minutes $transit={tick.reach.by === 'transit'}>
        {tick.reach.minutes} min {modeWords[tick.reach.by]}
      </Minutes>
      <span>{tick.name}</span>
      <span>{rangeWords(tick.reach)}</span>
    </Line>
  )
