/** Minutes east of UTC that clocks of a zone show at a moment. Throws a RangeError for a zone nobody knows. */
const offsetAt = (zone: string, moment: number): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  )
  return Math.round((local - Math.floor(moment / 1000) * 1000) / 60_000)
}

export interface Transition {
  /** First moment of the new offset. */
  readonly at: number
  readonly from: number
  readonly to: number
}

const DAY = 864e5

/** When the clocks of a zone change between two moments, to the minute. */
const transitions = (zone: string, begin: number, end: number): Transition[] => {
  const found: Transition[] = []
  let before = offsetAt(zone, begin)
  for (let day = begin + DAY; day <= end; day += DAY) {
    const after = offsetAt(zone, day)
    if (after === before) continue
    let [low, high] = [day - DAY, day]
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000
      if (middle <= low) break
      if (offsetAt(zone, middle) === before) low = middle
      else high = middle
    }
    found.push({ at: high, from: before, to: after })
    before = after
  }
  return found
}

const stamp = (moment: number): string => new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')
const sign = (minutes: number): string => {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`
}

const observance = (kind: 'STANDARD' | 'DAYLIGHT', local: string, from: number, to: number): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${local}`,
  `TZOFFSETFROM:${sign(from)}`,
  `TZOFFSETTO:${sign(to)}`,
  `END:${kind}`,
]

/**
 * The zone's clocks for the year round two dates as a VTIMEZONE (RFC 5545 §3.6.5), each change spelt out, so that a calendar
 * needs no zone table of its own.
 */
export const vtimezone = (zone: string, firstDate: string, lastDate: string): string[] => {
  const begin = Date.parse(`${firstDate}T00:00:00Z`) - 200 * DAY
  const changes = transitions(zone, begin, Date.parse(`${lastDate}T00:00:00Z`) + 200 * DAY)
  const start = offsetAt(zone, begin)
  const standard = Math.min(start, ...changes.map((change) => change.to))
  const kind = (offset: number) => (offset > standard ? 'DAYLIGHT' : 'STANDARD')
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(kind(start), stamp(begin + start * 60_000), start, start),
    // A change begins when the clocks still show the old offset.
    ...changes.flatMap(({ at, from, to }) => observance(kind(to), stamp(at + from * 60_000), from, to)),
    'END:VTIMEZONE',
  ]
}
