import { Button } from '@stageside/ui/button'
import { SelectField } from '@stageside/ui/field'
import { PlainList, Row, Stack, Text } from '@stageside/ui/layout'
import { color, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { dateWords } from '../plan/clock.ts'
import { changesRequest, hotelName, type ChosenEntry } from './apply-entries.ts'
import { uses, type PlacedEntry, type Use } from './suggest-uses.ts'

const Entry = styled.div`
  display: grid;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    align-items: center;
  }
`

const dayOf = (date: string): string => dateWords(date, { weekday: 'short', day: 'numeric', month: 'short' })

/** "Tue 24 Nov, 11:05 to 13:00", "Tue 24 Nov to Fri 27 Nov". */
const whenWords = ({ from, to }: PlacedEntry): string => {
  const [first, last] = [
    [dayOf(from.date), from.clock],
    [dayOf(to.date), to.clock],
  ].map((parts) => parts.filter((part) => part !== null).join(', '))
  if (from.date === to.date) return from.clock === to.clock ? (first ?? '') : `${first} to ${to.clock}`
  return `${first} to ${last}`
}

const wordsOf = (use: Use, entry: PlacedEntry): string => {
  switch (use) {
    case 'arrival':
      return `Arrival at ${entry.to.clock ?? ''}`
    case 'departure':
      return `Departure at ${entry.from.clock ?? ''}`
    case 'hotel':
      return `Hotel: ${hotelName(entry)}`
    case 'stop':
      return `Stop on day ${(entry.day ?? 0) + 1}`
    case 'none':
      return 'Leave it out'
  }
}

/** There is one arrival, one departure and one hotel: whoever becomes it takes it from the entry before. */
export const withUse = (entries: readonly ChosenEntry[], at: number, use: Use): ChosenEntry[] =>
  entries.map((entry, index) => {
    if (index === at) return { ...entry, use }
    return use !== 'stop' && use !== 'none' && entry.use === use ? { ...entry, use: 'none' } : entry
  })

interface EntryChoicesProps {
  readonly name: string
  readonly entries: readonly ChosenEntry[]
  readonly notes: readonly string[]
  readonly isBusy: boolean
  readonly problem: string | null
  readonly onChange: (entries: ChosenEntry[]) => void
  readonly onUse: () => void
  readonly onCancel: () => void
}

/** What was read of a file, and what each entry is to be, before anything is changed. */
export const EntryChoices = ({
  name,
  entries,
  notes,
  isBusy,
  problem,
  onChange,
  onUse,
  onCancel,
}: EntryChoicesProps) => {
  const isNothing = entries.every(({ use }) => use === 'none')
  return (
    <Stack $gap={4}>
      <Text>
        Read from {name}. Check what each entry is; nothing has been changed yet.
        {changesRequest(entries) ? ' Another arrival, departure or hotel replans your days; locked stops stay.' : ''}
      </Text>
      <PlainList $gap={0} aria-label="Entries of the file">
        {entries.map((entry, at) => (
          <li key={at}>
            <Entry role="group" aria-label={entry.title}>
              <div>
                <strong>{entry.title}</strong>
                <Text $muted $small>
                  {[whenWords(entry), entry.location].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <SelectField
                label="Use as"
                value={entry.use}
                disabled={isBusy}
                onChange={({ target: { value } }) => {
                  const use = uses.find((one) => one === value)
                  if (use !== undefined) onChange(withUse(entries, at, use))
                }}
              >
                {entry.allowed.map((use) => (
                  <option key={use} value={use}>
                    {wordsOf(use, entry)}
                  </option>
                ))}
              </SelectField>
            </Entry>
          </li>
        ))}
      </PlainList>
      {notes.length === 0 ? null : (
        <Text $muted $small>
          {notes.join(' ')}
        </Text>
      )}
      {problem === null ? null : <Text role="alert">{problem}</Text>}
      <Row $gap={3}>
        <Button
          $size="small"
          aria-disabled={isBusy || isNothing}
          onClick={() => (isBusy || isNothing ? undefined : onUse())}
        >
          {isBusy ? 'Planning your days…' : 'Use these in the plan'}
        </Button>
        <Button $tone="outline" $size="small" aria-disabled={isBusy} onClick={() => (isBusy ? undefined : onCancel())}>
          Cancel
        </Button>
      </Row>
    </Stack>
  )
}
