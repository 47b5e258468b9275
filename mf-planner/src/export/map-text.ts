import type { Stop, TripDay } from '../plan/plan.ts'
import { saidOf } from '../plan/yours.ts'
import type { LegLine, LineKind } from '../way/leg-lines.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 text may not hold (§2.2). */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what this pattern looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text for XML 1.0: markup escaped, forbidden characters left out. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (char) => entities[char] ?? char)

/** An element with text in it; nothing where there is none. */
export const textElement = (tag: string, text: string): string =>
  text === '' ? '' : `<${tag}>${xmlText(text)}</${tag}>`

/** What is said of a stop beside its name. */
export const stopNote = (stop: Stop, date: string | null): string => {
  const { start, end, address } = stop
  const when = start && end ? `${date ?? ''} ${start}–${end}`.trim() : ''
  return [when, address, saidOf(stop).note].filter(Boolean).join(', ')
}

export const dayName = (day: TripDay, index: number): string =>
  `Day ${index + 1}${day.date === null ? '' : `, ${day.date}`}`

/** What a line is: a straight one is no way to walk, and a file outlives the page that would say so. */
export const lineWords: Readonly<Record<LineKind, string>> = {
  street: 'on foot along the streets',
  straight: 'straight lines, the way is not known',
  transit: 'by public transport, straight lines',
}

export const legName = ({ from, to }: LegLine): string => `${from.name} to ${to.name}`
