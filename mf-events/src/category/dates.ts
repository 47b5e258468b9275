import { MONTHS } from '@site/contracts/date-words'

/** Calendar days `YYYY-MM-DD` as a ticket prints them. Local days of the event: no time zone may move them. */
export const dayOf = (iso: string) => {
  const [, year, monthNumber, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  const longMonth = MONTHS[Number(monthNumber) - 1]
  return longMonth === undefined
    ? null
    : { year: Number(year), month: longMonth.slice(0, 3), longMonth, day: Number(day) }
}

/** "18 Jan – 1 Feb 2027", "6–8 Mar 2026", "16 May 2026". The text itself when it is not a day. */
export const spanOf = (start: string, end: string): string => {
  const from = dayOf(start)
  const to = dayOf(end)
  if (from === null) return start
  const last = to ?? from
  if (from.year !== last.year) return `${from.day} ${from.month} ${from.year} – ${last.day} ${last.month} ${last.year}`
  if (from.month !== last.month) return `${from.day} ${from.month} – ${last.day} ${last.month} ${last.year}`
  return from.day === last.day
    ? `${from.day} ${from.month} ${from.year}`
    : `${from.day}–${last.day} ${from.month} ${from.year}`
}

/** "2026/27", or "2027" for a season within one year. */
export const seasonOf = (start: string, end: string): string => {
  const [first, last] = [start.slice(0, 4), end.slice(0, 4)]
  return first === last ? first : `${first}/${last.slice(2)}`
}

/** "January 2027" of `2027-01`; the text itself when it is no month. */
export const monthName = (month: string): string => {
  const day = dayOf(`${month}-01`)
  return day === null ? month : `${day.longMonth} ${day.year}`
}

/** "January 2027", the heading an event stands under; "On now" where it began before `today`. */
export const monthOf = (iso: string, today: string): string => {
  const day = dayOf(iso)
  if (day !== null && iso < today) return 'On now'
  return day === null ? 'Dates to come' : `${day.longMonth} ${day.year}`
}
