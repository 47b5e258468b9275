import type { ItineraryResponse } from '@site/contracts/itinerary'
import { check, eachDay, endOf, isEvent, matches, minutes, type Check } from '../answer.ts'
import { valueOf, type QualityRequest } from '../request-table.ts'

type Base = NonNullable<ItineraryResponse['meta']['base']>

/** Where the traveller sleeps, of each city. */
const basesOf = ({ meta }: ItineraryResponse): readonly (Base | undefined)[] =>
  meta.stretches === undefined ? [meta.base] : meta.stretches.map(({ base }) => base)

/** A hotel that the plan proposes is told as a proposal; fields that older plans lack are looked for by their name. */
const isHotel = (base: Base | undefined): boolean => base !== undefined && (base.kind === 'hotel' || 'proposed' in base)

/** A day starts and ends where the traveller sleeps, never in a stadium (design: trips). */
export const baseChecks = (answer: ItineraryResponse, { expected }: QualityRequest): readonly Check[] => {
  const bases = basesOf(answer)
  const venues = answer.plan.flatMap((day) => day.slots.filter(isEvent).map(({ activity }) => activity.id))
  const stay = valueOf(expected, 'stay')
  const atVenue = bases.find((base) => base?.kind === 'venue' || venues.includes(base?.id ?? '-'))
  const named = bases.map((base) => base?.name ?? 'nowhere').join(', ')
  return [
    check('base', atVenue === undefined, `the days start at ${atVenue?.name}`),
    check('hotel', bases.every(isHotel), `no hotel is proposed: the days start at ${named}`),
    ...(stay === undefined
      ? []
      : [
          check(
            'base',
            bases.some((base) => base?.kind === 'hotel' && matches(stay, base.name)),
            `the days start at ${named}, not at ${stay}`,
          ),
        ]),
    ...eachDay(answer, ({ date, slots, departAt, returnBy }) => {
      const [first, last] = [slots[0], slots.at(-1)]
      if (first === undefined || last === undefined) return []
      const leaves = departAt !== undefined && minutes(departAt) <= minutes(first.start)
      const returns =
        returnBy !== undefined &&
        (endOf(last) >= 24 * 60 || minutes(returnBy) >= endOf(last) || minutes(returnBy) < 6 * 60)
      return [check('base', leaves && returns, `${date}: leaves at ${departAt}, is back by ${returnBy}`)]
    }),
  ]
}
