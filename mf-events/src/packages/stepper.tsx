import { limits } from '@site/contracts/limits'
import { color, font, media, radius, space } from '@site/ui/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'

const Box = styled.div`
  display: grid;
  grid-template-columns: 2.75rem 3.5rem 2.75rem;
  border: 2px solid ${color.ink};
  border-radius: ${radius.ticket};
  width: max-content;
  background: ${color.card};
  button {
    min-height: 2.75rem;
    border: 0;
    background: transparent;
    font-size: 1.375rem;
    line-height: 1;
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${color.line};
      }
    }
    &:disabled {
      color: ${color.muted};
      opacity: 0.5;
    }
  }
  output {
    align-self: center;
    text-align: center;
    font-family: ${font.head};
    font-size: 1.25rem;
    font-weight: 700;
  }
`
const Label = styled.p`
  margin-bottom: ${space(1)};
  font-weight: 650;
`

export interface StepperProps {
  readonly guests: number
  readonly onChange: (guests: number) => void
}

/** How many guests: at least one, as many as you like (spec §5). */
export const GuestStepper = ({ guests, onChange }: StepperProps) => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <Label id={id}>Guests</Label>
      <Box>
        <button
          type="button"
          aria-label="One guest fewer"
          disabled={guests <= limits.packages.minGuests}
          onClick={() => onChange(guests - 1)}
        >
          −
        </button>
        <output aria-live="polite">{guests}</output>
        <button type="button" aria-label="One guest more" onClick={() => onChange(guests + 1)}>
          +
        </button>
      </Box>
    </div>
  )
}
