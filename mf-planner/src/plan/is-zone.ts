/** Letters of the names in the IANA time zone database. */
const NAME = /^[A-Za-z][\w+/-]{1,40}$/

/** Whether this browser knows the time zone. */
export const isZone = (name: string): boolean => {
  if (!NAME.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
