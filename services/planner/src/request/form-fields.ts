import type { TripFields } from '@site/contracts/trip-fields'
import type { TripFormField } from '@site/contracts/trip-reading'
import type { TripRequest } from '@site/contracts/trip-request'
import { spellDate } from '../itinerary/days.ts'
import { TEENAGER } from '../itinerary/small-children.ts'
import { plannedOrNoted, withHard, withInterest, withSoft, type Finding } from './finding.ts'
import { budgetWords } from './money.ts'

const piece = (
  field: TripFormField,
  key: string,
  label: string,
  value: string,
  apply: (trip: TripRequest) => TripRequest,
): Finding => ({ key: `form:${key}`, label, value, words: '', field, use: plannedOrNoted(`form:${key}`), apply })

const party = (trip: TripRequest, over: Partial<NonNullable<TripRequest['party']>>): TripRequest => ({
  ...trip,
  party: { ages: [], ...trip.party, ...over },
})
const WALKING = { little: 'as little as possible', usual: 'as usual', lots: 'as much as you like' } as const

/** What the form asks behind "More", as findings: they come after those of the text, and so win over them. */
export const fieldFindings = (fields: TripFields): Finding[] => {
  const found: Finding[] = []
  const { adults, children, arrival, departure, diet, budget, walking, stepFree, ticketDate, ticketTime } = fields
  if (adults !== undefined)
    found.push(
      piece('adults', 'adults', 'Who', adults === 1 ? '1 adult' : `${adults} adults`, (trip) =>
        party(trip, { adults }),
      ),
    )
  if (children !== undefined && children.length > 0)
    found.push(
      piece(
        'children',
        'children',
        'Who',
        `${children.length === 1 ? '1 child' : `${children.length} children`} (${children.join(', ')})`,
        (trip) => {
          const areGrown = children.every((age) => age >= TEENAGER)
          const own = party(trip, { children: children.length, ages: children, teenagers: areGrown })
          return areGrown ? own : withInterest(own, 'family', 1)
        },
      ),
    )
  if (arrival !== undefined)
    found.push(piece('arrival', 'arrival', 'Arriving', arrival, (trip) => ({ ...trip, arrival })))
  if (departure !== undefined)
    found.push(piece('departure', 'departure', 'Leaving', departure, (trip) => ({ ...trip, departure })))
  for (const each of diet ?? [])
    found.push(
      piece('diet', `diet:${each}`, 'Diet', each, (trip) =>
        withHard(trip, { diet: [...new Set([...trip.hard.diet, each])] }),
      ),
    )
  if (budget !== undefined)
    found.push(piece('budget', 'budget', 'Budget', budgetWords(budget), (trip) => withHard(trip, { budget })))
  if (walking !== undefined) {
    const words = walking.kmPerDay === undefined ? WALKING[walking.level] : `up to ${walking.kmPerDay} km a day`
    found.push(piece('walking', 'walking', 'Walking', words, (trip) => withSoft(trip, { walking })))
  }
  if (stepFree === true)
    found.push(
      piece('stepFree', 'step-free', 'Step-free', 'step-free ways', (trip) => withHard(trip, { stepFree: true })),
    )
  if (ticketDate !== undefined || ticketTime !== undefined)
    found.push(
      piece(
        'ticketTime',
        'ticket',
        'Ticket',
        [ticketDate && spellDate(ticketDate), ticketTime].filter(Boolean).join(', '),
        (trip) => ({
          ...trip,
          event: {
            name: '',
            ...trip.event,
            ...(ticketDate === undefined ? {} : { ticketDate }),
            ...(ticketTime === undefined ? {} : { ticketTime }),
          },
        }),
      ),
    )
  return found
}
