import { bySoonest, isSeason, type EventItem } from '@site/contracts/events'
import { monthOf } from './dates.ts'

export interface EventGroup {
  readonly title: string
  readonly events: readonly EventItem[]
}

const SEASONS = 'Seasons'
const BESIDES = 'Arts, parades and fireworks'

/** 0 what the page is about, 1 what is listed beside it, 2 seasons of many dates. */
const rankOf = (event: EventItem): number => (isSeason(event.dates) ? 2 : event.genre === undefined ? 0 : 1)

/**
 * Events by the month they begin in, soonest first; after the months what is no music on a page of music, and seasons of many
 * dates, which belong to no month.
 */
export const groupEvents = (events: readonly EventItem[], today: string): EventGroup[] => {
  const groups = new Map<string, EventItem[]>()
  for (const event of events.toSorted((a, b) => rankOf(a) - rankOf(b) || bySoonest(a, b))) {
    const { start, usual } = event.dates
    // What is only usual is not told to be on now.
    const title = [monthOf(start, usual === undefined ? today : start), BESIDES, SEASONS][rankOf(event)] ?? SEASONS
    groups.set(title, [...(groups.get(title) ?? []), event])
  }
  return [...groups].map(([title, group]) => ({ title, events: group }))
}

/** The groups of the first `count` events; the last of them may be shown in part. */
export const firstOf = (groups: readonly EventGroup[], count: number): EventGroup[] => {
  let left = count
  return groups.flatMap(({ title, events }) => {
    const shown = events.slice(0, Math.max(0, left))
    left -= shown.length
    return shown.length === 0 ? [] : [{ title, events: shown }]
  })
}
