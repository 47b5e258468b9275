import type { Day } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import { isQuietHoliday } from './day-facts.ts'
import { spellDate } from './days.ts'
import { tellsHolidayHours } from './opening-hours.ts'
import type { PlanContext } from './context.ts'

interface HolidayDay {
  readonly context: Pick<PlanContext, 'days' | 'foods'>
  readonly day: Pick<Day, 'slots' | 'date'>
  readonly index: number
}

const list = new Intl.ListFormat(site.locale)

/** Says at which tables of a day on which kitchens close nobody knows whether they are open. */
export function holidayMealsNote(days: readonly HolidayDay[]): string | null {
  const doubtful = days.flatMap(({ context, day, index }) => {
    const facts = context.days[index]
    if (facts === undefined || !isQuietHoliday(facts)) return []
    const names = day.slots.flatMap(({ meal, activity }) => {
      const poi = meal === undefined ? undefined : context.foods.find(({ id }) => id === activity.id)
      return poi === undefined || tellsHolidayHours(poi, facts) ? [] : [poi.name]
    })
    return names.length === 0 ? [] : [`${list.format(names)} on ${spellDate(day.date)}`]
  })
  return doubtful.length === 0
    ? null
    : `Many kitchens close then, and we don’t know the holiday hours of ${list.format(doubtful)}, so book before you go.`
}
