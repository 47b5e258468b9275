import { color, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { MOST_COMPARED } from './view.ts'

const Label = styled.label`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 2rem;
  ${media.touch} {
    min-height: 2.75rem;
  }
  font-size: 0.9375rem;
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.ink};
  }
`

export interface CompareToggleProps {
  readonly id: string
  readonly name: string
  readonly compared: readonly string[]
  readonly onChange: (compared: readonly string[]) => void
}

/** Puts a hotel beside others, four at most. */
export const CompareToggle = ({ id, name, compared, onChange }: CompareToggleProps) => {
  const checked = compared.includes(id)
  const full = !checked && compared.length >= MOST_COMPARED
  return (
    <Label title={full ? `${MOST_COMPARED} hotels can be compared at once` : undefined}>
      <input
        type="checkbox"
        checked={checked}
        disabled={full}
        aria-label={`Compare ${name}`}
        onChange={() => onChange(checked ? compared.filter((each) => each !== id) : [...compared, id])}
      />
      Compare
    </Label>
  )
}
