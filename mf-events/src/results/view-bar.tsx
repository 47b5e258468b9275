import { walkingSpeeds } from '@site/contracts/walking-speed'
import { Button } from '@site/ui/button'
import { selectLook } from '@site/ui/field'
import { color, media, space } from '@site/ui/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'
import { CheckLabel } from '../parts/check.ts'
import { isFiltered, noFilters, paces, sorts, type Pace, type Sort, type View } from './view.ts'

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

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value) => void
}

const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => {
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

const Bar = styled.details`
  border-block: 2px solid ${color.ink};
  padding: ${space(3)} 0;
  summary {
    cursor: pointer;
    font-weight: 650;
    min-height: 1.75rem;
    ${media.touch} {
      padding-block: ${space(2.5)};
    }
  }
`
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  padding-top: ${space(3)};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(6)};
  padding-top: ${space(3)};
`

const any = 'any'
const minutes = (values: readonly number[]): readonly (readonly [string, string])[] => [
  [any, 'Any time'],
  ...values.map((value) => [String(value), `Up to ${value} min`] as const),
]
const stars = [
  [any, 'Any'],
  ['3', '3 and more'],
  ['4', '4 and more'],
  ['5', '5'],
] as const
const limits = [
  ['walk', 'On foot', minutes([5, 10, 15, 20, 30])],
  ['ride', 'By transit or foot', minutes([10, 15, 20, 30, 45])],
  ['stars', 'Stars', stars],
] as const
const paceWords: Record<Pace, string> = {
  [walkingSpeeds.brisk]: 'Brisk',
  [walkingSpeeds.easy]: 'Easy',
  [walkingSpeeds.slow]: 'Slow',
}
const sortWords: Record<Sort, string> = {
  walk: 'Nearest on foot',
  quickest: 'Quickest either way',
  stars: 'Most stars',
  name: 'Name',
}
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ')

interface ViewBarProps {
  readonly view: View
  readonly kinds: readonly string[]
  readonly shown: number
  readonly all: number
  readonly onChange: (patch: Partial<View>) => void
}

/** Filters, pace and order. Open where something is set, so that a shared link shows why hotels are missing. */
export const ViewBar = ({ view, kinds, shown, all, onChange }: ViewBarProps) => (
  <Bar open={isFiltered(view) || undefined} data-screen-only>
    <summary>Filter and sort</summary>
    <Choices>
      {limits.map(([key, label, options]) => (
        <Choice
          key={key}
          label={label}
          value={String(view[key] ?? any)}
          options={options}
          onChange={(value) => onChange({ [key]: value === any ? null : Number(value) })}
        />
      ))}
      <Choice
        label="Kind"
        value={view.kind ?? any}
        options={[[any, 'All kinds'], ...kinds.map((kind) => [kind, capital(kind)] as const)]}
        onChange={(value) => onChange({ kind: value === any ? null : value })}
      />
      <Choice
        label="Walking pace"
        value={String(view.pace)}
        options={paces.map((pace) => [String(pace), `${paceWords[pace]}, ${pace} m/s`] as const)}
        onChange={(value) => onChange({ pace: paces.find((pace) => String(pace) === value) ?? view.pace })}
      />
      <Choice
        label="Order"
        value={view.sort}
        options={sorts.map((sort) => [sort, sortWords[sort]] as const)}
        onChange={(sort) => onChange({ sort })}
      />
    </Choices>
    <Foot>
      <CheckLabel>
        <input
          type="checkbox"
          checked={view.night}
          onChange={(event) => onChange({ night: event.currentTarget.checked })}
        />
        Walk home after 11 pm
      </CheckLabel>
      {isFiltered(view) ? (
        <Button $tone="quiet" $size="small" onClick={() => onChange(noFilters)}>
          Clear filters, show all {all}
        </Button>
      ) : null}
      <output>
        Showing {shown} of {all} {all === 1 ? 'hotel' : 'hotels'}
      </output>
    </Foot>
  </Bar>
)
