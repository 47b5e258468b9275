/** Minutes since midnight, or NaN. */
export function readClock(text: string): number {
  const [hour, minute, ...rest] = text.split(':')
  if (rest.length > 0 || hour?.length !== 2 || minute?.length !== 2) return Number.NaN
  const value = Number(hour) * 60 + Number(minute)
  return Number(minute) < 60 && Number(hour) < 24 && Number.isInteger(value) ? value : Number.NaN
}

/** The clock of a minute of the day, or of the next one. */
export const tellClock = (minute: number): string => {
  const inDay = Math.round(minute) % (24 * 60)
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}
