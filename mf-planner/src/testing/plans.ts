import { readAnswer, type Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import london from './london-7-days.json' with { type: 'json' }
import melbourne from './melbourne-7-days.json' with { type: 'json' }

const tripOf = (data: unknown): Trip => {
  const answer = readAnswer(data)
  if (answer.kind !== 'trip') throw new Error('The sample is no plan')
  return answer.trip
}

/** Seven days as the engine answered them on 21 November 2026. */
export const melbourneTrip = tripOf(melbourne)
export const londonTrip = tripOf(london)

export const bodyFor = (destination: string, days: number): ItineraryBody => ({
  destination,
  days,
  pace: 'balanced',
  themes: ['sightseeing', 'food'],
  startDate: '2026-11-22',
})
