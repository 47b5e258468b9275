import { expect, it } from 'vitest'
import { paced } from './pacing.ts'

const stop = (minutes: number, longest: number, from: number, to: number) => ({
  minutes,
  longest,
  windows: [[from, to]] as const,
})
const DINNER = stop(75, 90, 1080, 1200)

it.each([
  ['a pause of half an hour stays', [stop(90, 110, 540, 1000)], [10, 10], [950, 1080], [950, 90]],
  ['a visit grows into a longer one', [stop(90, 110, 540, 1000)], [10, 10], [940, 1080], [940, 100]],
  ['only as far as it may', [stop(90, 110, 540, 1000)], [10, 10], [910, 1080], [915, 110]],
  ['and then begins later, for a pause of three quarters', [stop(45, 55, 540, 1000)], [10, 10], [900, 1080], [970, 55]],
  ['but never beyond its hours', [stop(45, 55, 540, 910)], [10, 10], [900, 1080], [900, 55]],
  ['what begins at one minute stays', [stop(45, 55, 900, 900)], [10, 10], [900, 1080], [900, 45]],
])('%s', (_, [visit], legs, starts, [start, minutes]) => {
  // A stop before it, so that it is not the first of the day.
  const first = stop(60, 60, 600, 600)
  const stays = paced([first, visit, DINNER], [10, ...legs], [600, ...starts])
  expect(stays).toEqual([
    { start: 600, minutes: 60 },
    { start, minutes },
    { start: 1080, minutes: 75 },
  ])
})

it('shares a long wait among the stops before it', () => {
  const visit = stop(60, 75, 540, 1020)
  const stays = paced([visit, visit, DINNER], [20, 10, 10], [560, 900, 1080])
  expect(stays).toEqual([
    { start: 630, minutes: 75 },
    { start: 950, minutes: 75 },
    { start: 1080, minutes: 75 },
  ])
})

it('begins no day late for the sake of a pause', () => {
  const visit = stop(60, 60, 540, 1020)
  expect(paced([visit, DINNER], [20, 10], [560, 1080])[0]).toEqual({ start: 630, minutes: 60 })
  expect(paced([visit, DINNER], [20, 10], [660, 1080])[0]).toEqual({ start: 660, minutes: 60 })
})

it('begins a day later only where that is all it takes to close a hole', () => {
  const visit = stop(60, 60, 540, 1020)
  expect(paced([visit, DINNER], [20, 10], [630, 800])[0]).toEqual({ start: 675, minutes: 60 })
  expect(paced([visit, DINNER], [20, 10], [630, 830])[0]).toEqual({ start: 630, minutes: 60 })
})

it('leaves for an event as late as one has to be there', () => {
  const visit = stop(60, 75, 540, 1020)
  const event = { ...stop(270, 270, 1000, 1000), lead: 90 }
  expect(paced([visit, visit, event], [20, 10, 15], [560, 900, 1000])[1]).toEqual({ start: 910, minutes: 75 })
})

it('keeps the five-minute grid before what begins off it', () => {
  const visit = stop(60, 75, 540, 1020)
  const event = { ...stop(50, 50, 1409, 1409), lead: 30 }
  expect(paced([visit, visit, event], [20, 10, 20], [560, 900, 1409])[1]).toEqual({ start: 1005, minutes: 75 })
})

it('moves a sight off its best time rather than leave a hole of more than an hour', () => {
  const sunset = { ...stop(30, 30, 960, 1020), anyTime: [[540, 1230]] as const }
  const dinner = stop(75, 90, 1170, 1245)
  const first = stop(60, 60, 900, 900)
  const stays = paced([first, sunset, dinner], [10, 10, 10], [900, 1020, 1170])
  expect(stays[1]).toEqual({ start: 1085, minutes: 30 })
  // A pause of an hour is none.
  expect(paced([first, sunset, stop(75, 90, 1115, 1245)], [10, 10, 10], [900, 1020, 1115])[1]?.start).toBe(1020)
})

it('needs no other pause where time is kept for a ride that nobody knows', () => {
  const visit = stop(60, 60, 540, 1020)
  const first = stop(60, 60, 600, 600)
  expect(paced([first, visit, DINNER], [10, 10, 60], [600, 900, 1080], [10, 10, 30])[1]?.start).toBe(960)
})

it('begins what waits for its best time sooner after a hole', () => {
  const abbey = stop(60, 60, 1020, 1020)
  const sunset = { ...stop(30, 30, 1180, 1230), anyTime: [[540, 1230]] as const }
  const [, view] = paced([abbey, sunset, stop(75, 90, 1230, 1290)], [10, 60, 10], [1020, 1180, 1230], [10, 35, 10])
  expect(view).toEqual({ start: 1170, minutes: 30 })
})
