import { color, space } from '@site/ui/tokens'
import { css, styled } from 'styled-components'

export interface SearchInputProps {
  readonly id: string
  readonly name: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly describedBy: string | undefined
}

/** The bar around it draws the focus ring. */
export const inputLook = css`
  width: 100%;
  min-width: 0;
  min-height: 3.25rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: 10px;
  background: transparent;
  font-size: 1.0625rem;
  text-overflow: ellipsis;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`
const Input = styled.input`
  ${inputLook}
`

/** The field before its suggestions are there. */
export const PlainInput = ({
  describedBy,
  onChange,
  onFocus,
  keepFocus = false,
  ...rest
}: SearchInputProps & { readonly onFocus?: () => void; readonly keepFocus?: boolean }) => (
  <Input
    {...rest}
    type="text"
    enterKeyHint="search"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    aria-describedby={describedBy}
    autoFocus={keepFocus}
    onChange={(event) => onChange(event.currentTarget.value)}
    onFocus={onFocus}
  />
)
