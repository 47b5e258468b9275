import type { Service } from './calendar.ts'
import type { FeedArchive } from './feed-archive.ts'
import { FeedError } from './feed-error.ts'
import type { FeedReport } from './feed-report.ts'
import { readDay } from './gtfs-values.ts'
import { readRows } from './read-rows.ts'

const WEEKLY = 'calendar.txt'
const EXCEPTIONS = 'calendar_dates.txt'
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** A service of exceptions alone: its span holds no day. */
const onlyExceptions = (): Service => ({ weekdays: 0, from: '2000-01-01', until: '2000-01-01', added: [], removed: [] })

/** When the services of a feed run, by their id: the weekly table and the exceptions to it, of which one may be missing. */
export async function readCalendars(archive: FeedArchive, report: FeedReport): Promise<Map<string, Service>> {
  const services = new Map<string, Service>()
  const known = [WEEKLY, EXCEPTIONS].filter((name) => archive.has(name))
  if (known.length === 0) throw new FeedError(`Both ${WEEKLY} and ${EXCEPTIONS} are missing: no day has a service.`)
  if (archive.has(WEEKLY))
    await readRows(archive, WEEKLY, ['service_id', ...WEEKDAYS, 'start_date', 'end_date'], (cell, line) => {
      const id = cell('service_id')
      const [from, until] = [readDay(cell('start_date')), readDay(cell('end_date'))]
      if (id === '') report.note(WEEKLY, 'row without service_id, left out', line)
      else if (from === null || until === null || from > until)
        report.note(WEEKLY, 'dates that are no span of days, row left out', line)
      else if (services.has(id)) report.note(WEEKLY, 'service_id used twice, the first kept', line)
      else {
        const weekdays = WEEKDAYS.reduce((bits, day, at) => (cell(day) === '1' ? bits | (1 << at) : bits), 0)
        services.set(id, { weekdays, from, until, added: [], removed: [] })
      }
    })
  if (archive.has(EXCEPTIONS))
    await readRows(archive, EXCEPTIONS, ['service_id', 'date', 'exception_type'], (cell, line) => {
      const id = cell('service_id')
      const [date, type] = [readDay(cell('date')), cell('exception_type')]
      if (id === '' || date === null || (type !== '1' && type !== '2')) {
        report.note(EXCEPTIONS, 'no exception that can be read, row left out', line)
        return
      }
      const service = services.get(id) ?? onlyExceptions()
      services.set(id, service)
      service[type === '1' ? 'added' : 'removed'].push(date)
    })
  return services
}
