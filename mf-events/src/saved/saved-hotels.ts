import * as z from 'zod/mini'

/** What a hotel was saved for: the id of a place of any kind, or "lat, lon", and its name. */
const near = z.object({ key: z.string(), name: z.string() })
export type Near = z.infer<typeof near>

/** What the browser keeps of a hotel. Everything else is asked for when the list is opened, so that it is never old. */
const savedHotel = z.object({ id: z.string(), name: z.string(), city: z.string(), near: z.optional(near) })
export type SavedHotel = z.infer<typeof savedHotel>

export const MOST_SAVED = 100

/** Reads what `writeSaved` wrote; what is no saved hotel is left out. */
export const readSaved = (text: string | null): readonly SavedHotel[] => {
  let rows: unknown
  try {
    rows = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  const hotels = new Map<string, SavedHotel>()
  for (const row of Array.isArray(rows) ? rows : []) {
    const { success, data } = z.safeParse(savedHotel, row)
    if (success && !hotels.has(data.id)) hotels.set(data.id, data)
  }
  return [...hotels.values()].slice(0, MOST_SAVED)
}

export const writeSaved = (hotels: readonly SavedHotel[]): string =>
  JSON.stringify(hotels.map((each) => z.parse(savedHotel, each)))

const without = (hotels: readonly SavedHotel[], ids: readonly string[]): readonly SavedHotel[] =>
  hotels.filter(({ id }) => !ids.includes(id))

/** The newest first; one that is saved already stays where it is. Those that no longer fit are left out. */
export const addSaved = (hotels: readonly SavedHotel[], more: readonly SavedHotel[]): readonly SavedHotel[] => {
  const ids = hotels.map(({ id }) => id)
  return [...without(more, ids).slice(0, MOST_SAVED - hotels.length), ...hotels]
}

export const removeSaved = (hotels: readonly SavedHotel[], id: string): readonly SavedHotel[] => without(hotels, [id])

/** Puts a removed hotel back where it was. */
export const restoreSaved = (hotels: readonly SavedHotel[], hotel: SavedHotel, at: number): readonly SavedHotel[] =>
  hotels.length >= MOST_SAVED || hotels.some(({ id }) => id === hotel.id) ? hotels : hotels.toSpliced(at, 0, hotel)
