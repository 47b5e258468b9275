/** What is said of the days and of where they are, before they are planned. */

import { site } from '@site/contracts/site'
import type { Closure } from '@site/places'
import type { Calendar } from './calendar.ts'
import { closedAreasNote, type ClosedArea } from './closed-areas.ts'
import { closureNote, closuresOf } from './closures.ts'
import type { DayFacts } from './day-facts.ts'
import { spellDate } from './days.ts'
import { heatNote } from './heat.ts'
import { holidayName } from './holiday-names.ts'
import { localFeastNote } from './local-feasts.ts'
import { kilometres, SAME_REGION_KM, type Base, type Destination, type EventAnchor } from './places.ts'
import { sentences } from './sentences.ts'

interface Known {
  readonly destination: Destination
  readonly base: Base
  readonly event: EventAnchor | null
  readonly calendar: Pick<Calendar, 'note' | 'dates'>
  readonly days: readonly DayFacts[]
  readonly closures: readonly Closure[]
  readonly areas: readonly ClosedArea[]
  readonly hotelUnknown: boolean
  /** Days that the places known there would fill. */
  readonly covered: number
}

/** All that is known before the days are planned; null where there is nothing to say. */
export function gatheredNote(known: Known): string | null {
  const { destination, base, calendar, days, covered } = known
  return sentences(
    calendar.note,
    farNote(destination, base, known.event),
    publicHolidayNote(days),
    localFeastNote(destination.city, days),
    closureNote(closuresOf(known.closures, destination), calendar.dates),
    closedAreasNote(known.areas),
    heatNote(destination.city, days),
    known.hotelUnknown && `We couldn’t find that hotel, so your days start at ${base.name}.`,
    covered < days.length &&
      `We know enough of ${destination.city} for about ${covered} ${covered === 1 ? 'day' : 'days'}, so some days have free time.`,
  )
}

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
