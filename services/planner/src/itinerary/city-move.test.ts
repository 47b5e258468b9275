import { describe, expect, it } from 'vitest'
import { cityMove, moveHours, moveMinutes } from './city-move.ts'
import { emptyTrip } from '../request/finding.ts'
import { freeFrom, travelTimes } from './travel-days.ts'

const rome = { city: 'Rome', lat: 41.9, lon: 12.5 }
const milan = { lat: 45.46, lon: 9.19 }

describe('the way between two cities', () => {
  it.each([
    [40, 90],
    [477, 270],
    [800, 390],
    [1600, 360],
    [6000, 690],
  ])('of %i km takes %i minutes', (km, minutes) => expect(moveMinutes(km)).toBe(minutes))

  it('keeps hours free after breakfast', () => expect(moveHours(cityMove(rome, milan))).toBe('09:00–13:30'))

  it('takes no more than the day', () =>
    expect(moveHours(cityMove(rome, { lat: -33.9, lon: 151.2 }))).toBe('the whole of it from 09:00'))

  it('is over before the first day in the city begins, and on no other day', () => {
    const times = travelTimes(['2027-05-12', '2027-05-13'], { ...emptyTrip, move: cityMove(rome, milan) })
    expect(times.map(freeFrom)).toEqual([13 * 60 + 30, 0])
  })
})
