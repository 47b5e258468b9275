import { offsetsOf } from '@site/contracts/zone-offsets'

/** A day, and a clock time on it where there is one. */
export interface LocalTime {
  readonly date: string
  readonly clock: string | null
}

/** A time as a calendar writes it: on the clocks of a zone of the IANA database, or floating where `zone` is null. */
export interface CalendarTime extends LocalTime {
  readonly zone: string | null
}

const MINUTE = 60_000
const textOf = (moment: number): string => new Date(moment).toISOString()

/** The moment at which the clocks of a zone show a time. Of an hour that clocks skip or repeat it is one of two: nobody flies by that. */
const momentOf = (local: number, offsetAt: (moment: number) => number): number => {
  const near = local - offsetAt(local) * MINUTE
  return local - offsetAt(near) * MINUTE
}

/** The same moment on the clocks of another zone; whole days and floating times stay as they are. */
export const inZone = ({ date, clock, zone }: CalendarTime, wanted: string | null): LocalTime => {
  if (clock === null || zone === null || wanted === null || zone === wanted) return { date, clock }
  const moment = momentOf(Date.parse(`${date}T${clock}:00Z`), offsetsOf(zone))
  const there = textOf(moment + offsetsOf(wanted)(moment) * MINUTE)
  return { date: there.slice(0, 10), clock: there.slice(11, 16) }
}

/** Minutes from one time to a later one on the same clocks. */
export const minutesBetween = (from: LocalTime, to: LocalTime): number => {
  const at = ({ date, clock }: LocalTime): number => Date.parse(`${date}T${clock ?? '00:00'}:00Z`)
  return Math.round((at(to) - at(from)) / MINUTE)
}
