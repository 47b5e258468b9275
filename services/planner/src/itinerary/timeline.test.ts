import { describe, expect, it } from 'vitest'
import { timeOrder } from './timeline.ts'

const stop = (minutes: number, ...windows: [number, number][]) => ({ minutes, windows })

describe('timeOrder', () => {
  it('starts each stop at the earliest time, waiting for openings', () => {
    const timed = timeOrder({
      open: 540,
      close: 1200,
      stops: [stop(60, [600, 900]), stop(30, [540, 800])],
      legs: [10, 15, 20],
    })
    expect(timed).toEqual({ starts: [600, 675], back: 725, conflicts: [] })
  })

  it('takes the next window when the first has passed', () => {
    const timed = timeOrder({ open: 540, close: 1200, stops: [stop(30, [500, 545], [700, 720])], legs: [10, 10] })
    expect(timed.starts).toEqual([700])
  })

  it('reports what cannot be reached and keeps timing the rest', () => {
    const timed = timeOrder({
      open: 540,
      close: 1200,
      stops: [stop(60, [600, 660]), stop(30, [560, 600]), stop(30, [540, 900])],
      legs: [10, 10, 10, 10],
    })
    expect(timed.starts).toEqual([600, null, 670])
    expect(timed.conflicts).toEqual([1])
  })

  it('reports a last stop that leaves no time for the way back', () => {
    const timed = timeOrder({ open: 540, close: 700, stops: [stop(60, [600, 660])], legs: [10, 50] })
    expect(timed.conflicts).toEqual([0])
  })

  it('reports no starts and no conflicts for an empty day', () => {
    expect(timeOrder({ open: 540, close: 700, stops: [], legs: [0] })).toMatchObject({ starts: [], conflicts: [] })
  })
})
