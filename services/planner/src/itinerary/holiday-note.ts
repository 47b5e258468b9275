import type { Day } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import { spellDate } from './days.ts'
import type { PlanContext } from './context.ts'
import { hasUnknownHours } from './stop-note.ts'

interface HolidayDay {
  readonly context: Pick<PlanContext, 'days' | 'foods' | 'visits'>
  readonly day: Pick<Day, 'slots' | 'date'>
  readonly index: number
}

const list = new Intl.ListFormat(site.locale)

/** So many doors of a holiday are named; more are counted, as each stop says so itself. */
const MOST_NAMED = 3

/** Says of each holiday which of its doors and tables may keep other hours than those of the week. */
export function holidayNote(days: readonly HolidayDay[]): string | null {
  const said = days.flatMap(({ context, day, index }) => {
    const facts = context.days[index]
    if (facts === undefined) return []
    const places = [...context.foods, ...context.visits]
    const names = day.slots.flatMap(({ fixed, activity: { id, title } }) => {
      const poi = places.find((own) => own.id === id)
      return fixed !== 'event' && poi !== undefined && hasUnknownHours(poi, facts) ? [title] : []
    })
    return names.length === 0 ? [] : [{ names, date: spellDate(day.date) }]
  })
  const count = said.flatMap(({ names }) => names).length
  if (said.length > 1 || count > MOST_NAMED)
    return `We don’t know the holiday hours of ${count} stops on ${list.format(said.map(({ date }) => date))}: each says so, so check before you go.`
  const [only] = said
  return only === undefined
    ? null
    : `We don’t know the holiday hours of ${list.format(only.names)} on ${only.date}, so check before you go.`
}
