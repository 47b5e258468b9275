import { Button } from '@stageside/ui/button'
import { TextField } from '@stageside/ui/field'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { space } from '@stageside/ui/tokens'
import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { addDays, isDay, nightsBetween, visitorsDay } from './days.ts'
import { GuestsStepper } from './guests-stepper.tsx'
import { checkStay, GUESTS, MOST_NIGHTS, type Stay, type StayErrors } from './stay.ts'

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${space(4)};
  /* A whole date beside its picker, where the window is narrow and the text large. */
  input {
    padding-inline: min(${space(3)}, 2vw);
    &::-webkit-calendar-picker-indicator {
      margin-inline-start: ${space(1)};
    }
  }
`
const Foot = styled(Row)`
  justify-content: space-between;
`

const isSound = (errors: StayErrors): boolean => Object.keys(errors).length === 0

const submitWords = (stay: Stay): string => {
  const nights = nightsBetween(stay.checkin, stay.checkout)
  return nights === 1 ? 'Use this night' : `Use these ${nights} nights`
}

/** Another first day keeps the number of nights where the last day would no longer come after it. */
const withCheckin = (draft: Stay, checkin: string, today: string): Stay => {
  const { checkout } = draft
  // A year that is being typed is one of long ago until its last digit.
  if (checkin < today || checkout > checkin) return { ...draft, checkin }
  const nights = nightsBetween(draft.checkin, checkout)
  return { ...draft, checkin, checkout: addDays(checkin, nights >= 1 && nights <= MOST_NIGHTS ? nights : 1) }
}

export interface StayFormProps {
  readonly stay: Stay | null
  readonly note: string | null
  /** Null: no dates are wanted. */
  readonly onDone: (stay: Stay | null) => void
}

/** Two days and a number of guests; nothing changes on the page before they are used. */
export const StayForm = ({ stay, note, onDone }: StayFormProps) => {
  const today = visitorsDay()
  const [draft, setDraft] = useState<Stay>(stay ?? { checkin: '', checkout: '', adults: GUESTS.usual })
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const found = checkStay(draft, today)
  const errors = tried ? found : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React's tree this form may be inside the page's.
    event.stopPropagation()
    setTried(true)
    if (isSound(found)) return onDone(draft)
    const wrong = found.checkin === undefined ? 'checkout' : 'checkin'
    return form.current?.querySelector<HTMLInputElement>(`[name='${wrong}']`)?.focus()
  }
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit}>
      <Stack $gap={5}>
        <Days>
          <TextField
            label="Arrive"
            name="checkin"
            type="date"
            min={today}
            required
            value={draft.checkin}
            error={errors.checkin}
            onChange={({ target }) => setDraft(withCheckin(draft, target.value, today))}
          />
          <TextField
            label="Leave"
            name="checkout"
            type="date"
            min={addDays(isDay(draft.checkin) && draft.checkin > today ? draft.checkin : today, 1)}
            required
            value={draft.checkout}
            error={errors.checkout}
            onChange={({ target }) => setDraft({ ...draft, checkout: target.value })}
          />
        </Days>
        <GuestsStepper adults={draft.adults} onChange={(adults) => setDraft({ ...draft, adults })} />
        {note === null ? null : <Text $muted>{note}</Text>}
        <Foot>
          <Button type="submit">{isSound(found) ? submitWords(draft) : 'Use these dates'}</Button>
          {stay === null ? null : (
            <Button $tone="quiet" onClick={() => onDone(null)}>
              Clear dates
            </Button>
          )}
        </Foot>
      </Stack>
    </form>
  )
}
