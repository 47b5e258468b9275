import type { HotelItem } from '@site/contracts/hotels'
import { color, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import type { AddressStay } from '../hotel/hotel-address.ts'
import { MOST_COMPARED } from '../results/view.ts'
import type { Near } from '../saved/saved-hotels.ts'
import { CompareTray } from './compare-tray.tsx'
import { useCompared, type ComparedRequest } from './use-compared.ts'

const Label = styled.label`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 2rem;
  ${media.touch} {
    min-height: 2.75rem;
  }
  font-size: 0.9375rem;
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.ink};
  }
`

interface CompareToggleProps {
  readonly id: string
  readonly name: string
  readonly compared: readonly string[]
  readonly onChange: (compared: readonly string[]) => void
}

export const CompareToggle = ({ id, name, compared, onChange }: CompareToggleProps) => {
  const checked = compared.includes(id)
  const full = !checked && compared.length >= MOST_COMPARED
  return (
    <Label title={full ? `${MOST_COMPARED} hotels can be compared at once` : undefined}>
      <input
        type="checkbox"
        checked={checked}
        disabled={full}
        aria-label={`Compare ${name}`}
        onChange={() => onChange(checked ? compared.filter((each) => each !== id) : [...compared, id])}
      />
      Compare
    </Label>
  )
}

interface CompareBarProps {
  readonly compared: readonly string[]
  /** Hotels that the page has already. */
  readonly known: readonly HotelItem[]
  readonly request: ComparedRequest
  readonly near: Near
  readonly stay: AddressStay | null
  readonly onClear: () => void
}

/** The address of the page holds the search and the chosen hotels: with one more word it opens their comparison. */
const comparisonUrl = (compared: readonly string[]): string => {
  const url = new URL(window.location.href)
  url.searchParams.set('compare', compared.join(','))
  url.searchParams.set('compared', 'open')
  return url.href
}

/** The comparison of a page that lists hotels and keeps the chosen ones in its address as `compare`. */
export const CompareBar = ({ compared, known, request, near, stay, onClear }: CompareBarProps) => {
  const { hotels, lookup } = useCompared(compared, known, request, near)
  return (
    <CompareTray
      hotels={hotels}
      stay={stay}
      shareUrl={() => comparisonUrl(compared)}
      chosen={compared.length}
      lookup={lookup}
      onClear={onClear}
    />
  )
}
