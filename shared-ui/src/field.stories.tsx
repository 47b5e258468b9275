import { Focused, LONG_LABEL, LONG_TEXT, Night } from '../gallery/samples.tsx'
import type { Stories } from '../gallery/kinds.ts'
import { Input, SelectField, TextAreaField, TextField } from './field.tsx'
import { Stack } from './layout.tsx'

const Cities = () => (
  <>
    <option>Adelaide</option>
    <option>Melbourne</option>
    <option>Veranstaltungsort in der Nähe des Hauptbahnhofs</option>
  </>
)

export default {
  'Input: default': <Input aria-label="Search" type="search" placeholder="Event, venue or address" />,
  'Input: filled': <Input aria-label="Search" type="search" defaultValue="Rod Laver Arena" />,
  'Input: focus': (
    <Focused>
      <Input aria-label="Search" type="search" defaultValue="Rod Laver Arena" />
    </Focused>
  ),
  'Input: night': (
    <Night>
      <Input aria-label="Search" type="search" defaultValue="Rod Laver Arena" />
    </Night>
  ),
  'Input: disabled': <Input aria-label="Search" defaultValue="Rod Laver Arena" disabled />,
  'Input: error': <Input aria-label="Search" defaultValue="???" aria-invalid />,
  'TextField: default': <TextField label="Email" type="email" name="email" />,
  'TextField: filled': <TextField label="Email" type="email" defaultValue="jo@example.com" />,
  'TextField: hint': <TextField label="Phone" optional hint="With the country code, for example +61." />,
  'TextField: focus': (
    <Focused>
      <TextField label="Email" type="email" />
    </Focused>
  ),
  'TextField: disabled': <TextField label="Email" defaultValue="jo@example.com" disabled />,
  'TextField: error': (
    <TextField label="Email" defaultValue="jo@" error="Enter an address like name@example.com." hint="We write once." />
  ),
  'TextField: types': (
    <Stack>
      <TextField label="Arrival" type="date" defaultValue="2027-01-17" />
      <TextField label="Doors" type="time" defaultValue="18:30" />
      <TextField label="Guests" type="number" defaultValue={2} />
      <TextField label="Search" type="search" placeholder="Event, venue or address" />
    </Stack>
  ),
  'TextField: long text': (
    <TextField label={LONG_LABEL} defaultValue={LONG_TEXT} hint={LONG_TEXT} error={LONG_TEXT} optional />
  ),
  'TextAreaField: default': <TextAreaField label="What should we know?" />,
  'TextAreaField: filled': <TextAreaField label="What should we know?" defaultValue={LONG_TEXT} />,
  'TextAreaField: focus': (
    <Focused>
      <TextAreaField label="What should we know?" />
    </Focused>
  ),
  'TextAreaField: disabled': <TextAreaField label="What should we know?" defaultValue="A quiet room." disabled />,
  'TextAreaField: error': <TextAreaField label="What should we know?" error="Write a sentence or two." />,
  'TextAreaField: long text': <TextAreaField label={LONG_LABEL} hint={LONG_TEXT} defaultValue={LONG_TEXT} />,
  'SelectField: default': (
    <SelectField label="City">
      <Cities />
    </SelectField>
  ),
  'SelectField: focus': (
    <Focused>
      <SelectField label="City">
        <Cities />
      </SelectField>
    </Focused>
  ),
  'SelectField: disabled': (
    <SelectField label="City" disabled>
      <Cities />
    </SelectField>
  ),
  'SelectField: error': (
    <SelectField label="City" error="Choose a city.">
      <Cities />
    </SelectField>
  ),
  'SelectField: long text': (
    <SelectField label={LONG_LABEL} hint={LONG_TEXT} defaultValue="Veranstaltungsort in der Nähe des Hauptbahnhofs">
      <Cities />
    </SelectField>
  ),
} satisfies Stories
