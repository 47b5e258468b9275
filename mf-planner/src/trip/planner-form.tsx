import { limits } from '@site/contracts/limits'
import { plannerExamples } from '@site/contracts/planner-examples'
import { Button } from '@stageside/ui/button'
import { useEarlyInput } from '@stageside/ui/early-input'
import { SelectField, TextAreaField, TextField } from '@stageside/ui/field'
import { color, media, radius, shadow, space } from '@stageside/ui/tokens'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { tripLimits } from '@site/contracts/trip-fields'
import { MoreFieldset } from './more-fieldset.tsx'
import { usePlannerStore, type TripRequest } from './planner-store.ts'
import { noFields, type MoreFields } from './trip-fields.ts'

const Counter = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(5)};
  background: ${color.card};
  border-top: 6px solid ${color.signal};
  border-radius: ${radius.ticket};
  box-shadow: ${shadow};
  ${media.tablet} {
    grid-template-columns: 8.5rem 11rem minmax(0, 1fr);
    align-items: start;
    padding: ${space(6)};
    /* The destination, the notes, what is behind "More" and the button. */
    & > :first-child,
    & > :nth-child(n + 4) {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 8.5rem 11rem;
    & > :first-child {
      grid-column: auto;
    }
  }
`
const Go = styled(Button)`
  ${media.tablet} {
    min-height: 3rem;
    justify-self: start;
  }
`

const Notes = styled(TextAreaField)`
  min-height: 4.5rem;
`

/** Goes round a list, one step every `everyMs`; stands still when told, and for visitors who asked for less motion. */
const useRotating = <Item,>(list: readonly [Item, ...Item[]], everyMs: number, still: boolean): Item => {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (still || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => setIndex((now) => (now + 1) % list.length), everyMs)
    return () => clearInterval(timer)
  }, [list, everyMs, still])
  return list[index] ?? list[0]
}

const dayChoices = Array.from({ length: limits.planner.maxDays }, (_, i) => i + limits.planner.minDays)

/** What was typed before the page's code came, by the names of the fields. */
const early = (name: string, value: string): Partial<TripRequest> => {
  if (name === 'days') return { days: Number(value) }
  if (name === 'startDate') return { startDate: value }
  if (name === 'notes') return { notes: value }
  return { destination: value }
}
const isMore = (name: string): name is keyof MoreFields => name in noFields

/** Where, how many days, and from which day on if that is known already. */
export const PlannerForm = ({ onSubmit }: { onSubmit: () => void }) => {
  const { request, fieldError, phase } = usePlannerStore((store) => store.state)
  const send = usePlannerStore((store) => store.send)
  const type = (change: Partial<TripRequest>) => send({ type: 'typed', request: change })
  const busy = phase.at === 'building'
  // Whoever has come to the field may read in peace: from then on nothing changes by itself.
  const [reached, setReached] = useState(false)
  const example = useRotating(plannerExamples, limits.planner.placeholderRotateMs, reached)
  const form = useRef<HTMLFormElement>(null)
  const typeMore = (change: Partial<MoreFields>) => {
    const { fields } = usePlannerStore.getState().state.request
    type({ fields: { ...fields, ...change } })
  }
  useEarlyInput(form, (name, value) =>
    isMore(name) ? typeMore({ [name]: name === 'stepFree' ? true : value }) : type(early(name, value)),
  )
  return (
    <Counter
      ref={form}
      noValidate
      data-screen-only
      onSubmit={(event) => {
        event.preventDefault()
        const destination = form.current?.querySelector('input')
        if (destination?.value.trim() === '') destination.focus()
        onSubmit()
      }}
    >
      <TextField
        label="Event or destination"
        name="destination"
        placeholder={`e.g. ${example}`}
        autoComplete="off"
        maxLength={200}
        required
        value={request.destination}
        error={fieldError ?? undefined}
        onFocus={() => setReached(true)}
        onChange={(event) => type({ destination: event.target.value })}
      />
      <SelectField
        label="Days"
        name="days"
        value={request.days}
        onChange={(event) => type({ days: Number(event.target.value) })}
      >
        {dayChoices.map((days) => (
          <option key={days} value={days}>
            {days === 1 ? '1 day' : `${days} days`}
          </option>
        ))}
      </SelectField>
      <TextField
        label="First day"
        optional
        name="startDate"
        type="date"
        value={request.startDate}
        onChange={(event) => type({ startDate: event.target.value })}
      />
      <Notes
        label="Anything we should know?"
        optional
        name="notes"
        rows={2}
        maxLength={tripLimits.notes}
        placeholder="e.g. two kids, vegetarian, no museums, arriving 15:40"
        value={request.notes}
        onChange={(event) => type({ notes: event.target.value })}
      />
      <MoreFieldset fields={request.fields} onChange={typeMore} />
      <Go type="submit" aria-disabled={busy}>
        {busy ? 'Planning…' : 'Plan my days'}
      </Go>
    </Counter>
  )
}
