import { selectLook } from '@stageside/ui/field'
import { color, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

const Menu = styled.select`
  min-height: 2.25rem;
  padding: 0 ${space(3)};
  background: transparent;
  border: 2px solid ${color.ink};
  border-radius: 999px;
  font-size: 0.9375rem;
  font-weight: 650;
  ${selectLook}
  ${media.touch} {
    min-height: 2.75rem;
    /* Below 16 px iOS zooms in on what gets the focus. */
    font-size: 1rem;
  }
`

interface DayMenuProps {
  readonly label: string
  readonly days: number
  /** The day that it is on already. */
  readonly except?: number
  readonly onChoose: (day: number) => void
}

/** The day that a stop goes to. */
export const DayMenu = ({ label, days, except, onChoose }: DayMenuProps) => (
  <Menu aria-label={label} value="" onChange={(event) => onChoose(Number(event.target.value))}>
    <option value="">To day…</option>
    {Array.from({ length: days }, (_, day) =>
      day === except ? null : (
        <option key={day} value={day}>
          Day {day + 1}
        </option>
      ),
    )}
  </Menu>
)
