import { media, radius, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { demoEvents } from './demo-events.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  button {
    min-width: 0;
    max-width: 100%;
    min-height: 2.5rem;
    ${media.touch} {
      min-height: 2.75rem;
    }
    padding: ${space(1)} ${space(4)};
    overflow-wrap: anywhere;
    border: 2px solid #fff;
    border-radius: ${radius.pill};
    background: transparent;
    color: #fff;
    font-weight: 650;
  }
  button[aria-pressed='true'] {
    background: #fff;
    color: #1b1a17;
  }
  button:focus-visible {
    outline-color: #fff;
  }
`

export interface EventChoiceProps {
  readonly chosen: number
  readonly onChoose: (event: number) => void
}

/** The demo events; choosing one starts afresh. */
export const EventChoice = ({ chosen, onChoose }: EventChoiceProps) => (
  <Row role="group" aria-label="Demo event">
    {demoEvents.map(({ id, name }, index) => (
      <button key={id} type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
        {name}
      </button>
    ))}
  </Row>
)
