import type { TripReading } from '@site/contracts/trip-reading'

interface CityPart {
  readonly stretch: { readonly place: string }
  readonly response: { readonly plan: readonly unknown[] }
}

/** The reading without the promise of a city that has no day in the plan: its chip says that it was understood, no more. */
export function withCitiesPlanned(reading: TripReading, parts: readonly CityPart[]): TripReading {
  const planned = new Set(
    parts.flatMap(({ stretch, response }) => (response.plan.length === 0 ? [] : [`city:${stretch.place}`])),
  )
  return {
    ...reading,
    understood: reading.understood.map((piece) =>
      piece.key.startsWith('city:') && !planned.has(piece.key) ? { ...piece, use: 'noted' } : piece,
    ),
  }
}
