import { color, font, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { crossingWords, minutesWords, modeWords, rangeWords } from './reach.ts'
import type { Tick } from './strip-layout.ts'

/** Both texts share one line: whichever is shown, the ticks below stay where they are under the pointer. */
const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 1.75rem;
  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`
const Line = styled.p`
  display: flex;
  overflow: hidden;
  white-space: nowrap;
  gap: ${space(3)};
  align-items: baseline;
  line-height: 1.75rem;
  font-variant-numeric: tabular-nums;
  & > * {
    flex: none;
  }
  & > :last-child {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`
const Keys = styled.p<{ $hidden: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: center;
  font-size: 0.875rem;
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
`
const Minutes = styled.strong<{ $transit: boolean }>`
  font-family: ${font.head};
  font-size: 1.125rem;
  color: ${({ $transit }) => ($transit ? color.transit : color.walk)};
`
const Name = styled.span`
  font-weight: 650;
`
const Key = styled.span<{ $transit?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  flex: none;
  &::before {
    content: '';
    width: 0.5rem;
    height: 1rem;
    border-radius: 1px;
    flex: none;
    background: ${({ $transit }) =>
      $transit === true
        ? `repeating-linear-gradient(0deg, ${color.transit} 0 4px, ${color.paper} 4px 6px)`
        : color.walk};
  }
`

/** The hotel pointed at, in print above the strip; the key to its colours while none is. */
export const StripReadout = ({ tick, count }: { readonly tick: Tick | undefined; readonly count: number }) => (
  <Cell aria-hidden>
    <Keys $hidden={tick !== undefined}>
      <Key>On foot</Key>
      <Key $transit>By transit</Key>
      <span>{count === 1 ? 'One hotel' : `${count} hotels`}, one tick each</span>
    </Keys>
    {tick === undefined ? null : (
      <Line>
        <Minutes $transit={tick.reach.by === 'transit'}>
          {minutesWords(tick.reach)} min {modeWords[tick.reach.by]}
        </Minutes>
        <span>{tick.reach.crossing === undefined ? rangeWords(tick.reach) : crossingWords[tick.reach.crossing]}</span>
        <Name>{tick.name}</Name>
      </Line>
    )}
  </Cell>
)

const Printed = styled.div`
  display: grid;
  border-top: 3px solid ${color.ink};
  font-family: ${font.head};
  font-size: 0.8125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
const Label = styled.span`
  position: relative;
  grid-row: 1;
  padding-top: 0.5rem;
  text-align: center;
  white-space: nowrap;
  justify-self: center;
  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: 50%;
    height: 0.5rem;
    border-left: 2px solid ${color.ink};
  }
`
const Door = styled(Label)`
  justify-self: start;
  &::before {
    left: calc(50cqi / 32);
  }
`
const Beyond = styled.span`
  grid-row: 1;
  padding-top: 0.5rem;
  justify-self: center;
`
const Frame = styled.div`
  container-type: inline-size;
`

const major = [5, 10, 15, 20, 25, 30]

/** The printed axis: the door at 0, a figure every five minutes, and what lies beyond. */
export const StripAxis = ({ columns, beyond }: { readonly columns: number; readonly beyond: boolean }) => (
  <Frame aria-hidden>
    <Printed style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      <Door style={{ gridColumn: '1 / span 4' }}>Door</Door>
      {major.map((minutes) => (
        <Label key={minutes} style={{ gridColumn: minutes + 1, width: 0, display: 'flex', justifyContent: 'center' }}>
          {minutes}
        </Label>
      ))}
      {beyond ? <Beyond style={{ gridColumn: columns }}>+</Beyond> : null}
    </Printed>
  </Frame>
)
