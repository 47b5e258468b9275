import { holidayTable, type HolidayPlace } from '../verify/holiday-table.ts'

/** Which of these local days are public holidays; none where nothing is known about the country's. */
export function publicHolidays(dates: readonly string[], place: HolidayPlace): readonly string[] {
  const table = holidayTable(place)
  return dates.filter((date) => {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
    return table?.getState(new Date(year, month - 1, day, 12, 30)) === true
  })
}

/** GeoNames' codes of states whose holidays differ, to the names the holiday tables use. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GB: { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' },
  AU: {
    '01': 'Australian Capital Territory',
    '02': 'New South Wales',
    '03': 'Northern Territory',
    '04': 'Queensland',
    '05': 'South Australia',
    '06': 'Tasmania',
    '07': 'Victoria',
    '08': 'Western Australia',
  },
}

/** The state as the holiday tables call it; the code itself where they need no name. */
export const stateName = (country: string, region: string | null | undefined): string | null =>
  STATES[country]?.[region ?? ''] ?? region ?? null
