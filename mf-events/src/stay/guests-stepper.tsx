import { color, media, space } from '@stageside/ui/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'
import { GUESTS } from './stay.ts'
import { guestsWords } from './stay-words.ts'

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`
const Label = styled.span`
  font-weight: 650;
`
const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  output {
    min-width: 5.5rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`
const Step = styled.button`
  width: 2.75rem;
  height: 2.75rem;
  border: 1.5px solid ${color.muted};
  border-radius: 50%;
  background: ${color.card};
  font-size: 1.375rem;
  line-height: 1;
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      border-color: ${color.ink};
    }
  }
  &[aria-disabled='true'] {
    opacity: 0.45;
  }
`

interface GuestsStepperProps {
  readonly adults: number
  readonly onChange: (adults: number) => void
}

/** Guests by one more or one fewer. A button at its bound keeps the focus and does nothing. */
export const GuestsStepper = ({ adults, onChange }: GuestsStepperProps) => {
  const id = useId()
  const step = (by: number) => {
    const next = adults + by
    if (next >= GUESTS.least && next <= GUESTS.most) onChange(next)
  }
  return (
    <Frame role="group" aria-labelledby={id}>
      <Label id={id}>Guests</Label>
      <Steps>
        <Step
          type="button"
          aria-label="One guest fewer"
          aria-disabled={adults <= GUESTS.least}
          onClick={() => step(-1)}
        >
          −
        </Step>
        <output>{guestsWords(adults)}</output>
        <Step type="button" aria-label="One guest more" aria-disabled={adults >= GUESTS.most} onClick={() => step(1)}>
          +
        </Step>
      </Steps>
    </Frame>
  )
}
