import type { HotelResponse } from '@site/contracts/hotel'
import { nearOf } from '../hotel/hotel-address.ts'
import type { ComparedHotel } from '../compare/compared-hotel.ts'
import { restoreSaved, type SavedHotel } from './saved-hotels.ts'
import type { SharedHotel } from './shared-list.ts'

/** A hotel of the list on the page, saved here or shared: its name is known before the answer where it was saved here. */
export interface ListEntry extends SharedHotel {
  readonly name: string | null
  /** Name of the place it was saved for, where it is known without asking. */
  readonly nearName: string | null
  /** Taken out a moment ago: its row offers to put it back. */
  readonly removed: boolean
}

export interface EntryGroup extends Pick<ListEntry, 'near' | 'nearName'> {
  readonly entries: readonly ListEntry[]
}

/** A hotel that was taken out, and where it stood. */
export interface Removal {
  readonly hotel: SavedHotel
  readonly at: number
}

/** The list with what was taken out still in its place, the last removal first. */
export const withRemovals = (hotels: readonly SavedHotel[], removals: readonly Removal[]): readonly SavedHotel[] =>
  removals.reduceRight((list, { hotel, at }) => restoreSaved(list, hotel, at), hotels)

/** Hotels under the place they were saved for; the group of the newest first, those of no place last. */
export const groupEntries = (entries: readonly ListEntry[]): readonly EntryGroup[] => {
  const groups = new Map<string | null, ListEntry[]>()
  for (const entry of entries) groups.set(entry.near, [...(groups.get(entry.near) ?? []), entry])
  const found = [...groups].map(([near, all]) => ({ near, nearName: all[0]?.nearName ?? null, entries: all }))
  return [...found.filter(({ near }) => near !== null), ...found.filter(({ near }) => near === null)]
}

/** At most `most` entries, in the order of the page. */
export const firstEntries = (groups: readonly EntryGroup[], most: number): readonly EntryGroup[] => {
  let left = most
  return groups.flatMap((group) => {
    const entries = group.entries.slice(0, left)
    left -= entries.length
    return entries.length === 0 ? [] : [{ ...group, entries }]
  })
}

/** What was asked about a hotel, as a comparison needs it. */
export const comparedOf = ({ hotel, route, price, availability }: HotelResponse): ComparedHotel => ({
  ...hotel,
  walk: route?.walk ?? null,
  transit: route?.transit ?? null,
  stepFree: route?.stepFree,
  price,
  availability,
  near: route === null ? null : { key: nearOf(route.origin), name: route.origin.name },
})

/** What was asked about a hotel, as the browser keeps it; without the place where there is no way from it. */
export const savedOf = ({ hotel: { id, name, city }, route }: HotelResponse, near: string | null): SavedHotel => ({
  id,
  name,
  city,
  near: near === null || route === null ? undefined : { key: near, name: route.origin.name },
})
