import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { describe, expect, it } from 'vitest'
import { planItinerary } from './itinerary/plan.ts'

const now = new Date('2026-11-21T03:00:00Z')
const port = createPlaces({ now: () => now })

describe('sights of one ticket', () => {
  it.each([
    ['Rome', '2027-04-30'],
    ['Rome', '2027-03-27'],
    ['Florence', '2027-03-26'],
    ['Florence', '2026-12-25'],
  ])('in %s from %s are seen one right after the other', async (destination, startDate) => {
    const request = itineraryRequest.parse({ destination, startDate, days: 3 })
    const { plan } = await planItinerary(request, port, { now, budgetMs: 60_000 })
    const left = plan.flatMap(({ slots }) => {
      const tickets = slots.map(({ activity, meal }) =>
        meal === undefined ? (port.poiById(activity.id)?.together ?? null) : null,
      )
      return tickets.filter((ticket, i) => ticket !== null && ticket !== tickets[i - 1] && tickets.indexOf(ticket) < i)
    })
    expect(left).toEqual([])
  })
})
