import type { Day } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import { isQuietHoliday } from './day-facts.ts'
import { keepsOtherHours } from './feast-days.ts'
import { spellDate } from './days.ts'
import { isDoubtfulOn, tellsHolidayHours } from './opening-hours.ts'
import type { PlanContext } from './context.ts'

interface HolidayDay {
  readonly context: Pick<PlanContext, 'days' | 'foods' | 'visits'>
  readonly day: Pick<Day, 'slots' | 'date'>
  readonly index: number
}

const list = new Intl.ListFormat(site.locale)

/** Says of each holiday which of its doors and tables may keep other hours than those of the week. */
export function holidayNote(days: readonly HolidayDay[]): string | null {
  const said = days.flatMap(({ context, day, index }) => {
    const facts = context.days[index]
    if (facts === undefined) return []
    const isQuiet = isQuietHoliday(facts) || keepsOtherHours(facts)
    const names = day.slots.flatMap(({ meal, fixed, activity: { id, title } }) => {
      if (fixed === 'event') return []
      if (meal !== undefined) {
        const kitchen = context.foods.find((poi) => poi.id === id)
        return isQuiet && kitchen !== undefined && !tellsHolidayHours(kitchen, facts) ? [title] : []
      }
      const sight = context.visits.find((poi) => poi.id === id)
      return sight !== undefined && isDoubtfulOn(sight, facts) ? [title] : []
    })
    return names.length === 0
      ? []
      : [`We don’t know the holiday hours of ${list.format(names)} on ${spellDate(day.date)}, so check before you go.`]
  })
  return said.length === 0 ? null : said.join(' ')
}
