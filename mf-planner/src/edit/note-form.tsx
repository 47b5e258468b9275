import { ownStopLimits } from '@site/contracts/own-stop'
import { TextAreaField } from '@stageside/ui/field'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import type { Stop } from '../plan/plan.ts'
import { saidOf } from '../plan/yours.ts'
import { Form, FormButtons } from './form-parts.tsx'

const Note = styled(TextAreaField)`
  min-height: 5rem;
`

interface NoteFormProps {
  readonly stop: Stop
  readonly waiting: boolean
  readonly onSave: (note: string) => void
  readonly onCancel: () => void
}

/** A traveller's note beside a stop. */
export const NoteForm = ({ stop, waiting, onSave, onCancel }: NoteFormProps) => {
  const [note, setNote] = useState(saidOf(stop).note ?? '')
  const most = ownStopLimits.note
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!waiting && note.length <= most) onSave(note)
  }
  return (
    <Form noValidate aria-label={`Your note on ${stop.title}`} onSubmit={submit}>
      <Note
        label="Your note"
        optional
        value={note}
        rows={3}
        hint={`${note.length} of ${most} characters`}
        error={note.length > most ? `Please use at most ${most} characters` : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormButtons label="Save note" waiting={waiting} onCancel={onCancel} />
    </Form>
  )
}
