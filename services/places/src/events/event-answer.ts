import type { AnswerHead } from '@site/contracts/answer-head'
import type { PosterScene } from '@site/contracts/composition'
import type { EventResponse } from '@site/contracts/event'
import { usualWords } from '@site/contracts/event-dates'
import { isSeason, type EventCategory, type EventItem } from '@site/contracts/events'
import { site } from '@site/contracts/site'
import { countryName } from '../data/country.ts'

// Days of the event's own calendar: no time zone may move them.
const dayFormat = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "18 Jan – 1 Feb 2027", with plain spaces where the format has thin ones. */
const spanOf = ({ start, end }: EventItem['dates']): string =>
  dayFormat.formatRange(Date.parse(start), Date.parse(end)).replaceAll(/\s/g, ' ')

const whenOf = ({ dates }: EventItem): string => {
  const season = isSeason(dates) ? ', many dates' : ''
  const usual = usualWords(dates)
  if (usual !== null) return `Usually ${usual}, next dates not announced yet`
  return dates.status === 'confirmed'
    ? `${spanOf(dates)}${season}`
    : `Expected ${spanOf(dates)}${season}, not announced yet`
}

const posters: Record<EventCategory, PosterScene> = { sports: 'court', music: 'stage', business: 'hall' }

const headOf = (event: EventItem): AnswerHead => ({
  title: `${event.name}: hotels near ${event.venue.name}`,
  description: `${whenOf(event)}, at ${event.venue.name}, ${event.venue.city}. See which hotels have the shortest walk to the door, and plan the days around it.`,
  poster: posters[event.category],
})

/** An event as the page about it shows it; `today` is the day at its venue, `YYYY-MM-DD`. */
export const toEventResponse = (event: EventItem, today: string): EventResponse => ({
  event: { ...event, venue: { ...event.venue, countryName: countryName(event.venue.country) } },
  head: headOf(event),
  today,
})
