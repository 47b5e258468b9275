import { diets } from '@site/contracts/trip-fields'
import { SelectField, TextField } from '@stageside/ui/field'
import { color, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import type { MoreFields } from './trip-fields.ts'

const Summary = styled.summary`
  width: fit-content;
  padding-block: ${space(2)};
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
  padding-top: ${space(3)};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
const Check = styled.label`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-height: 3rem;
  font-weight: 650;
  ${media.tablet} {
    margin-top: 1.8rem;
  }
  & > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: ${color.night};
  }
`

interface MoreFieldsetProps {
  readonly fields: MoreFields
  readonly onChange: (change: Partial<MoreFields>) => void
}

const isDiet = (value: string): value is MoreFields['diet'] => value === '' || diets.some((diet) => diet === value)
const isWalking = (value: string): value is MoreFields['walking'] => ['', 'little', 'lots'].includes(value)

/** Who travels, when they come and go, and what they need; all of it may be left empty. */
export const MoreFieldset = ({ fields, onChange }: MoreFieldsetProps) => (
  <details>
    <Summary>More</Summary>
    <Grid>
      <TextField
        label="Where are you staying?"
        name="stay"
        autoComplete="off"
        placeholder="A hotel or an address"
        maxLength={120}
        value={fields.stay}
        onChange={(event) => onChange({ stay: event.target.value })}
      />
      <TextField
        label="Adults"
        name="adults"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={fields.adults}
        onChange={(event) => onChange({ adults: event.target.value })}
      />
      <TextField
        label="Children’s ages"
        name="children"
        autoComplete="off"
        placeholder="e.g. 5, 8"
        maxLength={60}
        value={fields.children}
        onChange={(event) => onChange({ children: event.target.value })}
      />
      <TextField
        label="Arriving at"
        name="arrival"
        type="time"
        value={fields.arrival}
        onChange={(event) => onChange({ arrival: event.target.value })}
      />
      <TextField
        label="Leaving at"
        name="departure"
        type="time"
        value={fields.departure}
        onChange={(event) => onChange({ departure: event.target.value })}
      />
      <SelectField
        label="Diet"
        name="diet"
        value={fields.diet}
        onChange={({ target: { value } }) => (isDiet(value) ? onChange({ diet: value }) : undefined)}
      >
        <option value="">No preference</option>
        {diets.map((diet) => (
          <option key={diet} value={diet}>
            {diet.charAt(0).toUpperCase() + diet.slice(1)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Budget for the trip, A$"
        name="budget"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={fields.budget}
        onChange={(event) => onChange({ budget: event.target.value })}
      />
      <SelectField
        label="Walking"
        name="walking"
        value={fields.walking}
        onChange={({ target: { value } }) => (isWalking(value) ? onChange({ walking: value }) : undefined)}
      >
        <option value="">As usual</option>
        <option value="little">As little as possible</option>
        <option value="lots">As much as you like</option>
      </SelectField>
      <TextField
        label="Time on your ticket"
        name="ticketTime"
        type="time"
        value={fields.ticketTime}
        onChange={(event) => onChange({ ticketTime: event.target.value })}
      />
      <Check>
        <input
          type="checkbox"
          name="stepFree"
          checked={fields.stepFree}
          onChange={(event) => onChange({ stepFree: event.target.checked })}
        />
        Only step-free ways
      </Check>
    </Grid>
  </details>
)
