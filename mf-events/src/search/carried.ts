/** The query of the next search with the dates of this one; an event has nights of its own. */
export const withCarried = (search: string, carried: string): string =>
  carried === '' || new URLSearchParams(search).has('event') ? search : `${search}&${carried}`
