/**
 * The calendar of a plan, for calendar programs to subscribe to: the plan itself is in the address, as it is in a shared link, so nothing
 * is stored for it and a changed plan has another address.
 */
export const planCalendar = {
  path: '/plan.ics',
  /** Name of the parameter that holds the plan's code. */
  param: 'plan',
  /** Longest address that is read, in characters: proxies and servers take 8 kB of a request line. */
  maxAddress: 8 * 1024,
} as const

export const planCalendarPath = (code: string): string => `${planCalendar.path}?${planCalendar.param}=${code}`
