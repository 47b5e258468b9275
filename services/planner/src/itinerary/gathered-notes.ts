/** What is said of the days and of where they are, before they are planned. */

import { site } from '@site/contracts/site'
import type { DayFacts } from './day-facts.ts'
import { spellDate } from './days.ts'
import { holidayName } from './holiday-names.ts'
import { kilometres, SAME_REGION_KM, type Base, type Destination, type EventAnchor } from './places.ts'

export function publicHolidayNote(all: readonly DayFacts[]): string | null {
  const days = all.filter(({ holiday }) => holiday)
  if (days.length === 0) return null
  const named = new Intl.ListFormat(site.locale).format(
    days.map(({ date, country }) => {
      const name = holidayName(date, country)
      return name === null ? spellDate(date) : `${spellDate(date)} (${name})`
    }),
  )
  return `${named} ${days.length === 1 ? 'is a public holiday' : 'are public holidays'}, so opening hours may differ.`
}

/** Says so when what was chosen lies far from the destination named. */
export function farNote(destination: Destination, base: Base, event: EventAnchor | null): string | null {
  for (const { name, lat, lon } of event === null ? [base] : [event.venue, base]) {
    const km = Math.round(kilometres(destination.centre, { lat, lon }))
    if (km > SAME_REGION_KM) return `${name} is about ${km} km from ${destination.city}.`
  }
  return null
}
