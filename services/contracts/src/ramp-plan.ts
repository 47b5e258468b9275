import * as z from 'zod/mini'

const percent = z.number().check(z.gt(0), z.lte(100))

/** One step of a ramp: the share of visitors, and what must be there before the next one. */
const step = z.object({
  percent,
  /** Least time at this share, in seconds. */
  dwellS: z.number().check(z.gte(0), z.lte(30 * 86_400)),
  /** Least visits with the new version at this share; fewer, and the ramp waits and says so. */
  visits: z.int().check(z.gte(0)),
})
export type RampStep = z.infer<typeof step>

const STEP_ALARM = 0.005

export const rampPlan = z.object({
  steps: z.array(step).check(
    z.minLength(1),
    z.maxLength(10),
    z.refine((steps) => steps.every(({ percent }, at) => percent > (steps[at - 1]?.percent ?? 0)), {
      error: 'Each step has a larger share than the one before',
    }),
    z.refine((steps) => steps.at(-1)?.percent === 100, { error: 'The last step is 100 percent' }),
  ),
  /** The chance that a release that is no worse is taken back all the same: by what is looked at all the time, */
  wrongAlarm: z.number().check(z.gte(0.0001), z.lte(0.1)),
  /** and by the looks at the ends of steps, all together. */
  stepAlarm: z._default(z.number().check(z.gte(0.0001), z.lte(0.1)), STEP_ALARM),
})
export type RampPlan = z.infer<typeof rampPlan>

/**
 * 1, 10, 50 and 100 percent. Four hundred visits of a release that is broken for everybody, or for a fifth of them, are far more than the guards
 * need; a failure in fifty instead of one in two hundred shows within some hundred; what is subtler shows at 10 and 50 percent.
 */
export const defaultPlan: RampPlan = {
  steps: [
    { percent: 1, dwellS: 600, visits: 100 },
    { percent: 10, dwellS: 1800, visits: 2450 },
    { percent: 50, dwellS: 3600, visits: 4000 },
    { percent: 100, dwellS: 0, visits: 0 },
  ],
  wrongAlarm: 0.001,
  stepAlarm: STEP_ALARM,
}
