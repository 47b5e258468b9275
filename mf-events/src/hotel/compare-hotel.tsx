import { Link } from 'react-router-dom'
import { compareChoice, withChoice } from '../compare/compare-choice.ts'
import { withCompared } from '../compare/compared-list.ts'
import { CompareToggle } from '../compare/compare-toggle.tsx'

interface CompareHotelProps {
  readonly id: string
  readonly name: string
  /** Address of the list whose hotels it is compared with; null while it is not known. */
  readonly list: string | null
  readonly compared: readonly string[]
  readonly onChange: (compared: readonly string[]) => void
}

/** Adds the hotel to those compared in its list, and leads to the comparison once there are two. */
export const CompareHotel = ({ id, name, list, compared, onChange }: CompareHotelProps) => (
  <>
    <CompareToggle
      name={name}
      {...compareChoice(compared, id)}
      disabled={list === null}
      onChange={(chosen) => onChange(withChoice(compared, id, chosen))}
    />
    <span role="status">
      {list === null || compared.length === 0 ? null : compared.length === 1 ? (
        'One hotel chosen. Choose another to compare.'
      ) : (
        <Link to={withCompared(list, compared, true)}>Compare {compared.length} hotels</Link>
      )}
    </span>
  </>
)
