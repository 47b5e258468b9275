import { color, font } from '@site/ui/tokens'
import { styled } from 'styled-components'

const Line = styled.div`
  display: grid;
  border-top: 3px solid ${color.ink};
  font-family: ${font.head};
  font-size: 0.8125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
const Label = styled.span<{ $major: boolean }>`
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
    height: ${({ $major }) => ($major ? '0.5rem' : '0.25rem')};
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
    <Line style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      <Door $major style={{ gridColumn: '1 / span 4' }}>
        Door
      </Door>
      {major.map((minutes) => (
        <Label
          key={minutes}
          $major
          style={{ gridColumn: minutes + 1, width: 0, display: 'flex', justifyContent: 'center' }}
        >
          {minutes}
        </Label>
      ))}
      {beyond ? <Beyond style={{ gridColumn: columns }}>+</Beyond> : null}
    </Line>
  </Frame>
)
