import * as z from 'zod/mini'

/** What the browser keeps of a search: the name of what was found and the query of its address. */
const recentSearch = z.object({ name: z.string(), search: z.string() })
export type RecentSearch = z.infer<typeof recentSearch>
const kept = z.array(recentSearch)

/** The cookie policy names it. */
const RECENT_KEY = 'search.recent'
const MOST_KEPT = 5

/** This visitor's last searches, newest first; none where the browser keeps nothing. */
export const readRecent = (): readonly RecentSearch[] => {
  try {
    const { success, data } = z.safeParse(kept, JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]'))
    return success ? data.slice(0, MOST_KEPT) : []
  } catch {
    // Storage is refused, or holds what we did not write: as with a first visit.
    return []
  }
}

const write = (searches: readonly RecentSearch[]): void => {
  try {
    if (searches.length === 0) localStorage.removeItem(RECENT_KEY)
    else localStorage.setItem(RECENT_KEY, JSON.stringify(searches))
  } catch (error) {
    console.info('recent searches cannot be kept in this browser', error)
  }
}

export const addRecent = ({ name, search }: RecentSearch): void =>
  write([{ name, search }, ...readRecent().filter((each) => each.search !== search)].slice(0, MOST_KEPT))

export const clearRecent = (): void => write([])
