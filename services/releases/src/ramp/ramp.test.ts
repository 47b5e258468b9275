import { defaultPlan, rampPlan, type RampPlan } from '@site/contracts/ramp-plan'
import { describe, expect, it } from 'vitest'
import { nothingMeasured, type Measured } from '@site/contracts/measured'
import { advanced, decide, observe, startRamp, type Ramp } from './ramp.ts'

const plan: RampPlan = {
  steps: [
    { percent: 10, dwellS: 60, visits: 100 },
    { percent: 100, dwellS: 0, visits: 0 },
  ],
  wrongAlarm: 0.01,
  stepAlarm: 0.004,
}
const side = (visits: number, failures = 0): Measured => ({ ...nothingMeasured, visits, failures })
const after = (intervals: readonly [Measured, Measured][], from: Ramp = startRamp(0)): Ramp =>
  intervals.reduce((ramp, [canary, rest]) => observe(ramp, { canary, rest }), from)
const same = (count: number, interval: [Measured, Measured]) => Array.from({ length: count }, () => interval)

describe('decide', () => {
  it('waits for time, then for visits, then takes the next step, then is done', () => {
    expect(decide(startRamp(0), plan, 10_000)).toEqual({ kind: 'wait', for: 'time', left: 50 })
    const few = after(same(3, [side(20), side(180)]))
    expect(decide(few, plan, 60_000)).toEqual({ kind: 'wait', for: 'visits', left: 40 })
    const enough = after(same(5, [side(20), side(180)]))
    expect(decide(enough, plan, 60_000)).toEqual({ kind: 'advance', to: plan.steps[1] })
    expect(decide(advanced(enough, 60_000), plan, 60_000)).toEqual({ kind: 'done' })
  })

  it('takes back a release that throws for one visit in five, within some dozen visits', () => {
    const broken = after(same(4, [side(10, 2), side(90)]))
    expect(decide(broken, plan, 1000)).toMatchObject({ kind: 'abort', guard: 'failures' })
  })

  it('blames nobody when the rest fails too, and goes on when it is over', () => {
    const calm = after(same(10, [side(10), side(90)]))
    const away = after(same(5, [side(10, 8), side(90, 70)]), calm)
    expect(decide(away, plan, 60_000)).toEqual({ kind: 'hold' })
    const back = after(same(6, [side(10), side(90)]), away)
    expect(decide(back, plan, 60_000)).toMatchObject({ kind: 'advance' })
  })

  it('charges nothing that happened during an outage, even to a release that suffers more from it', () => {
    const calm = after(same(10, [side(10), side(90)]))
    const away = after(same(5, [side(10, 10), side(90, 40)]), calm)
    const back = after(same(6, [side(10), side(90)]), away)
    expect(decide(back, plan, 0).kind).not.toBe('abort')
  })

  it('does not stop a release that fails less often', () => {
    const better = after(same(50, [side(10), side(90, 5)]))
    expect(decide(better, plan, 60_000)).toMatchObject({ kind: 'advance' })
  })

  it('takes back a release whose largest paint comes later', () => {
    const paints = (bin: number): Measured => ({
      ...side(40),
      vitals: { LCP: [...Array.from({ length: bin }, () => 0), 20, 10, 10] },
    })
    const slow = after(same(20, [paints(70), paints(68)]))
    expect(decide(slow, plan, 0)).toMatchObject({ kind: 'abort' })
  })
})

describe('rampPlan', () => {
  it('is what the default is', () => expect(rampPlan.safeParse(defaultPlan).success).toBe(true))
  it('grows to everybody', () => {
    const steps = [{ percent: 50, dwellS: 0, visits: 0 }]
    expect(rampPlan.safeParse({ steps, wrongAlarm: 0.01 }).success).toBe(false)
    const shrinking = defaultPlan.steps.toReversed()
    expect(rampPlan.safeParse({ steps: shrinking, wrongAlarm: 0.01 }).success).toBe(false)
  })
})
