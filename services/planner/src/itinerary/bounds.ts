import type { PlanContext } from './context.ts'
import { gridUp } from './style.ts'

export interface DayBounds {
  readonly open: number
  readonly close: number
}

const EARLIEST = 360
const LATEST = 1435

/** From when to when each day lasts: the pace's day, stretched so that the event and the ways to and from it fit. */
export function dayBounds(context: Pick<PlanContext, 'style' | 'calendar' | 'leg'>): readonly DayBounds[] {
  const { style, calendar, leg } = context
  return calendar.dates.map((_, day) => {
    const event = calendar.event
    if (event === null || event.day !== day) return { open: style.open, close: style.close }
    const there = gridUp(leg(null, event.anchor.id).minutes + style.rest)
    const back = gridUp(leg(event.anchor.id, null).minutes + style.rest)
    return {
      open: Math.max(EARLIEST, Math.min(style.open, event.start - there)),
      close: Math.min(LATEST, Math.max(style.close, event.start + event.minutes + back)),
    }
  })
}
