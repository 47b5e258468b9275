import type { Day, ItineraryResponse, Slot } from '@site/contracts/itinerary'
import { check, endOf, isEvent, matches, minutes, sentencesOf, type Check } from '../answer.ts'
import type { Expected, QualityRequest } from '../request-table.ts'

/** How early one has to be there, minutes (design: trips); nobody waits for a fair to open. */
const BUFFER = 45
/** A slot may begin so much later or end so much after the clock says, minutes. */
const ABOUT = 15
/** One that names no earliest time begins this long before its moment at most. */
const BEFORE = 30

interface Times {
  readonly days: readonly string[]
  readonly from: number
  readonly to: number
  /** `moment`: the slot holds it; `hours`: the slot lies within. */
  readonly kind: 'moment' | 'hours'
}

/** "2027-03-14 09:00..15:00", "2027-01-06,2027-01-07 09:00~18:00" or "any 18:00~23:00". */
const readTimes = (text: string): Times => {
  const [days = '', clocks = ''] = text.split(' ')
  const isHours = clocks.includes('~')
  const [from = '', to] = clocks.split(isHours ? '~' : '..')
  const first = to === undefined ? minutes(from) - BEFORE : minutes(from)
  return { days: days.split(','), from: first, to: minutes(to ?? from), kind: isHours ? 'hours' : 'moment' }
}

const timeCheck = (slot: Slot, { from, to, kind }: Times): Check => {
  const [start, end] = [minutes(slot.start), endOf(slot)]
  const isRight =
    kind === 'hours'
      ? start >= from - ABOUT && end <= to + ABOUT && end - start >= 60
      : start >= from - ABOUT && start <= to + ABOUT && end > to
  return check('event', isRight, `${slot.activity.title} ${slot.start}–${slot.end}, not its session`)
}

/** Nothing else during the event, and one is there in time. */
const aloneChecks = (day: Day, slot: Slot, { to, kind }: Times): readonly Check[] => {
  const [start, end] = [minutes(slot.start), endOf(slot)]
  const others = day.slots.filter((own) => own !== slot)
  const during = others.find((own) => endOf(own) > start && minutes(own.start) < end)
  const last = others.filter((own) => endOf(own) <= start).at(-1)
  const begins = kind === 'moment' ? to : start
  const early = last === undefined ? Infinity : begins - endOf(last)
  const way = slot.leg?.minutes ?? 0
  const least = kind === 'moment' ? Math.max(BUFFER, way) : Math.max(BUFFER / 3, way)
  return [
    check('event', during === undefined, `${during?.activity.title} ${during?.start}–${during?.end} during the event`),
    check(
      'buffer',
      early >= least,
      `${last?.activity.title} ends at ${last?.end}, the event is at ${slot.start}, way ${way} min`,
    ),
  ]
}

/** Events whose next date is announced; of all others a plan says that the date is expected. */
const ANNOUNCED =
  /CES|Boxing Day|NRF|re:Invent|Art Basel|Air Show|MWC|Adelaide 500|Thanksgiving|Melbourne Cup|National Day|New Year|Wimbledon|Rodeo|Japan Cup|Singapore Countdown/

const eventCheck = (answer: ItineraryResponse, wanted: string, hasTicket: boolean): readonly Check[] => {
  const [name = '', when = ''] = wanted.split('@')
  const times = readTimes(when)
  const found = answer.plan.flatMap((day) => day.slots.filter(isEvent).map((slot) => ({ day, slot })))
  const named = found.filter(({ slot }) => matches(name, `${slot.activity.title} ${answer.meta.event?.name ?? ''}`))
  // An event of several days is looked at on the day that is expected.
  const own = named.find(({ day }) => times.days.includes(day.date)) ?? named[0]
  if (own === undefined) return [check('event', false, `${name} is not in the plan`)]
  const { day, slot } = own
  const said = sentencesOf(answer)
  return [
    check(
      'event',
      times.days.includes('any') || times.days.includes(day.date),
      `${name} on ${day.date}, not ${times.days.join()}`,
    ),
    timeCheck(slot, times),
    ...aloneChecks(day, slot, times),
    check(
      'event',
      hasTicket ||
        ANNOUNCED.test(`${name} ${slot.activity.title}`) ||
        matches('expected|usual|announced|confirm|ticket', said),
      'an expected date or time told as certain',
    ),
  ]
}

/** Whoever holds a ticket, by the form or in words, knows the date. */
const hasTicket = (expected: Expected, { trip }: QualityRequest['request']): boolean =>
  trip?.ticketDate !== undefined || (expected.get('chip') ?? []).some((chip) => chip.startsWith('Ticket:'))

export const eventChecks = (answer: ItineraryResponse, { expected, request }: QualityRequest): readonly Check[] => [
  ...(expected.get('event') ?? []).flatMap((wanted) => eventCheck(answer, wanted, hasTicket(expected, request))),
  ...(expected.has('noevent')
    ? [check('event', !answer.plan.some((day) => day.slots.some(isEvent)), 'an event on a day when it is not on')]
    : []),
]
