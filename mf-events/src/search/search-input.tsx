import { color, space } from '@stageside/ui/tokens'
import type { Ref } from 'react'
import { css, styled } from 'styled-components'

export interface SearchInputProps {
  readonly id: string
  readonly name: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly describedBy: string
}

/** The bar around it draws the focus ring. */
export const inputLook = css`
  width: 100%;
  min-width: 0;
  min-height: 3.25rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: 10px;
  appearance: none;
  background: transparent;
  font-size: 1.0625rem;
  text-overflow: ellipsis;
  &&&:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`
const Input = styled.input`
  ${inputLook}
`

/** What is selected in a field that has the focus. */
export interface Caret {
  readonly start: number
  readonly end: number
}

/** The caret of a field, or null where it does not have the focus. */
export const caretOf = (input: HTMLInputElement | null): Caret | null =>
  input === null || document.activeElement !== input
    ? null
    : { start: input.selectionStart ?? input.value.length, end: input.selectionEnd ?? input.value.length }

interface PlainInputProps extends SearchInputProps {
  readonly field: Ref<HTMLInputElement>
  readonly onFocus: () => void
}

/** The field before its suggestions are there. */
export const PlainInput = ({ describedBy, onChange, field, ...rest }: PlainInputProps) => (
  <Input
    {...rest}
    ref={field}
    type="text"
    enterKeyHint="search"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    aria-describedby={describedBy}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
