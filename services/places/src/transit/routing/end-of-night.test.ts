import { describe, expect, it } from 'vitest'
import { endOfNight } from './end-of-night.ts'

const HOUR = 3600
const at = (...hours: readonly number[]) => hours.map((hour) => ({ leaves: hour * HOUR }))
/** From 22:30 to 5:00. */
const night = { from: 22.5 * HOUR, until: 29 * HOUR }

describe('the end of a night', () => {
  it.each<[string, readonly number[], number | 'all night' | 'none']>([
    ['is the last journey', [23, 24, 24.2], 24.2],
    ['is the last one before a pause of two hours', [23, 24.2, 28.7], 24.2],
    ['is not a gap in the evening', [22.6, 24.7], 24.7],
    ['does not come where journeys go on', [23, 24, 25, 26, 27, 28, 28.9], 'all night'],
    ['does not come where they are an hour and a half apart', [23.5, 25, 26.5, 28], 'all night'],
    ['is none where nothing leaves', [], 'none'],
    ['is none where only the morning begins', [28.7], 'none'],
  ])('%s', (_, hours, expected) => {
    const found = endOfNight(at(...hours), night)
    expect(found === null ? 'none' : found.last === null ? 'all night' : found.last.leaves / HOUR).toBe(expected)
  })
})
