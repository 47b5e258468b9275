import { Text } from '@stageside/ui/layout'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { spell } from '../plan/clock.ts'
import type { Base } from '../plan/plan.ts'

const HotelName = styled(Link)`
  font-weight: 750;
  text-underline-offset: 0.2em;
`

const starWords = (stars: number | undefined): string =>
  stars === undefined ? '' : stars === 1 ? ' (1 star)' : ` (${stars} stars)`

/** What a proposed hotel saves on the way; null where that is nothing to tell. */
export const savedWords = ({ savedMinutes, insteadOf }: NonNullable<Base['proposed']>, days: number): string | null =>
  savedMinutes === 0
    ? null
    : `That saves about ${spell(savedMinutes)} on the way${days === 1 ? '' : ` over ${days} days`}, compared with starting from ${insteadOf}.`

/** Where the days start and end, and why there. */
export const StayWords = ({ base, days }: { base: Base; days: number }) => {
  if (base.kind === 'centre') return <Text>We haven’t counted the way to your first stop, or home from your last.</Text>
  const place =
    base.kind === 'hotel' && base.id !== null ? (
      <HotelName to={`/hotel/${encodeURIComponent(base.id)}`}>{base.name}</HotelName>
    ) : (
      <strong>{base.name}</strong>
    )
  if (base.proposed === undefined)
    return (
      <Text>
        {days === 1 ? 'Your day starts and ends' : 'Your days start and end'} at {place}
        {starWords(base.stars)}.
      </Text>
    )
  return (
    <Text>
      We planned from {place}
      {starWords(base.stars)}: our suggestion, nothing is booked.
    </Text>
  )
}
