export const DAY_MINUTES = 1440

/** Minutes since midnight of a clock time HH:MM. */
export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Clock time HH:MM of minutes since midnight, wrapping at midnight. */
export const clockOf = (minutes: number): string => {
  const inDay = ((Math.round(minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** "1 h 20 min", "45 min". */
export const spell = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** A calendar date in words. The date is a day, not a moment, hence UTC on both sides. */
export const dateWords = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
