import { Button } from '@stageside/ui/button'
import { SelectField, TextField } from '@stageside/ui/field'
import { Row } from '@stageside/ui/layout'
import { media, space } from '@stageside/ui/tokens'
import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import { addressOf } from './filter.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`

interface FilterFormProps {
  readonly asked: URLSearchParams
  readonly names: readonly string[]
  readonly onFilter: (asked: URLSearchParams) => void
}

/** Chooses entries by remote, team and days. */
export const FilterForm = ({ asked, names, onFilter }: FilterFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFilter(addressOf(new FormData(event.currentTarget)))
  }
  const remote = asked.get('remote') ?? ''
  const listed = remote === '' || names.includes(remote) ? names : [...names, remote]
  return (
    // A new address fills the fields again.
    <Form key={`${asked}`} onSubmit={submit}>
      <SelectField label="Remote" name="remote" defaultValue={remote} key={listed.join(' ')}>
        <option value="">All</option>
        {listed.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField
        label="Team"
        name="team"
        defaultValue={asked.get('team') ?? ''}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField label="From day" name="since" type="date" defaultValue={asked.get('since') ?? ''} />
      <TextField label="To day" name="until" type="date" defaultValue={asked.get('until') ?? ''} />
      <Row>
        <Button type="submit" $size="small">
          Show these
        </Button>
        {asked.size === 0 ? null : (
          <Button $tone="outline" $size="small" onClick={() => onFilter(new URLSearchParams())}>
            Show all
          </Button>
        )}
      </Row>
    </Form>
  )
}
