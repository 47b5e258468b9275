import { Button } from '@stageside/ui/button'
import { SelectField } from '@stageside/ui/field'
import { media, space } from '@stageside/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { dateWords } from '../plan/clock.ts'
import type { EventChoice } from '../plan/plan.ts'

const Choice = styled.form`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  max-width: 24rem;
  ${media.tablet} {
    max-width: none;
    grid-template-columns: minmax(0, 22rem) auto;
    align-items: end;
  }
  & > :first-child {
    width: 100%;
  }
`

const dayWords = ({ date, label }: EventChoice['days'][number]): string => {
  const words = dateWords(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  return label === null ? words : `${words}: ${label}`
}

interface EventDayChoiceProps {
  readonly event: EventChoice
  readonly onChoose: (date: string) => void
}

/** The days of an event of several: another one than was planned makes another plan. */
export const EventDayChoice = ({ event: { name, date, days }, onChoose }: EventDayChoiceProps) => {
  const [chosen, setChosen] = useState(date ?? days[0]?.date ?? '')
  return (
    <Choice
      data-screen-only
      onSubmit={(submitted) => {
        submitted.preventDefault()
        onChoose(chosen)
      }}
    >
      <SelectField
        label={`Your day at ${name}`}
        name="event-day"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {days.map((day) => (
          <option key={day.date} value={day.date}>
            {dayWords(day)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" $tone="outline">
        Plan around this day
      </Button>
    </Choice>
  )
}
