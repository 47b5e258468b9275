import type { HotelResponse } from '@site/contracts/hotel'
import type { HotelsRequest } from '@site/contracts/hotels'
import { useMapData } from '../map/use-map-data.ts'

/** How far off an approximate position may be, metres: too far to be matched to a street. */
const APPROXIMATE_METRES = 150

/** What the map of a hotel is drawn around: the place to count from, else the hotel itself. */
export const centreOf = ({ hotel, route }: HotelResponse) =>
  route?.origin ?? {
    kind: 'hotel' as const,
    name: hotel.name,
    lat: hotel.lat,
    lon: hotel.lon,
    precision: hotel.coordQuality === 'approximate' ? APPROXIMATE_METRES : 0,
  }

/** Whether there is a street map to draw; null until it is known. */
export const useStreets = (
  answer: HotelResponse | undefined,
  pace: NonNullable<HotelsRequest['speed']>,
): boolean | null => {
  const { lat, lon, precision } = answer === undefined ? { lat: 0, lon: 0, precision: 0 } : centreOf(answer)
  const { reach, tiles, isError } = useMapData({ lat, lon, precision, speed: pace }, answer !== undefined)
  if (tiles?.kind === 'archive') return true
  return isError ? false : reach === null ? null : reach.source === 'street'
}
