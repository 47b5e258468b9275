import { useId, type ComponentProps, type ElementType, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, space } from './tokens.ts'

const Frame = styled.div`
  display: grid;
  /* A column as wide as its longest word would widen a dialog in large text. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-width: 0;
`
const Label = styled.label`
  font-weight: 650;
`
const Optional = styled.span`
  font-weight: 400;
  color: ${color.muted};
`
const Hint = styled.p`
  font-size: 0.875rem;
  color: ${color.muted};
`
const ErrorText = styled.p`
  font-size: 0.875rem;
  font-weight: 600;
  color: ${color.danger};
`
const control = css`
  width: 100%;
  min-width: 0;
  min-height: 3rem;
  padding: ${space(2)} ${space(3)};
  background: ${color.card};
  color: ${color.ink};
  border: 1.5px solid ${color.muted};
  border-radius: 8px;
  /* Safari styles date and search fields its own way, and phones make a date as wide as its text. */
  appearance: none;
  &::-webkit-date-and-time-value {
    min-height: 1.5em;
    text-align: start;
  }
  &[type='number'] {
    appearance: textfield;
  }
  &::-webkit-inner-spin-button {
    appearance: none;
    margin: 0;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &:disabled {
    background: ${color.paper};
    border-style: dashed;
    color: ${color.muted};
    opacity: 1;
    cursor: not-allowed;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
`
export const Input = styled.input`
  ${control}
`
/** The same arrow in every engine, on top of the select's background. Forced colours keep the system's. */
export const selectLook = css`
  padding-right: ${space(9)};
  appearance: none;
  background-image:
    linear-gradient(45deg, #0000 50%, currentcolor 50%), linear-gradient(135deg, currentcolor 50%, #0000 50%);
  background-position:
    right 1.1875rem center,
    right 0.875rem center;
  background-size: 0.3125rem 0.3125rem;
  background-repeat: no-repeat;
  /* WebKit would widen the page by the rest of a long choice. */
  overflow: hidden;
  text-overflow: ellipsis;
  @media (forced-colors: active) {
    appearance: auto;
    background-image: none;
  }
`
const Select = styled.select`
  ${control}
  ${selectLook}
`
const TextArea = styled.textarea`
  ${control}
  min-height: 9rem;
  resize: vertical;
`

interface FieldProps {
  readonly label: string
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Marks an optional field; required fields have no mark in the text, but `required` on the control. */
  readonly optional?: boolean
}

/** Label, control, hint and error, linked for screen readers; the error is announced when it appears. */
const Field = ({ control: Control, label, error, hint, optional, ...rest }: FieldProps & { control: ElementType }) => {
  const id = useId()
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <Frame>
      <Label htmlFor={id}>
        {label} {optional === true ? <Optional>(optional)</Optional> : null}
      </Label>
      <Control
        {...rest}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described || undefined}
      />
      {hint === undefined ? null : <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error === undefined ? null : (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      )}
    </Frame>
  )
}

export const TextField = (props: FieldProps & ComponentProps<'input'>) => <Field control={Input} {...props} />

export const TextAreaField = (props: FieldProps & ComponentProps<'textarea'>) => <Field control={TextArea} {...props} />

export const SelectField = (props: FieldProps & ComponentProps<'select'>) => <Field control={Select} {...props} />
