import { addDays } from '../itinerary/days.ts'
import { weekdayFrom } from './calendar.ts'
import type { Reader } from './finding.ts'
import type { Hit } from './hit.ts'

const WEEK = 7

/** Words of the way home before a weekday: "out by 3 on Sunday", "red-eye out Sunday night". */
const ENDS =
  /\b(?:out|home|back|leav\w*|depart\w*|until|till?|zuruck|heim|bis|abreise|retour|jusqu'a|hasta|vuelta|salida|fino a|ritorno|partenza|ate|volta)(?: [a-z0-9:.]+){0,4}? (?:on )?$/
/** "In on Saturday 16 January, out on Sunday": a weekday that is told as that of the way home ends the days that a date begins. */
export const withLast = ({ page }: Reader, whole: readonly Hit[], own: readonly Hit[]): readonly Hit[] => {
  const [only, ...others] = whole
  if (only?.dates.kind !== 'days' || only.dates.last !== undefined || only.vague === true || others.length > 0)
    return whole
  const { first } = only.dates
  const end = own.find(
    ({ span, weekdays, vague }) =>
      vague === true &&
      weekdays?.length === 1 &&
      span.from >= only.span.to &&
      ENDS.test(page.folded.slice(only.span.to, span.from)),
  )
  if (end?.weekdays === undefined) return whole
  const last = weekdayFrom(addDays(first, 1), end.weekdays[0])
  return [{ ...only, dates: { ...only.dates, last } }]
}

/** "Tuesday 18 May, 2 days from the Monday": a weekday that the days begin with lies before the date. */
const BEGINS = /\b(?:from|starting|beginning|since|ab|desde|dal|a partir de) (?:on |the |le |el |dem )*$/
export const withFirst = (
  { page }: Reader,
  whole: readonly Hit[],
  own: readonly Hit[],
  length: number | null,
): readonly Hit[] => {
  const [only, ...others] = whole
  if (only?.dates.kind !== 'days' || only.dates.last !== undefined || only.vague === true || others.length > 0)
    return whole
  const { first } = only.dates
  const begin = own.find(({ span, weekdays, vague }) => {
    const [words] = page.folded.slice(span.from, span.to).match(/^(?:(?:on|from|the|ab|desde|dal|le|el) )+/) ?? ['']
    return vague === true && weekdays?.length === 1 && BEGINS.test(page.folded.slice(0, span.from + words.length))
  })
  if (begin?.weekdays === undefined) return whole
  const from = weekdayFrom(addDays(first, 1 - WEEK), begin.weekdays[0])
  return [{ ...only, dates: { ...only.dates, first: from, ...(length === null ? { last: first } : {}) } }]
}
