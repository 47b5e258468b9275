import { selectLook } from '@stageside/ui/field'
import { color, media, space } from '@stageside/ui/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { FilterOption } from './filter-options.ts'

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  min-width: 0;
  label {
    font-size: 0.8125rem;
    font-weight: 650;
    line-height: 1.3;
  }
  select {
    width: 100%;
    min-width: 0;
    min-height: 2.5rem;
    padding: ${space(1)} ${space(2)};
    border: 1.5px solid ${color.muted};
    border-radius: 8px;
    background-color: ${color.card};
    ${selectLook}
    ${media.touch} {
      min-height: 2.75rem;
    }
  }
`

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly FilterOption[]
  readonly onChange: (value: string) => void
}

/** One choice of a list, with its label. */
export const Choice = ({ label, value, options, onChange }: ChoiceProps) => {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(({ value: option, words, disabled }) => (
          <option key={option} value={option} disabled={disabled}>
            {words}
          </option>
        ))}
      </select>
    </Frame>
  )
}
