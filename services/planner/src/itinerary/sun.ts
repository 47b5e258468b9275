import { getTimes } from 'suncalc'
import { localDate } from './days.ts'
import type { LatLon } from './places.ts'

/** Sunrise and sunset, minutes of the local day. */
export interface Sun {
  readonly rises: number
  readonly sets: number
}

/** Minutes of the local day of an instant in an IANA zone; null where the zone is unknown to this machine. */
function localMinutes(instant: Date, tz: string): number | null {
  try {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: tz, hour: '2-digit', minute: '2-digit' })
    const [hour, minute] = clock.format(instant).split(':').map(Number)
    return hour * 60 + minute
  } catch {
    return null
  }
}

/** The sun's own times at a place on a local day; null where it does not rise or set, or the zone is unknown. */
export function sunOn(date: string, { lat, lon }: LatLon, tz: string): Sun | null {
  // Local noon is in the same solar day, whatever the zone: about as many hours from UTC as the longitude has 15 degrees.
  const noon = new Date(Date.parse(`${date}T12:00:00Z`) - (lon / 15) * 3_600_000)
  const { sunrise, sunset } = getTimes(noon, lat, lon)
  if (sunrise === null || sunset === null) return null
  const [rises, sets] = [localMinutes(sunrise, tz), localMinutes(sunset, tz)]
  if (rises === null || sets === null) return null
  // A sun that sets after midnight sets on the next local day.
  return { rises, sets: localDate(sunset, tz) > date ? sets + 1440 : sets }
}
