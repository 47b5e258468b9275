import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLatestCallback } from '../parts/use-latest-callback.ts'

/** What a press on the link of a hotel calls. */
export type OpenHotel = (event: MouseEvent<HTMLAnchorElement>, id: string) => void

/**
 * Opens a hotel from a list. It marks the hotel's row in the address of the list before it leaves, so that Back leads to that row and
 * gives it the focus. One for a whole list: a link of the router would listen to the address in every row.
 */
export const useOpenHotel = (stateOf: () => unknown): OpenHotel => {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return useLatestCallback((event: MouseEvent<HTMLAnchorElement>, id: string) => {
    // What the browser opens by itself: another tab or window, a download.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const to = event.currentTarget.getAttribute('href') ?? ''
    void navigate({ pathname, search, hash: `hotel-${encodeURIComponent(id)}` }, { replace: true, state })
    void navigate(to, { state: stateOf() })
  })
}
