import { createContext, useContext } from 'react'
import { createStore, useStore } from 'zustand'

interface Highlight {
  /** Under the pointer or the focus, anywhere. */
  readonly pointed: string | null
  /** Chosen; shown where nothing is pointed at. */
  readonly chosen: string | null
  readonly point: (id: string | null) => void
  /** The focus has come: pointed at now, chosen once it is elsewhere. */
  readonly focus: (id: string) => void
  readonly choose: (id: string | null) => void
}

/**
 * The hotel that strip, list and map have in common. One store for each set of results. What is pointed at changes once a frame: a hand
 * or the focus that goes from one hotel to the next leaves the first before it comes to the second, and each change lays out hundreds of
 * ticks and pins. A choice counts at once, so that the next press goes on from it.
 */
export const createHighlight = (chosen: string | null = null) =>
  createStore<Highlight>()((set) => {
    let next: Partial<Highlight> | null = null
    const change = (part: Partial<Highlight>): void => {
      if (next === null)
        requestAnimationFrame(() => {
          const changed = next ?? {}
          next = null
          set(changed)
        })
      next = { ...next, ...part }
    }
    return {
      pointed: null,
      chosen,
      point: (id) => change({ pointed: id }),
      focus: (id) => change({ pointed: id, chosen: id }),
      choose: (id) => {
        if (next !== null) next = { ...next, chosen: id }
        set({ chosen: id })
      },
    }
  })

export const HighlightContext = createContext(createHighlight())

/** The id shown: what is pointed at, else what is chosen. */
export const useShownId = (): string | null =>
  useStore(useContext(HighlightContext), ({ pointed, chosen }) => pointed ?? chosen)

/** Whether this hotel is the one shown; a row re-renders only when that changes. */
export const useIsShown = (id: string): boolean =>
  useStore(useContext(HighlightContext), ({ pointed, chosen }) => (pointed ?? chosen) === id)

export const useHighlightActions = (): Pick<Highlight, 'point' | 'focus' | 'choose'> =>
  useContext(HighlightContext).getState()
