import { seeded } from '../random.ts'

/** A city of a grid of stops with lines across it, as large as asked; no city's real timetable, but the size of one. */
export interface SyntheticOptions {
  readonly stopTimes: number
  readonly from: string
  readonly until: string
  readonly seed?: number
}

/** The middle of the grid, and the metres between two stops of a line. */
export const CENTRE = { lat: -37.814, lon: 144.963 }
const SPACING = 450
const METRES_A_DEGREE = 111_195
/** Stops in a row of the grid; lines of 30 stops go along rows and columns and turn once. */
const SIDE = 80
const LINE_STOPS = 30
/** Calendars: a weekday has more trips than a day of the weekend. */
const SERVICES = [
  ['weekday', '1,1,1,1,1,0,0', 1],
  ['saturday', '0,0,0,0,0,1,0', 0.7],
  ['sunday', '0,0,0,0,0,0,1', 0.5],
] as const

const pad = (value: number): string => String(value).padStart(2, '0')
const clock = (seconds: number): string =>
  `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`

/** The tables of the feed, `stop_times.txt` in pieces: it is too long for one string to be comfortable. */
export function syntheticFeed({ stopTimes, from, until, seed = 1 }: SyntheticOptions): Map<string, string> {
  const random = seeded(seed)
  const below = (most: number) => Math.floor(random() * most)
  const share = SERVICES.reduce((sum, [, , part]) => sum + part, 0)
  const lines = 240
  const weekdayTrips = Math.round(stopTimes / LINE_STOPS / lines / share)
  const stops: string[] = ['stop_id,stop_name,stop_lat,stop_lon']
  const step = SPACING / METRES_A_DEGREE
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1) {
      const lat = CENTRE.lat + (row - SIDE / 2) * step
      const lon = CENTRE.lon + ((column - SIDE / 2) * step) / Math.cos((CENTRE.lat * Math.PI) / 180)
      stops.push(`${row}-${column},Stop ${row} ${column},${lat.toFixed(6)},${lon.toFixed(6)}`)
    }
  const routes = ['route_id,route_short_name,route_type']
  const trips = ['route_id,service_id,trip_id,trip_headsign']
  const times = ['trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type']
  let rows = 0
  for (let line = 0; line < lines; line += 1) {
    routes.push(`${line},${line},3`)
    const turn = 5 + below(LINE_STOPS - 10)
    const [row, column] = [below(SIDE - LINE_STOPS), below(SIDE - LINE_STOPS)]
    const way = Array.from({ length: LINE_STOPS }, (_, at) =>
      at < turn ? `${row}-${column + at}` : `${row + at - turn}-${column + turn}`,
    )
    const calls = line % 2 === 0 ? way : way.toReversed()
    for (const [service, , part] of SERVICES) {
      const count = Math.round(weekdayTrips * part)
      for (let trip = 0; trip < count && rows < stopTimes; trip += 1) {
        const id = `${line}-${service}-${trip}`
        trips.push(`${line},${service},${id},Terminus ${line}`)
        // From 5:00 to 25:30, and at busy hours slower than at others.
        let time = 5 * 3600 + Math.round(((20.5 * 3600) / count) * trip)
        const pace = 70 + 10 * (Math.floor(time / 7200) % 4)
        for (const [at, stop] of calls.entries()) {
          times.push(`${id},${clock(time)},${clock(time)},${stop},${at + 1},0,0`)
          time += pace + below(3) * 5
        }
        rows += calls.length
      }
    }
  }
  const span = `${from.replaceAll('-', '')},${until.replaceAll('-', '')}`
  const text = (table: readonly string[]): string => `${table.join('\n')}\n`
  return new Map([
    ['agency.txt', 'agency_name,agency_timezone\nSynthetic,Australia/Melbourne\n'],
    ['stops.txt', text(stops)],
    ['routes.txt', text(routes)],
    [
      'calendar.txt',
      text([
        'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
        ...SERVICES.map(([service, days]) => `${service},${days},${span}`),
      ]),
    ],
    ['trips.txt', text(trips)],
    ['stop_times.txt', text(times)],
  ])
}
