/** What a plan says of the days on which one arrives and leaves. */

import type { Day } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import { dayBounds } from './calendar.ts'
import type { PlanContext } from './context.ts'
import { sentences } from './sentences.ts'
import { clock, legCost, spellDate } from './days.ts'
import type { Stop } from './stops.ts'
import { freeFrom, freeUntil, KEPT_FREE } from './travel-days.ts'

const hours = (minutes: number): string => `${minutes / 60} hours`

/** Whether so little of a day is left that nothing on it needs no other reason. */
export const isTravelDay = ({ calendar, style }: PlanContext, day: number): boolean => {
  const times = calendar.travel[day]
  return freeFrom(times) > style.open || freeUntil(times) < style.close
}

/** Why a day begins late, ends early or has nothing; `name` is the day's own ("day 3"). Null on any other day. */
export function travelNote(context: PlanContext, index: number, { slots }: Day, name: string): string | null {
  const { calendar, style } = context
  const times = calendar.travel[index]
  const { open, close } = dayBounds(context)[index]
  const isFree = slots.length === 0
  if (times.isTaken) return null
  const isFor = (slot: Day['slots'][number] | undefined) => slot?.fixed === 'event'
  const event = slots.find(isFor)?.activity.title ?? ''
  const arriving = () => {
    if (times.arrives === null || freeFrom(times) <= style.open) return null
    const arrive = `You arrive at ${clock(times.arrives)}`
    if (isFree)
      return `${arrive} and we keep ${hours(KEPT_FREE.arriving)} to get to your hotel, so ${name} has no stops.`
    if (isFor(slots[0]) && open < freeFrom(times)) return `${arrive}, so go straight to ${event}.`
    return `${arrive}, so ${name} starts at ${clock(open)}: we keep ${hours(KEPT_FREE.arriving)} to get to your hotel.`
  }
  const leaving = () => {
    if (times.leaves === null || freeUntil(times) >= style.close) return null
    const leave = `You leave at ${clock(times.leaves)}`
    const kept = `we keep ${hours(KEPT_FREE.leaving)} to get to your flight or train`
    if (isFree) return `${leave} and ${kept}, so ${name} has no stops.`
    if (isFor(slots.at(-1)) && close > freeUntil(times))
      return `${leave}, so take your bags to ${event} or leave early.`
    return `${leave}, so ${name} ends by ${clock(close)}: ${kept}. A flight abroad may need more.`
  }
  return isFree && times.arrives !== null && arriving() !== null ? arriving() : sentences(arriving(), leaving())
}

interface PlannedDay {
  readonly context: PlanContext
  readonly day: Day
  /** Among the days of its city. */
  readonly index: number
}

const list = new Intl.ListFormat(site.locale)

/** When one is not free on a day: "", "until 17:00"; null where nothing was said. */
const busyWords = ({ context, index }: PlannedDay): string | null => {
  const { isTaken, freeAt, busyAt } = context.calendar.travel[index]
  if (isTaken) return ''
  const until = freeAt === null ? [] : [`until ${clock(freeAt)}`]
  const from = busyAt === null ? [] : [`from ${clock(busyAt)} on`]
  return until.length + from.length === 0 ? null : [...until, ...from].join(' and ')
}

/** On which days one is not free, and from when until when: once for all that are alike. */
export function busyNote(days: readonly PlannedDay[], name: (at: number) => string): string | null {
  const alike: { readonly words: string; readonly isFree: boolean; readonly at: number[] }[] = []
  days.forEach((own, at) => {
    const words = busyWords(own)
    const isFree = own.day.slots.length === 0
    if (words === null || (words === '' && !isFree)) return
    const same = alike.find((each) => each.words === words && each.isFree === isFree)
    if (same === undefined) alike.push({ words, isFree, at: [at] })
    else same.at.push(at)
  })
  return sentences(
    ...alike.map(({ words, isFree, at }) => {
      const time = words === '' ? '' : ` ${words}`
      const kept = words.includes(' and ') ? 'those hours' : 'that time'
      const [only, ...others] = at.map((day) => ({ day, own: days[day] }))
      if (others.length > 0 || only?.own === undefined)
        return `You’re not free${time} on days ${list.format(at.map((day) => String(day + 1)))}, so ${isFree ? 'they have no stops' : `we keep ${kept} free`}.`
      const date = spellDate(only.own.context.calendar.dates[only.own.index])
      return `You’re not free on ${date}${time}, so ${name(only.day)} ${isFree ? 'has no stops' : `keeps ${kept} free`}.`
    }),
  )
}

/** Why the event is not in a plan that has its day: one is not there yet, or not any more. */
export function missedByTravel({ calendar, leg, style }: PlanContext, missing: readonly Stop[]): string | null {
  const { event, travel } = calendar
  if (event === null || missing.every(({ fixed }) => fixed !== 'event')) return null
  const { arrives, leaves } = travel[event.day]
  const { anchor, start, buffer, minutes } = event
  const leave = start - buffer - legCost(leg(null, anchor.id).minutes, style.rest)
  if (arrives !== null && leave < arrives)
    return `You arrive at ${clock(arrives)}, too late for ${anchor.name}, where you should be by ${clock(start - buffer)}. We left it out, so check your times.`
  return leaves === null
    ? null
    : `You leave at ${clock(leaves)}, too early for ${anchor.name}, which lasts until about ${clock(start + minutes)}. We left it out, so check your times.`
}
