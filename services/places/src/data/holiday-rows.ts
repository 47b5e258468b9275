import * as z from 'zod/mini'

/** Public holidays of a country, without those of single states. */
export const holidayRow = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** Local days, YYYY-MM-DD, ascending. */
  dates: z.array(z.string()),
})
export type HolidayYears = Readonly<z.infer<typeof holidayRow>>
