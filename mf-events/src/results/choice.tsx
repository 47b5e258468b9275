import { selectLook } from '@site/ui/field'
import { color, space } from '@site/ui/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  label {
    font-size: 0.875rem;
    font-weight: 650;
  }
  select {
    width: 100%;
    min-width: 0;
    min-height: 2.75rem;
    padding: ${space(1)} ${space(2)};
    border: 1.5px solid ${color.muted};
    border-radius: 8px;
    background: ${color.card};
    ${selectLook}
  }
`

export interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value) => void
}

/** A small labelled select. */
export const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.currentTarget.value)
          if (chosen !== undefined) onChange(chosen[0])
        }}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Frame>
  )
}
