import type { Places } from '@site/places'
import type { Check } from '../health/checks.ts'

type Timetables = Pick<Places, 'timetables' | 'unreadableTimetables'>

/** Days before a timetable runs out at which the self test says so. */
const WARN_DAYS = 14

const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** The imported timetables: failed while one cannot be read or has run out, and a word where one soon will. */
export const timetableCheck = (places: Timetables, now: () => Date = () => new Date()): Check => ({
  name: 'timetables',
  essential: false,
  run: async () => {
    const [unreadable] = places.unreadableTimetables()
    if (unreadable) throw new Error(`${unreadable.name} cannot be read`)
    const all = places.timetables()
    const [today, soon] = [dayFrom(now(), 0), dayFrom(now(), WARN_DAYS)]
    const over = all.find(({ until }) => until < today)
    if (over) throw new Error(`${over.city}/${over.feed} has run out`)
    const ending = all
      .filter(({ until }) => until < soon)
      .map(({ city, feed, until }) => `${city}/${feed} until ${until}`)
    return ending.length > 0 ? ending.join(', ') : `${all.length} imported`
  },
})
