import type { HotelResponse } from '@site/contracts/hotel'
import type { EventItem } from '@site/contracts/events'

type VisitTimes = Pick<NonNullable<HotelResponse['route']>, 'eventDay' | 'eventTimes'>

const DAY = 24 * 60
const clockOf = (minutes: number): string =>
  `${String(Math.floor((minutes % DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * When a visitor of an event most likely has to be there and goes home: the main session of its main day. Days that are only
 * expected are no days to look a ride up for, so they are left out; the hours of other years are told as usual.
 */
export function visitTimes({ dates, programme }: EventItem, today: string): VisitTimes {
  const coming = (programme?.days ?? []).filter(({ date }) => date >= today)
  const day = coming.find(({ main }) => main === true) ?? coming[0]
  const known = dates.status === 'confirmed' ? { eventDay: day?.date ?? dates.start } : {}
  const session =
    day?.sessions.find(({ kind }) => kind === 'main') ?? day?.sessions.find(({ kind }) => kind === 'session')
  if (programme === undefined || session === undefined) return known
  const { from, to } = session
  return {
    ...known,
    eventTimes: {
      // A start after midnight is on the next day, which a time of the event's day cannot say.
      ...(from < DAY ? { start: clockOf(from) } : {}),
      ...(to === undefined ? {} : { end: clockOf(to) }),
      usual: programme.usual,
    },
  }
}
