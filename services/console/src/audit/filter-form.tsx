import { Button } from '@stageside/ui/button'
import { SelectField, TextField } from '@stageside/ui/field'
import { Row } from '@stageside/ui/layout'
import { media, space } from '@stageside/ui/tokens'
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { addressOf, fieldsOf, type FilterField } from './filter.ts'

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
  const apply = useRef<HTMLButtonElement>(null)
  const [fields, setFields] = useState(() => fieldsOf(asked))
  const [filled, setFilled] = useState(`${asked}`)
  // A new address fills the fields again. They stay the same ones, so that none loses the focus.
  if (filled !== `${asked}`) {
    setFilled(`${asked}`)
    setFields(fieldsOf(asked))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFilter(addressOf(fields))
  }
  const showAll = () => {
    // The button goes with the filter.
    apply.current?.focus()
    onFilter(new URLSearchParams())
  }
  const field = (name: FilterField) => ({
    name,
    value: fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setFields((before) => ({ ...before, [name]: target.value })),
  })
  const { remote } = fields
  const listed = remote === '' || names.includes(remote) ? names : [...names, remote]
  return (
    <Form onSubmit={submit}>
      <SelectField label="Remote" {...field('remote')}>
        <option value="">All</option>
        {listed.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField label="Team" autoComplete="off" spellCheck={false} {...field('team')} />
      <TextField label="From day" type="date" {...field('since')} />
      <TextField label="To day" type="date" {...field('until')} />
      <Row>
        <Button ref={apply} type="submit" $size="small">
          Show these
        </Button>
        {asked.size === 0 ? null : (
          <Button $tone="outline" $size="small" onClick={showAll}>
            Show all
          </Button>
        )}
      </Row>
    </Form>
  )
}
