import type { HotelItem, HotelsResponse } from '@site/contracts/hotels'
import { Stack, Text } from '@site/ui/layout'
import { reachWords } from './reach.ts'

const kinds = {
  event: 'the venue of the event',
  venue: 'the venue',
  hotel: 'the hotel',
  place: 'the place',
  city: 'the centre of the city',
  address: 'the address',
  point: 'the point',
} as const

const summary = (hotels: readonly HotelItem[]): string => {
  const walkable = hotels.filter(({ walk }) => walk.minutes <= 15).length
  const nearest = Math.min(...hotels.map(({ walk }) => walk.minutes))
  const count = hotels.length === 1 ? 'One hotel' : `${hotels.length} hotels`
  return walkable === 0
    ? `${count} listed. The nearest is ${reachWords({ minutes: nearest, by: 'foot' })}.`
    : `${count} listed, ${walkable} of them within a quarter of an hour on foot. The nearest is ${reachWords({ minutes: nearest, by: 'foot' })}.`
}

export interface OriginHeaderProps {
  readonly origin: NonNullable<HotelsResponse['origin']>
  readonly hotels: readonly HotelItem[]
}

/** Says from where the minutes are counted, and how good the news is. */
export const OriginHeader = ({ origin, hotels }: OriginHeaderProps) => (
  <Stack $gap={2} role="status">
    <h2>
      Hotels near {origin.name}
      {origin.city === undefined || origin.name.includes(origin.city) ? '' : `, ${origin.city}`}
    </h2>
    <Text $lead>{summary(hotels)}</Text>
    <Text $muted $small>
      Minutes are counted from {kinds[origin.kind]}
      {origin.precision >= 100 ? `, whose position is known to about ${Math.round(origin.precision)} m` : ''}. Ranges
      are estimates for an average pace without waiting at lights.
    </Text>
  </Stack>
)
