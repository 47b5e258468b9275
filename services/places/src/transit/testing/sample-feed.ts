/**
 * A small network of our own around an arena in Melbourne. Tram 7 runs Arena Gate – Central – Market – Docks, train S from Central
 * to Seaside; a bus called on demand alone does not count as a ride. The last tram leaves the arena at 24:12 of its service day.
 */

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
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`

/** Minutes of the day at which something leaves its first stop. */
const every = (from: number, until: number, step: number): number[] =>
  Array.from({ length: Math.floor((until - from) / step) + 1 }, (_, at) => from + at * step)

interface Run {
  readonly line: string
  readonly service: string
  readonly headsign: string
  /** Stop and minutes after the start. */
  readonly calls: readonly (readonly [string, number])[]
  readonly starts: readonly number[]
}

const HOUR = 60
const tramHome = [
  ['gate', 0],
  ['central-1', 6],
  ['market', 10],
  ['docks', 16],
] as const
const tramOut = [
  ['docks', 0],
  ['market', 6],
  ['central-1', 10],
  ['gate', 16],
] as const
const trainHome = [
  ['central-2', 0],
  ['park', 5],
  ['seaside', 14],
] as const
const trainOut = [
  ['seaside', 0],
  ['park', 9],
  ['central-2', 14],
] as const

const runs: readonly Run[] = [
  // 18:00 to 24:12 on weekdays; the last one after a longer wait.
  {
    line: '7',
    service: 'weekday',
    headsign: 'Docks',
    calls: tramHome,
    starts: [...every(18 * HOUR, 23.75 * HOUR, 15), 24 * HOUR + 12],
  },
  { line: '7', service: 'weekday', headsign: 'Arena Gate', calls: tramOut, starts: every(17 * HOUR, 22 * HOUR, 15) },
  { line: 'S', service: 'weekday', headsign: 'Seaside', calls: trainHome, starts: every(18 * HOUR, 24 * HOUR, 30) },
  { line: 'S', service: 'weekday', headsign: 'Central', calls: trainOut, starts: every(17 * HOUR, 21 * HOUR, 30) },
  // At weekends the last tram leaves at 22:00.
  { line: '7', service: 'weekend', headsign: 'Docks', calls: tramHome, starts: every(10 * HOUR, 22 * HOUR, 30) },
  { line: '7', service: 'weekend', headsign: 'Arena Gate', calls: tramOut, starts: every(10 * HOUR, 21 * HOUR, 30) },
]

const rows = (header: string, lines: readonly string[]): string => `${[header, ...lines].join('\n')}\n`

/** The tables of the feed by their file names. */
export function sampleFeed({ from, until, holiday, strike }: SampleDays): Record<string, string> {
  const trips: string[] = []
  const times: string[] = []
  for (const [at, { line, service, headsign, calls, starts }] of runs.entries()) {
    for (const start of starts) {
      const id = `${at}-${start}`
      trips.push(`${line},${service},${id},${headsign}`)
      for (const [sequence, [stop, after]] of calls.entries())
        times.push(`${id},${clock(start + after)},${clock(start + after)},${stop},${sequence + 1},0,0`)
    }
  }
  // By day the tram comes every 10 minutes, without a minute being promised.
  trips.push('7,weekday,day,Docks')
  for (const [sequence, [stop, after]] of tramHome.entries())
    times.push(`day,${clock(after)},${clock(after)},${stop},${sequence + 1},0,0`)
  // Has to be ordered by telephone.
  trips.push('C,weekday,call,Docks')
  times.push('call,23:50:00,23:50:00,gate,1,2,2', 'call,23:55:00,23:55:00,docks,2,2,2')
  const span = `${compact(from)},${compact(until)}`
  return {
    'agency.txt': rows('agency_id,agency_name,agency_url,agency_timezone', [
      'h,Harbour Transit,https://example.com,Australia/Melbourne',
    ]),
    'stops.txt': rows('stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station', [
      'central,Central,-37.8181,144.9671,1,',
      'gate,Arena Gate,-37.8210,144.9800,0,',
      'central-1,Central,-37.8180,144.9670,0,central',
      'central-2,Central,-37.8182,144.9672,0,central',
      'market,Market,-37.8150,144.9560,,',
      'docks,Docks,-37.8150,144.9420,,',
      'park,Park Street,-37.8400,144.9700,,',
      'seaside,Seaside,-37.8650,144.9760,,',
    ]),
    'routes.txt': rows('route_id,agency_id,route_short_name,route_long_name,route_type', [
      '7,h,7,Arena to Docks,0',
      'S,h,S,Seaside,2',
      'C,h,C,Call bus,3',
    ]),
    'calendar.txt': rows('service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date', [
      `weekday,1,1,1,1,1,0,0,${span}`,
      `weekend,0,0,0,0,0,1,1,${span}`,
    ]),
    'calendar_dates.txt': rows('service_id,date,exception_type', [
      ...(holiday ? [`weekday,${compact(holiday)},2`, `weekend,${compact(holiday)},1`] : []),
      ...(strike ? [`weekday,${compact(strike)},2`, `weekend,${compact(strike)},2`] : []),
    ]),
    'trips.txt': rows('route_id,service_id,trip_id,trip_headsign', trips),
    'stop_times.txt': rows(
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
      times,
    ),
    'frequencies.txt': rows('trip_id,start_time,end_time,headway_secs,exact_times', ['day,06:00:00,18:00:00,600,0']),
    'transfers.txt': rows('from_stop_id,to_stop_id,transfer_type,min_transfer_time', [
      'central-1,central-2,2,180',
      'central-2,central-1,2,180',
    ]),
  }
}
