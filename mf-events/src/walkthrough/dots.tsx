import { color, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { stepNumbers, type StepNumber } from './state.ts'

export const stepNames: Record<StepNumber, string> = {
  1: 'Search event',
  2: 'Hotels found',
  3: 'Browse hotels',
  4: 'Checkout',
  5: 'Booking complete',
  6: 'Nearby spots',
}

const Row = styled.ol`
  display: flex;
  justify-content: center;
  gap: ${space(1)};
  list-style: none;
  li {
    flex: 0 1 2.75rem;
    min-width: 0;
  }
  button {
    display: grid;
    place-items: center;
    width: 100%;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: transparent;
  }
  button::before {
    content: '';
    width: 0.75rem;
    max-width: 100%;
    height: 0.75rem;
    border: 2px solid ${color.ink};
    border-radius: 1rem;
    transition: width 160ms;
  }
  button[aria-current]::before {
    width: 1.75rem;
    background: ${color.ink};
  }
`

export interface DotsProps {
  readonly step: StepNumber
  readonly disabled: boolean
  readonly onGo: (step: StepNumber) => void
}

/** Six dots, one for each step. */
export const Dots = ({ step, disabled, onGo }: DotsProps) => (
  <nav aria-label="Steps of the demo">
    <Row>
      {stepNumbers.map((number) => (
        <li key={number}>
          <button
            type="button"
            aria-label={`Step ${number}: ${stepNames[number]}`}
            aria-current={number === step ? 'step' : undefined}
            disabled={disabled}
            onClick={() => onGo(number)}
          />
        </li>
      ))}
    </Row>
  </nav>
)
