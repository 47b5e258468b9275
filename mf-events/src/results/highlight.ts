import { createContext, useContext } from 'react'
import { createStore, useStore } from 'zustand'

interface Highlight {
  /** Under the pointer or the focus, anywhere. */
  readonly pointed: string | null
  /** Chosen; shown where nothing is pointed at. */
  readonly chosen: string | null
  readonly point: (id: string | null) => void
  readonly choose: (id: string | null) => void
}

/** The hotel that strip, list and map have in common. One store for each set of results. */
export const createHighlight = () =>
  createStore<Highlight>()((set) => ({
    pointed: null,
    chosen: null,
    point: (pointed) => set({ pointed }),
    choose: (chosen) => set({ chosen }),
  }))

export const HighlightContext = createContext(createHighlight())

/** The id shown: what is pointed at, else what is chosen. */
export const useShownId = (): string | null =>
  useStore(useContext(HighlightContext), ({ pointed, chosen }) => pointed ?? chosen)

/** Whether this hotel is the one shown; a row re-renders only when that changes. */
export const useIsShown = (id: string): boolean =>
  useStore(useContext(HighlightContext), ({ pointed, chosen }) => (pointed ?? chosen) === id)

export const useHighlightActions = (): Pick<Highlight, 'point' | 'choose'> => useContext(HighlightContext).getState()
