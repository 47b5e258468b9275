import type { HotelResponse } from '@site/contracts/hotel'
import type { Walk } from '@site/contracts/hotels'
import { site } from '@site/contracts/site'
import type { RideHome, TimetableSource, TransitJourney, TransitRide } from '@site/contracts/transit'
import { rangeWords, walkWords } from '../results/reach.ts'

/** "Wednesday 10 March 2027" */
export const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(site.locale, { dateStyle: 'full', timeZone: 'UTC' }).replace(',', '')

/** "00:12" of "2027-03-11T00:12" */
export const clockOf = (minute: string): string => minute.slice(11)

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** "Tram 7 towards Docks", or where the line has no name of its own "Ferry". */
const vehicleWords = ({ mode, line, headsign }: TransitRide): string =>
  [capital(mode), line, headsign === '' ? '' : `towards ${headsign}`].filter((part) => part !== '').join(' ')

/** "00:12", or "about 00:12" where the timetable promises the interval alone. */
const departsWords = ({ departs, every }: TransitRide): string =>
  every === undefined ? clockOf(departs) : `about ${clockOf(departs)}`

/** Where a journey begins: at the door of the venue, or on the street where it is known how long the door is away. */
export type Begins = 'door' | 'street'
const beginsWords = { door: 'Leave', street: 'On the street' } as const

/** One line a step: the walk to the stop, each vehicle, the walk to the hotel. */
export const stepsOf = (
  { leaves, walkTo, rides, walkFrom }: TransitJourney,
  begins: Begins = 'door',
): readonly string[] => {
  const [first] = rides
  const steps = [
    `${beginsWords[begins]} by ${clockOf(leaves)}, ${rangeWords(walkTo)} on foot to ${first?.from ?? 'the stop'}`,
  ]
  for (const [at, ride] of rides.entries()) {
    const before = rides[at - 1]
    const change =
      before === undefined ? '' : before.to === ride.from ? 'Change: ' : `Change, walking to ${ride.from}: `
    const when = ride.every === undefined ? clockOf(ride.departs) : `about every ${ride.every} min`
    steps.push(`${change}${when} ${vehicleWords(ride)}, at ${ride.to} ${clockOf(ride.arrives)}`)
  }
  return [...steps, `${rangeWords(walkFrom)} on foot to the hotel`]
}

/** "Leave by 23:04, at the hotel about 23:36, 1 change" */
export const timesWords = ({ leaves, arrives, rides }: TransitJourney, begins: Begins | 'tight' = 'door'): string => {
  const changes = rides.length - 1
  const changed = changes > 0 ? `, ${changes} ${changes === 1 ? 'change' : 'changes'}` : ''
  const by = begins === 'tight' ? 'Only if you’re on the street' : beginsWords[begins]
  return `${by} by ${clockOf(leaves)}, at the hotel about ${clockOf(arrives)}${changed}`
}

/** "Tram 7 from Arena Gate", what a visitor looks for on the board. */
export const boardWords = ({ rides: [first] }: TransitJourney): string =>
  first === undefined
    ? ''
    : `${capital(first.mode)} ${first.line} from ${first.from}${first.every === undefined ? '' : `, about every ${first.every} min`}`

type Rides = Extract<RideHome, { status: 'rides' }>

const afterWords = (walk: Walk): string => `After that it’s ${walkWords(walk)}, or a taxi.`

/** How the night ends: the sentence that matters most. */
export const lastWords = ({ last }: Pick<Rides, 'last'>, walk: Walk): string => {
  const [ride] = last?.rides ?? []
  if (last === null || ride === undefined) return 'Rides go on all night.'
  return `The last one leaves at ${departsWords(ride)}. ${afterWords(walk)}`
}

/** How to be there in time; what is not known is said once. */
export const thereWords = (journey: TransitJourney | null, start: string): string => {
  const [ride] = journey?.rides ?? []
  if (journey === null || ride === undefined) return `We know no ride that is there by ${start}.`
  return `To be there by ${start}, leave the hotel by ${clockOf(journey.leaves)}: ${vehicleWords(ride)} from ${ride.from}, ${departsWords(ride)}.`
}

/** What is to be said where no rides are listed; null where they are. `begins` says whether all were counted from the street. */
export const noRideWords = (answer: RideHome, walk: Walk, begins: Begins = 'door'): string | null => {
  // All that is left may be rides that go while many are still inside.
  const last = 'tight' in answer ? answer.tight?.at(-1) : undefined
  const [ride] = last?.rides ?? []
  if (last && ride && answer.status !== 'rides')
    return `The last one leaves at ${departsWords(ride)}: you catch it only if you’re on the street by ${clockOf(last.leaves)}. ${afterWords(walk)}`
  switch (answer.status) {
    case 'rides':
      return null
    case 'walk':
      return `Walking is as quick as any ride: ${walkWords(walk)}.`
    case 'none':
      return `No ride ${begins === 'street' ? 'that you can reach ' : ''}goes there after ${answer.end} that night. It’s ${walkWords(walk)}, or a taxi.`
    case 'expired':
      return expiredWords(answer.until)
    case 'early':
      return `The timetable we have begins on ${dayWords(answer.from)}, so we can’t show rides for that night.`
  }
}

/** What was filled in of the event's hours, and that a ticket knows better. */
export const filledWords = ({ usual }: NonNullable<NonNullable<HotelResponse['route']>['eventTimes']>): string =>
  usual ? 'We filled in the usual time of the event. Check your ticket.' : 'We filled in the time of the event.'

export const expiredWords = (until: string): string =>
  `The timetable we have ran out on ${dayWords(until)}, so we can’t show rides for that night.`

/** "Timetable of Harbour Transit, valid until Friday 30 April 2027. Check for late changes before you go." */
export const sourceLine = ({ agencies, until }: TimetableSource): string => {
  const whose = agencies.length === 0 ? 'Timetable' : `Timetable of ${agencies.join(', ')}`
  const valid = until === undefined ? '' : `, valid until ${dayWords(until)}`
  return `${whose}${valid}. Check for late changes before you go.`
}
