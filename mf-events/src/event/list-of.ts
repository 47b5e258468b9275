import type { EventCategory } from '@site/contracts/events'

/** Titles of the lists, written out: an import of the routes would give them and this page one chunk, which every page would load. */
const TITLES: Readonly<Record<EventCategory, string>> = {
  sports: 'Sports Events',
  music: 'Music Concerts',
  business: 'Business Events & Expos',
}

/** The list that events of a category are on. */
export const listOf = (category: EventCategory) => ({ to: `/${category}`, title: TITLES[category] })
