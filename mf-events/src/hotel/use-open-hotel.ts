import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { latestSearch } from '../calls/latest-params.ts'
import { useLatestCallback } from '../parts/use-latest-callback.ts'

/** What a press on the link of a hotel calls. */
export type OpenHotel = (event: MouseEvent<HTMLAnchorElement>, id: string) => void

/**
 * Opens a hotel from a list. It marks the hotel's row in the address of the list before it leaves, so that Back leads to that row and
 * gives it the focus. One for a whole list: a link of the router would listen to the address in every row. `stateOf` gives what the hotel's
 * page is handed, from the address of the list.
 */
export const useOpenHotel = (stateOf: (list: string) => unknown): OpenHotel => {
  const navigate = useNavigate()
  const location = useLocation()
  return useLatestCallback((event: MouseEvent<HTMLAnchorElement>, id: string) => {
    // What the browser opens by itself: another tab or window, a download.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const to = event.currentTarget.getAttribute('href') ?? ''
    const { pathname, state } = location
    // A choice of a moment ago stands in the address bar before the router tells it.
    const search = latestSearch(location)
    const row = { pathname, search, hash: `hotel-${encodeURIComponent(id)}` }
    void navigate(row, { replace: true, preventScrollReset: true, state })
    void navigate(to, { state: stateOf(`${pathname}${search}`) })
  })
}
