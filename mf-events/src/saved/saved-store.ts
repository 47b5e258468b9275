import { createStore } from 'zustand'
import { addSaved, readSaved, removeSaved, restoreSaved, writeSaved, type SavedHotel } from './saved-hotels.ts'

/** The cookie policy names it. */
export const SAVED_KEY = 'hotels.saved'

interface SavedStore {
  readonly hotels: readonly SavedHotel[]
  /** False once the browser has refused to keep the list: it is gone when the tab closes. */
  readonly kept: boolean
  readonly save: (hotels: readonly SavedHotel[]) => void
  readonly remove: (id: string) => void
  readonly restore: (hotel: SavedHotel, at: number) => void
  /** Reads the list and follows what other tabs change, until the returned function is called. */
  readonly connect: () => () => void
}

/** Null where the browser refuses: its storage is full or switched off. */
const attempt = <Result>(access: () => Result): Result | null => {
  try {
    return access()
  } catch (error) {
    console.info('saved hotels cannot be kept in this browser', error)
    return null
  }
}

/** Hotels saved in this browser. Empty until `connect` is called, so that the first render is that of the prerendered page. */
export const savedStore = createStore<SavedStore>()((set, get) => {
  let users = 0
  const stored = () => attempt(() => readSaved(localStorage.getItem(SAVED_KEY)))
  const load = () => {
    const hotels = get().kept ? stored() : null
    if (hotels !== null) set({ hotels })
  }
  const change = (edit: (hotels: readonly SavedHotel[]) => readonly SavedHotel[]) => {
    // Another tab may have changed the list while this one slept.
    load()
    const hotels = edit(get().hotels)
    const kept = attempt(() => {
      localStorage.setItem(SAVED_KEY, writeSaved(hotels))
      return true
    })
    set({ hotels, kept: kept ?? false })
  }
  const follow = ({ key }: StorageEvent) => {
    if (key === SAVED_KEY || key === null) load()
  }
  return {
    hotels: [],
    kept: true,
    save: (more) => change((hotels) => addSaved(hotels, more)),
    remove: (id) => change((hotels) => removeSaved(hotels, id)),
    restore: (hotel, at) => change((hotels) => restoreSaved(hotels, hotel, at)),
    connect: () => {
      users += 1
      if (users === 1) {
        load()
        window.addEventListener('storage', follow)
      }
      return () => {
        users -= 1
        if (users === 0) window.removeEventListener('storage', follow)
      }
    },
  }
})
