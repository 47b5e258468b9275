import { expect, test } from 'vitest'
import { projectPoints } from './project-points.ts'

const box = { width: 200, height: 100, margin: 10 }

test('north is up, east is right, and everything stays inside the margins', () => {
  const [south, north, east] = projectPoints(
    [
      { lat: 0, lon: 0 },
      { lat: 1, lon: 0 },
      { lat: 0, lon: 1 },
    ],
    box,
  )
  expect(north?.y).toBeLessThan(south?.y ?? 0)
  expect(east?.x).toBeGreaterThan(south?.x ?? 0)
  for (const point of [south, north, east]) {
    expect(point?.x).toBeGreaterThanOrEqual(10)
    expect(point?.y).toBeLessThanOrEqual(90)
  }
})

test('a degree of longitude shrinks with the latitude', () => {
  const [a, b, c] = projectPoints(
    [
      { lat: 60, lon: 0 },
      { lat: 60, lon: 1 },
      { lat: 60.5, lon: 0 },
    ],
    box,
  )
  expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo((a?.y ?? 0) - (c?.y ?? 0), 0)
})

test('a single point is centred, and no points give none', () => {
  expect(projectPoints([{ lat: 5, lon: 5 }], box)).toEqual([{ x: 100, y: 50 }])
  expect(projectPoints([], box)).toEqual([])
})

test('the antimeridian is crossed the short way', () => {
  const [west, east] = projectPoints(
    [
      { lat: 0, lon: 179.99 },
      { lat: 0, lon: -179.99 },
    ],
    box,
  )
  expect(west).toEqual({ x: 10, y: 50 })
  expect(east).toEqual({ x: 190, y: 50 })
})
