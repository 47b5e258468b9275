import { ownStopLimits } from '@site/contracts/own-stop'
import { TextField } from '@stageside/ui/field'
import { Text } from '@stageside/ui/layout'
import { space } from '@stageside/ui/tokens'
import { useEffect, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { stayOf } from '../plan/locks.ts'
import { pointOf, type Point } from '../plan/links.ts'
import type { Stop } from '../plan/plan.ts'
import { saidOf } from '../plan/yours.ts'
import { TextToggle } from '../result/text-toggle.ts'
import { AddressFinder } from './address-finder.tsx'
import type { FoundAddress } from './find-address.ts'
import { Form, FormButtons, readForm, TimeFields } from './form-parts.tsx'
import type { OwnStopInput } from './own-stop.ts'
import type { Editor } from './use-editor.ts'
import type { MarkedPoint } from './use-marked-point.ts'
import { readStop, type FieldErrors, type StopField } from './read-fields.ts'

/** Minutes of a stop until somebody says how many. */
const HOUR = 60

interface OwnStopFormProps {
  /** What the form is for, as a screen reader says it. */
  readonly label: string
  readonly submit: string
  /** The stop that is changed; none for a new one. */
  readonly stop?: Stop
  /** Where it is: a point of the day's map, which this form asks for. */
  readonly marked: MarkedPoint
  readonly find: (address: string) => ReturnType<Editor['addresses']>
  readonly waiting: boolean
  readonly onSave: (input: OwnStopInput) => void
  readonly onCancel: () => void
}

const Where = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: baseline;
`

const whereWords = (point: Point | null, found: FoundAddress | null, hasMap: boolean): string => {
  if (point === null) return hasMap ? 'Mark the place on the day’s map and we’ll time the way there.' : ''
  return point === found?.point
    ? `We’ll time the way to ${found.words}.`
    : 'We’ll time the way to the point marked on the map.'
}

/** A stop that no list of ours has: a name, and a time and a place if there are any. */
export const OwnStopForm = ({
  label,
  submit: submitLabel,
  stop,
  marked,
  find,
  waiting,
  onSave,
  onCancel,
}: OwnStopFormProps) => {
  const said = saidOf(stop ?? {})
  const { point, hasMap, begin, end, onMark } = marked
  const [address, setAddress] = useState(stop?.address ?? '')
  const [found, setFound] = useState<FoundAddress | null>(null)
  const [first] = useState(() => (stop === undefined ? null : pointOf(stop)))
  useEffect(() => {
    begin(first)
    return end
  }, [begin, end, first])
  const [errors, setErrors] = useState<FieldErrors<StopField>>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (waiting) return
    const read = readStop({ ...readForm(event.currentTarget), point })
    if (read.ok) onSave(read.value)
    else setErrors(read.errors)
  }
  return (
    <Form noValidate aria-label={label} onSubmit={submit}>
      <TextField
        label="What is it?"
        name="title"
        required
        defaultValue={stop?.title}
        maxLength={ownStopLimits.title}
        placeholder="Coffee with Ana"
        autoComplete="off"
        error={errors.title}
      />
      <TextField
        label="Address"
        optional
        name="address"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        maxLength={ownStopLimits.address}
        autoComplete="off"
        error={errors.address}
      />
      <AddressFinder
        find={find}
        address={address}
        hasMap={hasMap}
        onChoose={(one) => {
          setFound(one)
          onMark?.(one.point)
        }}
      />
      <TimeFields start={said.start ?? ''} minutes={`${(stop && stayOf(stop)) ?? HOUR}`} errors={errors} />
      <Where>
        <Text as="span" $muted $small role="status">
          {whereWords(point, found, hasMap)}
        </Text>
        {point === null ? null : <TextToggle onClick={() => onMark?.(null)}>Take the place away</TextToggle>}
      </Where>
      <FormButtons label={submitLabel} waiting={waiting} onCancel={onCancel} />
    </Form>
  )
}
