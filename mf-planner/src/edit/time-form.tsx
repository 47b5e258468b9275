import { Text } from '@stageside/ui/layout'
import { useState, type FormEvent } from 'react'
import { stayOf } from '../plan/locks.ts'
import type { Stop } from '../plan/plan.ts'
import { saidOf } from '../plan/yours.ts'
import { Form, FormButtons, readForm, TimeFields } from './form-parts.tsx'
import type { StopTime } from './operations.ts'
import { readTime, type FieldErrors } from './read-fields.ts'

/** Length of a stop that has no times yet. */
const HOUR = 60

interface TimeFormProps {
  readonly stop: Stop
  readonly waiting: boolean
  readonly onSave: (time: StopTime) => void
  readonly onCancel: () => void
}

/** When the traveller wants to be somewhere, and for how long. */
export const TimeForm = ({ stop, waiting, onSave, onCancel }: TimeFormProps) => {
  const [errors, setErrors] = useState<FieldErrors<'start' | 'minutes'>>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (waiting) return
    const read = readTime(readForm(event.currentTarget))
    if (read.ok) onSave(read.value)
    else setErrors(read.errors)
  }
  return (
    <Form noValidate aria-label={`Time of ${stop.title}`} onSubmit={submit}>
      <TimeFields start={saidOf(stop).start ?? ''} minutes={`${stayOf(stop) ?? HOUR}`} errors={errors} />
      <Text $muted $small>
        A start you choose is kept, and the stop is locked. Leave it empty to let the plan decide.
      </Text>
      <FormButtons label="Save time" waiting={waiting} onCancel={onCancel} />
    </Form>
  )
}
