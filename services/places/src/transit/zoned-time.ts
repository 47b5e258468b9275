/** A clock on a wall: a day and the hour and minute of it. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** `HH:MM`. */
  readonly time: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(zone, made)
  return made
}

/** What the clocks of a zone show at a moment, seconds since 1970. */
export function wallTime(moment: number, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment * 1000)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

const asUtc = ({ date, time }: WallTime): number => Date.parse(`${date}T${time}:00Z`) / 1000

/** The moment at which the clocks of a zone show a time, seconds since 1970. Where they are set on or back, the earlier offset holds. */
export function momentOf(wall: WallTime, zone: string): number {
  const wanted = asUtc(wall)
  let moment = wanted
  // The offset at the first guess may be that of the other side of a change.
  for (let tries = 0; tries < 2; tries += 1) moment += wanted - asUtc(wallTime(moment, zone))
  return moment
}

/** The moment that a service day counts from: noon less twelve hours, which is midnight but where clocks change (gtfs.org). */
export const startOfServiceDay = (date: string, zone: string): number =>
  momentOf({ date, time: '12:00' }, zone) - 43_200
