import { expect, it } from 'vitest'
import { packLine, reachRequest, unpackLine } from './reach.ts'

it.each<[string, [number, number][]]>([
  [
    'north east',
    [
      [24.94123, 60.16912],
      [24.94125, 60.169],
      [24.9, 60.2],
    ],
  ],
  [
    'south west',
    [
      [-43.17321, -22.90684],
      [-43.1732, -22.90685],
    ],
  ],
  [
    'the date line',
    [
      [179.99999, -17.7],
      [-179.99999, -17.7],
    ],
  ],
])('unpacks a line in the %s as it was packed', (_, line) => expect(unpackLine(packLine(line))).toEqual(line))

it('accumulates no rounding error along a line', () => {
  const line = Array.from({ length: 500 }, (_, at): [number, number] => [at * 0.0000149, 1])
  const [lon = 0] = unpackLine(packLine(line)).at(-1) ?? []
  expect(Math.abs(lon - 499 * 0.0000149)).toBeLessThanOrEqual(0.000005)
})

it.each([{ lat: 91, lon: 0 }, { lat: 0 }, { lat: 0, lon: 0, speed: 9 }, { lat: 0, lon: 0, precision: -1 }])(
  'does not ask with %j',
  (body) => expect(reachRequest.safeParse(body).success).toBe(false),
)
