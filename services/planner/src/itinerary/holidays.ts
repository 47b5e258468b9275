import OpeningHours from 'opening_hours'
import type { LatLon } from './port.ts'

/**
 * Which of these local days are public holidays in a country (nationwide ones; of a region where its name is known to the
 * holiday tables of opening_hours.js). Countries without a table have none: nothing is claimed about them.
 */
export function publicHolidays(
  dates: readonly string[],
  country: string,
  region: string | null,
  at: LatLon,
): readonly string[] {
  try {
    const address = { country_code: country.toLowerCase(), state: region ?? '' }
    const holidays = new OpeningHours('PH 12:00-13:00', { ...at, address })
    return dates.filter((date) => {
      const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
      return holidays.getState(new Date(year, month - 1, day, 12, 30))
    })
  } catch {
    return []
  }
}
