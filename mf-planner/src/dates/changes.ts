import type { LostStop } from '@site/contracts/move-dates'
import { minutesOf } from '../plan/clock.ts'
import type { Stop, Trip } from '../plan/plan.ts'
import { weekdayWords } from './range-words.ts'

/** A stop that begins this much earlier or later is worth a word, minutes. */
const TOLD_FROM = 15

interface Placed {
  readonly stop: Stop
  readonly day: number
}

const placed = ({ days }: Trip): Map<string, Placed> =>
  new Map(
    days.flatMap(({ stops }, day) => stops.flatMap((stop) => (stop.id === null ? [] : [[stop.id, { stop, day }]]))),
  )

const list = new Intl.ListFormat('en-AU')

const lossWords = (title: string, date: string | null | undefined, reason: LostStop['reason']): string => {
  const on = date ? ` on ${weekdayWords(date)}` : ' that day'
  switch (reason) {
    case 'closed':
      return `${title} is closed${on}, so it’s no longer in your plan.`
    case 'maybe-closed':
      return `${title} may be closed${on}, so we left it out.`
    case 'hours':
      return `${title} isn’t open at a time that fits${on}.`
    case 'room':
      return `There’s no room left for ${title}${on}.`
    case 'unlisted':
      return `We no longer list ${title}.`
    case 'event':
      return `${title} isn’t on these dates, so it’s no longer in your plan.`
  }
}

const startsLater = (before: Stop, after: Stop): boolean =>
  before.start !== null &&
  after.start !== null &&
  Math.abs(minutesOf(after.start) - minutesOf(before.start)) >= TOLD_FROM

/**
 * What moving a plan to other dates changed, a sentence each: what is lost and why, what stands on another day, what is new, and which
 * stops begin at another time. Empty where only the dates are others.
 */
export const changesOf = (before: Trip, after: Trip, lost: readonly LostStop[]): string[] => {
  const [old, now] = [placed(before), placed(after)]
  const dayWords = (day: number): string => {
    const date = after.days[day]?.date
    return date ? `day ${day + 1}, ${weekdayWords(date)}` : `day ${day + 1}`
  }
  const losses = lost.flatMap(({ id, reason }) => {
    const was = old.get(id)
    return was === undefined ? [] : lossWords(was.stop.title, after.days[was.day]?.date, reason)
  })
  const others = [...now].flatMap(([id, { stop, day }]) => {
    const was = old.get(id)
    if (was !== undefined) return was.day === day ? [] : `${stop.title} is now on ${dayWords(day)}.`
    return `New: ${stop.title}${stop.meal === null ? '' : ` for ${stop.meal}`} on ${dayWords(day)}.`
  })
  const times = after.days.flatMap(({ stops }, day) => {
    const moved = stops.flatMap((stop) => {
      const was = stop.id === null ? undefined : old.get(stop.id)
      return was !== undefined && was.day === day && startsLater(was.stop, stop)
        ? `${stop.title} at ${stop.start} (was ${was.stop.start})`
        : []
    })
    return moved.length === 0 ? [] : `Other times on ${dayWords(day)}: ${list.format(moved)}.`
  })
  return [...losses, ...others, ...times]
}
