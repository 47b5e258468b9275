import * as z from 'zod/mini'

/** Minutes of the local day a session is on; beyond 1440 it is the night after. */
const minute = z.int().check(z.gte(0), z.lte(2880))

/** `main` is what most people come for: the race, the final, the headliner; `gates` is when they open. */
export const sessionKinds = ['gates', 'session', 'main'] as const
export const eventSession = z.object({
  name: z.string(),
  kind: z.enum(sessionKinds),
  from: minute,
  to: z.optional(minute),
})
export type EventSession = z.infer<typeof eventSession>

/** The most days an event is listed by; longer ones are seasons. */
export const MOST_EVENT_DAYS = 60

/** A day of an edition. `main`: the day most people come for, such as that of the final. */
export const eventDay = z.object({
  date: z.string(),
  label: z.optional(z.string()),
  main: z.optional(z.boolean()),
  sessions: z.array(eventSession).check(z.maxLength(12)),
})
export type EventDay = z.infer<typeof eventDay>

/** The days of an edition. `usual`: the times are those of other years, to be told as such. */
export const eventDays = z.object({
  days: z.array(eventDay).check(z.minLength(1), z.maxLength(MOST_EVENT_DAYS)),
  usual: z.boolean(),
})
export type EventDays = z.infer<typeof eventDays>
