import type { HotelItem } from '@site/contracts/hotels'
import type { AddressStay } from '../hotel/hotel-address.ts'
import type { Near } from '../saved/saved-hotels.ts'
import { CompareTray } from './compare-tray.tsx'
import { useCompared, type ComparedRequest } from './use-compared.ts'

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
