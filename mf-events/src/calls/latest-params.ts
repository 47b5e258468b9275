import type { Location } from 'react-router-dom'

/**
 * The parameters of the address as it is now. The router's own follow in a transition: a change based on those, made right after
 * another one, would undo it. A router without an address bar, as in a test, has only its own.
 */
export const latestParams = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): URLSearchParams =>
  new URLSearchParams(window.location.pathname === pathname ? window.location.search : search)
