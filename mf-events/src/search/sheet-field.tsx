import { Autocomplete } from '@base-ui/react/autocomplete'
import { Button } from '@stageside/ui/button'
import { color, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { inputLook, type SearchInputProps } from './search-input.tsx'

const Bar = styled.div`
  grid-column: 1 / -1;
  display: flex;
  gap: ${space(2)};
  padding: ${space(1)};
  background: ${color.card};
  color: ${color.ink};
  border-radius: 12px;
  &:focus-within {
    outline: 3px solid #ffd9a0;
    outline-offset: 2px;
  }
`
const Input = styled(Autocomplete.Input)`
  ${inputLook}
  flex: 1;
`
const Empty = styled(Button)`
  align-self: center;
  padding-inline: ${space(2)};
`
interface SheetFieldProps extends Pick<SearchInputProps, 'placeholder' | 'value' | 'onChange'> {
  readonly field: RefObject<HTMLInputElement | null>
  readonly labelledBy: string
}

/** The field of the sheet. Above results it holds the place they are for: one press makes room for another. */
export const SheetField = ({ field, labelledBy, placeholder, value, onChange }: SheetFieldProps) => (
  <Bar>
    <Input
      ref={field}
      aria-labelledby={labelledBy}
      placeholder={placeholder}
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
    {value === '' ? null : (
      <Empty
        $tone="quiet"
        $size="small"
        onClick={() => {
          onChange('')
          field.current?.focus()
        }}
      >
        Clear<VisuallyHidden> the field</VisuallyHidden>
      </Empty>
    )}
  </Bar>
)
