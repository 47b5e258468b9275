import { useBackend } from '@stageside/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { geocodeQuery } from '../calls/queries.ts'
import { clearRecent, readRecent } from './recent.ts'
import { countWords, groupFound, groupUntyped, type SuggestionGroup } from './suggestion-groups.ts'
import { useCategory } from './use-category.ts'

const TYPING_PAUSE_MS = 120
const SHORTEST = 2
const NONE: readonly SuggestionGroup[] = []

const usePaused = (value: string, ms: number): string => {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return paused
}

export interface Suggestions {
  readonly groups: readonly SuggestionGroup[]
  /** What the list says of itself; empty while there is nothing to say. */
  readonly status: string
  /** Reads again what the browser keeps: other pages of the visit may have added to it. */
  readonly refresh: () => void
  readonly forget: () => void
}

/** What fits the text, or before anything is typed what was searched for last and what others look for. */
export const useSuggestions = (value: string): Suggestions => {
  const text = value.trim()
  const query = usePaused(text, TYPING_PAUSE_MS)
  const [recent, setRecent] = useState(readRecent)
  const { data, isError } = useQuery({
    ...geocodeQuery(useBackend(), query, useCategory()),
    enabled: query.length >= SHORTEST,
    placeholderData: keepPreviousData,
    // What is selected keeps its objects where another answer says the same: a list of new ones registers its lines again, and a key
    // pressed meanwhile finds none to highlight.
    select: ({ results }) => groupFound(results),
  })
  const groups = text === '' ? groupUntyped(recent) : text.length < SHORTEST ? NONE : (data ?? NONE)
  const answered = text.length >= SHORTEST && data !== undefined
  return {
    groups,
    status:
      isError && text.length >= SHORTEST
        ? 'Suggestions aren’t available right now. Press Enter to search.'
        : groups.length > 0
          ? countWords(groups)
          : answered
            ? 'Nothing to suggest yet. Keep typing, or press Enter to search.'
            : '',
    refresh: () => setRecent(readRecent()),
    forget: () => {
      clearRecent()
      setRecent([])
    },
  }
}
