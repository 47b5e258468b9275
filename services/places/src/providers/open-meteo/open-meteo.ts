import { isoDay } from '@site/contracts/day'
import { FORECAST_DAYS, type DayWeather, type WeatherRequest } from '@site/contracts/weather'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { ProviderClient } from '../client.ts'
import { Pace } from '../pace.ts'
import { skyOf } from './sky.ts'

/** Forecasts kept, and for how long: the models behind them are run every hour or less often. Some 2 MB. */
const CACHED = 1000
const CACHED_MS = 30 * 60 * 1000
/** Its free service takes 600 questions a minute (open-meteo.com/en/terms); whoever would wait longer gets none. */
const EVERY_MS = 110
const MOST_WAIT_MS = 1000
/** Temperatures ever measured on land lie within these, °C. */
const COLDEST = -90
const HOTTEST = 60

const column = z.array(z.nullable(z.number()))
const answer = z.object({
  daily_units: z.object({ temperature_2m_max: z.literal('°C'), temperature_2m_min: z.literal('°C') }),
  daily: z.object({
    time: z.array(z.string()),
    temperature_2m_max: column,
    temperature_2m_min: column,
    precipitation_probability_max: z.optional(column),
    weather_code: z.optional(column),
  }),
})
type Daily = z.infer<typeof answer>['daily']

/** Adding zero leaves no negative zero. */
const whole = (value: number | null | undefined, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? Math.round(value) + 0 : null

/** One day of the columns; null where its date or temperatures are not known. */
const dayAt = (daily: Daily, at: number): DayWeather | null => {
  const date = z.safeParse(isoDay, daily.time[at]).data
  const low = whole(daily.temperature_2m_min[at], COLDEST, HOTTEST)
  const high = whole(daily.temperature_2m_max[at], COLDEST, HOTTEST)
  if (date === undefined || low === null || high === null || low > high) return null
  const rain = whole(daily.precipitation_probability_max?.[at], 0, 100)
  const sky = skyOf(daily.weather_code?.[at])
  return { date, low, high, ...(rain === null ? {} : { rain }), ...(sky === null ? {} : { sky }) }
}

const daysOf = ({ daily }: z.infer<typeof answer>): DayWeather[] => {
  const days = new Map<string, DayWeather>()
  for (let at = 0; at < Math.min(daily.time.length, FORECAST_DAYS); at += 1) {
    const day = dayAt(daily, at)
    if (day !== null) days.set(day.date, day)
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** `/v1/forecast` under an address; what stands in its query, such as a customer's key, goes along. */
const forecastUrl = (base: string, { lat, lon }: WeatherRequest): string => {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/v1/forecast`
  url.searchParams.set('latitude', String(lat))
  url.searchParams.set('longitude', String(lon))
  url.searchParams.set('daily', 'weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max')
  url.searchParams.set('timezone', 'auto')
  url.searchParams.set('forecast_days', String(FORECAST_DAYS))
  return url.href
}

/** A tenth of a degree: what a request may tell of a place, and what neighbours share. */
const rounded = ({ lat, lon }: WeatherRequest): WeatherRequest => ({
  lat: Number(lat.toFixed(1)),
  lon: Number(lon.toFixed(1)),
})

/** The weather of the coming days by an Open-Meteo server (open-meteo.com/en/docs). */
export class OpenMeteo {
  readonly client: ProviderClient
  readonly #known: LRUCache<string, readonly DayWeather[], WeatherRequest>

  constructor(client: ProviderClient, base: string, pace = new Pace({ every: EVERY_MS })) {
    this.client = client
    this.#known = new LRUCache({
      max: CACHED,
      ttl: CACHED_MS,
      // Who asks for a place that is being asked for waits for the same answer.
      fetchMethod: async (_key, _old, { context }) => {
        if (!(await pace.turn(MOST_WAIT_MS))) return undefined
        const days = await client.ask(async () => daysOf(await client.json(forecastUrl(base, context), answer)))
        return days ?? undefined
      },
    })
  }

  /** The days it covers, in order; null where it does not answer. Never rejects. */
  async days(request: WeatherRequest): Promise<readonly DayWeather[] | null> {
    const place = rounded(request)
    return (await this.#known.fetch(`${place.lat},${place.lon}`, { context: place })) ?? null
  }
}
