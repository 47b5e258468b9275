import { expect, it } from 'vitest'
import { toMarkdown } from '../export/markdown.ts'
import { melbourneTrip } from '../testing/plans.ts'
import type { Base, Trip } from './plan.ts'
import { withoutCentre } from './without-centre.ts'

const centre: Base = { kind: 'centre', id: null, name: 'the centre of Melbourne', lat: -37.81, lon: 144.96 }
const [day] = melbourneTrip.days

it('tells no minutes from a city’s centre or back to it', () => {
  if (!day) throw new Error('The sample has a day')
  const told = withoutCentre(day, centre)
  expect(told).toMatchObject({ departAt: null, returnLeg: null, returnBy: null })
  expect(told.stops.map(({ leg }) => leg)).toEqual([null, ...day.stops.slice(1).map(({ leg }) => leg)])
  expect(told.stops.map(({ start }) => start)).toEqual(day.stops.map(({ start }) => start))
})

it.each(['hotel', 'venue'] as const)('keeps the minutes from a %s', (kind) => {
  if (!day) throw new Error('The sample has a day')
  expect(withoutCentre(day, { ...centre, kind })).toBe(day)
})

it('keeps them out of an exported plan too', () => {
  const from = (base: Base): Trip => ({ ...melbourneTrip, meta: { ...melbourneTrip.meta, base } })
  const ways = (trip: Trip) => toMarkdown(trip).match(/^- _(?:about )?[\d–]+ min/gm)?.length ?? 0
  expect(ways(from({ ...centre, kind: 'hotel' })) - ways(from(centre))).toBe(
    melbourneTrip.days.filter(({ stops }) => stops[0]?.leg).length,
  )
})
