import type { EventItem } from '@site/contracts/events'
import { Button } from '@stageside/ui/button'
import { useEarlyInput } from '@stageside/ui/early-input'
import { SelectField, TextField } from '@stageside/ui/field'
import { Text } from '@stageside/ui/layout'
import { media, space } from '@stageside/ui/tokens'
import { useRef } from 'react'
import { styled } from 'styled-components'
import {
  cityOptions,
  everything,
  isFiltered,
  monthOptions,
  type EventFilter,
  type FilterOption,
} from './event-filter.ts'
import { useTyped } from './use-typed.ts'

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space(3)} ${space(4)};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
    & > :first-child {
      grid-column: auto;
    }
  }
`

/** As high with the button as without. */
const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  grid-column: 1 / -1;
  min-height: 2.25rem;
  ${media.touch} {
    min-height: 2.75rem;
  }
`

const Options = ({ any, options }: { readonly any: string; readonly options: readonly FilterOption[] }) => (
  <>
    <option value="">{any}</option>
    {options.map(({ value, label, count }) => (
      <option key={value} value={value} disabled={count === 0}>
        {label} ({count})
      </option>
    ))}
  </>
)

const countWords = (listed: number, all: number): string =>
  listed === all ? `${all} ${all === 1 ? 'event' : 'events'}` : `${listed} of ${all} events`

interface EventFiltersProps {
  readonly events: readonly EventItem[]
  readonly today: string
  readonly filter: EventFilter
  /** Events that pass it. */
  readonly listed: number
  readonly onChange: (change: Partial<EventFilter>) => void
}

/** Narrows a list of events as one types and chooses; there is nothing to send. */
export const EventFilters = ({ events, today, filter, listed, onChange }: EventFiltersProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [typed, type] = useTyped(filter.find, (find) => onChange({ find }))
  useEarlyInput(form, (name, value) => (name === 'find' ? type(value) : onChange({ [name]: value })))
  return (
    <Bar ref={form} role="search" aria-label="Filter events" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="Find an event"
        name="find"
        type="search"
        autoComplete="off"
        maxLength={80}
        placeholder="Name, venue or city"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <SelectField
        label="City"
        name="city"
        value={filter.city}
        onChange={(event) => onChange({ city: event.target.value })}
      >
        <Options any="Any city" options={cityOptions(events, filter, today)} />
      </SelectField>
      <SelectField
        label="Month"
        name="month"
        value={filter.month}
        onChange={(event) => onChange({ month: event.target.value })}
      >
        <Options any="Any month" options={monthOptions(events, filter, today)} />
      </SelectField>
      <Found>
        <Text $muted $small role="status">
          {countWords(listed, events.length)}
        </Text>
        {isFiltered(filter) ? (
          <Button
            $tone="quiet"
            $size="small"
            onClick={() => {
              type('')
              onChange(everything)
              form.current?.querySelector('input')?.focus()
            }}
          >
            Clear filters
          </Button>
        ) : null}
      </Found>
    </Bar>
  )
}
