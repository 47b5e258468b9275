import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { SavedHotel } from './saved-hotels.ts'
import { savedStore } from './saved-store.ts'

/** Before the first paint: what is saved must not appear as if it were not. */
const useConnected = (): void => useLayoutEffect(() => savedStore.getState().connect(), [])

/** The hotels saved in this browser; none in the first render. */
export const useSaved = (): readonly SavedHotel[] => {
  useConnected()
  return useStore(savedStore, ({ hotels }) => hotels)
}

/** Whether one hotel is saved; a button re-renders only when that changes. */
export const useIsSaved = (id: string): boolean => {
  useConnected()
  return useStore(savedStore, ({ hotels }) => hotels.some((hotel) => hotel.id === id))
}

/** False where the browser refuses to keep the list. */
export const useIsKept = (): boolean => useStore(savedStore, ({ kept }) => kept)
