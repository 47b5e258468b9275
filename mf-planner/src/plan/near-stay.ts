import type { WhereToStay } from '@site/contracts/slots'
import type { Stop, Trip } from './plan.ts'

type Placed = Stop & { readonly lat: number; readonly lon: number }
const isPlaced = (stop: Stop): stop is Placed => stop.lat !== null && stop.lon !== null

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The stop nearest to the middle of all. Within a city degrees tell near from far well enough. */
const middleOf = (stops: readonly Placed[]): Placed | undefined => {
  const [lat, lon] = [mean(stops.map((stop) => stop.lat)), mean(stops.map((stop) => stop.lon))]
  const away = (stop: Placed): number => Math.hypot(stop.lat - lat, (stop.lon - lon) * Math.cos((lat * Math.PI) / 180))
  return [...stops].sort((a, b) => away(a) - away(b))[0]
}

/** Where a hotel is looked for: at the event, else in the middle of the stops, of the first city where there are several. */
export const nearStay = ({ days, meta }: Trip): WhereToStay['near'] | null => {
  const stops = days.slice(0, meta.stretches[1]?.firstDay).flatMap((day) => day.stops.filter(isPlaced))
  const found = stops.find(({ fixed }) => fixed === 'event') ?? middleOf(stops)
  return found === undefined ? null : { name: found.title, lat: found.lat, lon: found.lon }
}
