import type { Location } from 'react-router-dom'

type Address = Pick<Location, 'pathname' | 'search'>

/**
 * The query of the address as it is now. The router's own follows in a transition: a change based on that, made right after another
 * one, would undo it. A router without an address bar, as in a test, has only its own.
 */
export const latestSearch = ({ pathname, search }: Address): string =>
  window.location.pathname === pathname ? window.location.search : search

/** The parameters of the latest query. */
export const latestParams = (address: Address): URLSearchParams => new URLSearchParams(latestSearch(address))
