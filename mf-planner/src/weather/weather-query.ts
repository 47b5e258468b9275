import { FORECAST_DAYS, weatherResponse, type DayWeather } from '@site/contracts/weather'
import type { Backend } from '@stageside/kit'
import { queryOptions } from '@tanstack/react-query'
import type { Point } from '../plan/links.ts'

const DAY_MS = 864e5
/** As long as the server keeps a forecast. */
export const STALE_MS = 30 * 60_000

/** Whether a forecast may cover a date: from yesterday, as the day is another one elsewhere. */
export const isAhead = (date: string, now: number): boolean => {
  const days = Math.floor((Date.parse(`${date}T00:00:00Z`) - now) / DAY_MS)
  return days >= -2 && days < FORECAST_DAYS
}

/** The forecast round a point, by date; points a tenth of a degree apart share one. */
export const weatherQuery = (backend: Backend, { lat, lon }: Point) => {
  const request = { lat: Number(lat.toFixed(1)), lon: Number(lon.toFixed(1)) }
  return queryOptions({
    queryKey: ['weather', request],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, DayWeather>> => {
      const { days } = weatherResponse.parse(await backend.invoke('weather', request, { signal }))
      return new Map(days.map((day) => [day.date, day]))
    },
    retry: false,
    staleTime: STALE_MS,
  })
}
