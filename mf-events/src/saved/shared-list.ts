import { MOST_SAVED } from './saved-hotels.ts'

/** A hotel of a shared list. Names are not in the address: what a page says of a hotel, nobody else may write. */
export interface SharedHotel {
  readonly id: string
  /** Key of the place it was saved for. */
  readonly near: string | null
}

/** As long as the calls allow an id to be. */
const LONGEST = 120

const usable = (text: string): boolean => text !== '' && text.length <= LONGEST

/**
 * The query of a list's address: `ids=a,b&near=place` for each place, in that order. The commas between ids stay readable; one within
 * an id would end it, so such a hotel is left out.
 */
export const writeSharedList = (hotels: readonly SharedHotel[]): string => {
  const groups = new Map<string, string[]>()
  for (const { id, near } of hotels)
    if (!id.includes(',')) groups.set(near ?? '', [...(groups.get(near ?? '') ?? []), id])
  return [...groups]
    .map(([near, ids]) => `ids=${ids.map(encodeURIComponent).join(',')}&near=${encodeURIComponent(near)}`)
    .join('&')
}

/** The hotels of an address, each once and at most as many as a list holds; null where the address names none. */
export const readSharedList = (params: URLSearchParams): readonly SharedHotel[] | null => {
  const places = params.getAll('near')
  const hotels = new Map<string, SharedHotel>()
  for (const [index, ids] of params.getAll('ids').entries()) {
    const place = places[index]?.trim() ?? ''
    for (const id of ids.split(',').map((each) => each.trim()))
      if (usable(id) && !hotels.has(id)) hotels.set(id, { id, near: usable(place) ? place : null })
  }
  return hotels.size === 0 ? null : [...hotels.values()].slice(0, MOST_SAVED)
}
