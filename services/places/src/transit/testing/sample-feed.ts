import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A small network of our own around an arena in Melbourne. Tram 7 runs Arena Gate – Central – Market – Docks, train S from Central
 * to Seaside; a bus that has to be ordered by telephone does not count as a ride. The last tram leaves the arena at 24:12 of its
 * service day, at weekends at 22:00; by day it comes every 10 minutes, without a minute being promised.
 */
export const HARBOUR = fileURLToPath(new URL('harbour', import.meta.url))

export interface SampleDays {
  /** First and last day of service, `YYYY-MM-DD`. */
  readonly from: string
  readonly until: string
  /** A weekday that runs as a Sunday. */
  readonly holiday?: string
  /** A day on which nothing runs. */
  readonly strike?: string
}

const compact = (day: string): string => day.replaceAll('-', '')
const rows = (header: string, lines: readonly string[]): string => `${[header, ...lines].join('\n')}\n`

/** The tables of the feed by their file names, with calendars for other days. */
export function sampleFeed({ from, until, holiday, strike }: SampleDays): Record<string, string> {
  const tables = Object.fromEntries(
    readdirSync(HARBOUR).map((name) => [name, readFileSync(path.join(HARBOUR, name), 'utf8')] as const),
  )
  const span = `${compact(from)},${compact(until)}`
  return {
    ...tables,
    'calendar.txt': rows('service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date', [
      `weekday,1,1,1,1,1,0,0,${span}`,
      `weekend,0,0,0,0,0,1,1,${span}`,
    ]),
    'calendar_dates.txt': rows('service_id,date,exception_type', [
      ...(holiday ? [`weekday,${compact(holiday)},2`, `weekend,${compact(holiday)},1`] : []),
      ...(strike ? [`weekday,${compact(strike)},2`, `weekend,${compact(strike)},2`] : []),
    ]),
  }
}
