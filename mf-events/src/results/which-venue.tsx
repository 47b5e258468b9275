import type { GeocodeResult } from '@site/contracts/geocode'
import { Stack, Text } from '@stageside/ui/layout'
import { NextChoices } from './choices.tsx'

interface WhichVenueProps {
  readonly city: GeocodeResult
  /** Well-known venues of the city. */
  readonly venues: readonly GeocodeResult[]
}

/** A city is found: its centre is nobody's door, so the page asks for one and offers the well-known ones. */
export const WhichVenue = ({ city, venues }: WhichVenueProps) => (
  <Stack $gap={4}>
    <Text $muted>
      Walks are counted from a door. Type a venue, a street address or an event in {city.name}, or start from one of
      these:
    </Text>
    <NextChoices places={venues} />
  </Stack>
)
