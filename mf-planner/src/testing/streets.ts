import { foundRoute, piece, wayAnswer } from '@site/contracts/testing/way'
import { packLine } from '@site/contracts/reach'
import type { RouteRequest, RouteResponse } from '@site/contracts/route'
import type { Leg } from '@site/contracts/itinerary'
import type { Base, Stop, Trip, TripDay } from '../plan/plan.ts'
import { melbourneTrip } from './plans.ts'

const [sampleDay] = melbourneTrip.days
const [sampleStop] = sampleDay?.stops ?? []
if (sampleDay === undefined || sampleStop === undefined) throw new Error('no sample')

export const legOf = (more: Partial<Leg> = {}): Leg => ({
  mode: 'walk',
  minutes: 12,
  low: 11,
  high: 14,
  metres: 1000,
  source: 'street',
  ...more,
})

/** A stop of an hour from `hour` on. */
export const stopAt = (title: string, lat: number | null, lon: number | null, leg: Leg | null, hour = 10): Stop => ({
  ...sampleStop,
  id: title,
  title,
  lat,
  lon,
  start: `${hour}:00`,
  end: `${hour + 1}:00`,
  leg,
})

export const hotel: Base = { kind: 'hotel', id: 'h', name: 'Hotel', lat: 60.17, lon: 24.93 }

/** From the hotel along streets to the church, by estimate to the island, by transit to the zoo, and back along streets. */
export const streetDay: TripDay = {
  ...sampleDay,
  date: '2026-12-01',
  stops: [
    stopAt('Church', 60.172, 24.94, legOf()),
    stopAt('Island', 60.18, 24.95, legOf({ source: 'estimate', minutes: 20 }), 12),
    stopAt('Zoo', 60.2, 24.99, legOf({ mode: 'transit', source: 'estimate', minutes: 25 }), 15),
  ],
  returnLeg: legOf({ minutes: 40 }),
}
export const streetTrip: Trip = { days: [streetDay], meta: { ...melbourneTrip.meta, base: hotel } }

/** A way with one corner beside the straight line, as the function gives it. */
export const cornered = ({ from, to, profile = 'normal' }: RouteRequest): RouteResponse => {
  const [a, b] = [from, to].map(({ lat = 0, lon = 0 }) => [lon, lat] as const)
  if (a === undefined || b === undefined) throw new Error('no ends')
  const line = packLine([a, [b[0], a[1]], b])
  const route = foundRoute([piece('street', 'Corner Street', 900), piece('steps', null, 20)], { line })
  return wayAnswer(profile === 'normal' ? 12 : 15, route, { profile, credits: ['© OpenStreetMap contributors (ODbL)'] })
}
