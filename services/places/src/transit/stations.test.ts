import { describe, expect, it } from 'vitest'
import { Stations } from './stations.ts'

const at = (lon: number) => ({ lat: -37.8, lon })
/** About 880 m of longitude there. */
const STEP = 0.01
const stations = new Stations([at(145), at(145 + 10 * STEP)])

describe('stations', () => {
  it.each([
    ['near both ends', at(145 + STEP), at(145 + 9 * STEP), true],
    ['near one end alone', at(145), at(145 + 5 * STEP), false],
    ['near neither', at(145 + 4 * STEP), at(145 + 6 * STEP), false],
    ['the same one near both', at(145 - STEP), at(145 + STEP), false],
  ])('%s', (_, a, b, joined) => {
    expect(stations.join(a, b)).toBe(joined)
    expect(stations.join(b, a)).toBe(joined)
  })
})
