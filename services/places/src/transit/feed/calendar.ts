import * as z from 'zod/mini'

const day = z.string()
/** When a service runs: on weekdays of a span, and the exceptions to that. Days are `YYYY-MM-DD`. */
export const serviceSchema = z.object({
  /** Bit 0 is Monday. */
  weekdays: z.int(),
  from: day,
  until: day,
  added: z.array(day),
  removed: z.array(day),
})
export type Service = z.infer<typeof serviceSchema>

const DAY_MS = 86_400_000

/** The day so many days later. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** 0 is Monday. */
const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** Whether a service runs on a day: an exception outranks the weekdays. */
export function runsOn({ weekdays, from, until, added, removed }: Service, date: string): boolean {
  if (removed.includes(date)) return false
  if (added.includes(date)) return true
  return date >= from && date <= until && ((weekdays >> weekdayOf(date)) & 1) === 1
}

/** The first and the last day a service runs; null when it never does. */
function spanOf(service: Service): readonly [string, string] | null {
  const days = service.added.filter((date) => runsOn(service, date))
  // Within a week of either end stands the first and the last regular day, but for those that are exceptions.
  for (let at = 0; at < 7 + service.removed.length; at += 1) {
    for (const date of [daysAfter(service.from, at), daysAfter(service.until, -at)])
      if (runsOn(service, date)) days.push(date)
  }
  days.sort()
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined ? null : [first, last]
}

/** The days between which any service runs; null when none does. */
export function spanOfAll(services: readonly Service[]): readonly [string, string] | null {
  const days = services.flatMap((service) => spanOf(service) ?? []).sort()
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined ? null : [first, last]
}
