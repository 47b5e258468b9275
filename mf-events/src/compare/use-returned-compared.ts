import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { latestParams } from '../calls/latest-params.ts'
import { comparedIn, withCompared } from './compared-list.ts'
import { chosenMeanwhile, rememberCompared } from './last-compared.ts'

/**
 * Keeps what a list's address compares in step with the pages of its hotels: the browser's Back leads to the address as it was before
 * a hotel was opened, so that what was chosen there is put into it. Gives a function for what is chosen in the list: the address follows
 * in a transition, and the visitor may have gone on to a hotel by then.
 */
export const useReturnedCompared = (): ((compared: readonly string[]) => void) => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  // Before the list is seen: an effect that came after a press in it would put back what the press had changed.
  useLayoutEffect(() => {
    // A press may have changed the address since, and the visitor gone on: what this render was told must not be remembered over it.
    if (window.location.pathname !== pathname) return
    const address = `${pathname}?${latestParams({ pathname, search }).toString()}`
    const compared = comparedIn(address)
    const chosen = chosenMeanwhile(address)
    rememberCompared(address, chosen ?? compared)
    if (chosen === null || chosen.join() === compared.join()) return
    // The hash is the row that Back leads to.
    void navigate(`${withCompared(address, chosen)}${hash}`, { replace: true, preventScrollReset: true, state })
  }, [pathname, search, hash, state, navigate])
  return (compared) => rememberCompared(`${pathname}${search}`, compared)
}
