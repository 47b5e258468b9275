import { Button } from '@stageside/ui/button'
import { TextField } from '@stageside/ui/field'
import { Row } from '@stageside/ui/layout'
import { media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { ownStopLimits } from '@site/contracts/own-stop'
import { CancelButton } from './cancel-button.ts'
import type { FieldErrors } from './read-fields.ts'

/** A small form inside a day. */
export const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  max-width: 34rem;
`
/** Fields side by side where there is room. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space(3)};
  align-items: start;
  ${media.tablet} {
    max-width: 22rem;
  }
`

export const readForm = (form: HTMLFormElement) => {
  const data = new FormData(form)
  const textAt = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const start = form.elements.namedItem('start')
  return {
    title: textAt('title'),
    address: textAt('address'),
    start: textAt('start'),
    minutes: textAt('minutes'),
    isUnreadable: start instanceof HTMLInputElement && start.validity.badInput,
  }
}

interface TimeFieldsProps {
  readonly start: string
  readonly minutes: string
  readonly errors: FieldErrors<'start' | 'minutes'>
}

/** When a stop starts and how long it is. */
export const TimeFields = ({ start, minutes, errors }: TimeFieldsProps) => (
  <Pair>
    <TextField label="Starts at" optional type="time" name="start" defaultValue={start} error={errors.start} />
    <TextField
      label="Minutes there"
      type="number"
      inputMode="numeric"
      name="minutes"
      min={ownStopLimits.minMinutes}
      max={ownStopLimits.maxMinutes}
      step={5}
      defaultValue={minutes}
      error={errors.minutes}
    />
  </Pair>
)

interface FormButtonsProps {
  readonly label: string
  readonly waiting: boolean
  readonly onCancel: () => void
}
export const FormButtons = ({ label, waiting, onCancel }: FormButtonsProps) => (
  <Row $gap={4}>
    <Button type="submit" $size="small" aria-disabled={waiting}>
      {label}
    </Button>
    <CancelButton onClick={onCancel}>Cancel</CancelButton>
  </Row>
)
