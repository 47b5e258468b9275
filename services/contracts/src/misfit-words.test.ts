import { describe, expect, it } from 'vitest'
import { misfitReasons, type Misfit } from './misfit.ts'
import { misfitWords } from './misfit-words.ts'

const told: readonly (readonly [Misfit, string])[] = [
  [{ reason: 'closed-then', at: '18:30' }, 'MoVida isn’t open at 18:30.'],
  [
    { reason: 'closed-then', at: '18:30', from: '10:00', until: '17:00' },
    'MoVida isn’t open at 18:30: that day it opens 10:00 to 17:00.',
  ],
  [
    { reason: 'closes-too-soon', at: '15:55', until: '17:00' },
    'MoVida closes at 17:00, too soon for a visit from 15:55.',
  ],
  [{ reason: 'closed-that-day' }, 'MoVida is closed that day.'],
  [{ reason: 'hours-unknown' }, 'MoVida’s hours aren’t published.'],
  [
    { reason: 'hours-unknown', at: '23:10', from: '11:30', until: '22:00' },
    'MoVida’s hours aren’t published. Places like it are usually open 11:30 to 22:00, and you’d be there at 23:10.',
  ],
  [
    { reason: 'hours-unknown', at: '21:30', from: '11:30', until: '22:00' },
    'MoVida’s hours aren’t published. Places like it are usually open 11:30 to 22:00, and a visit from 21:30 would run past that.',
  ],
  [
    { reason: 'last-entry', at: '16:50', until: '16:30' },
    'MoVida lets the last visitors in at 16:30, and you’d be there at 16:50.',
  ],
  [{ reason: 'out-of-season' }, 'MoVida is out of season on that date.'],
  [
    { reason: 'unusual-hour', at: '06:00', from: '09:00', until: '21:00' },
    'MoVida at 06:00 is unusual: most people arrive between 09:00 and 21:00.',
  ],
  [
    { reason: 'meal-time', at: '16:10', from: '11:30', until: '13:30' },
    'You’d sit down at MoVida at 16:10. That meal usually starts between 11:30 and 13:30.',
  ],
  [{ reason: 'not-a-meal' }, 'MoVida doesn’t serve that meal.'],
  [
    { reason: 'too-late-to-get-there', at: '14:00', from: '14:20' },
    'You’d get to MoVida at 14:20, too late for 14:00.',
  ],
  [
    { reason: 'day-begins-later', at: '06:00', from: '09:15' },
    'MoVida at 06:00 is before the day begins: you could be there from 09:15.',
  ],
  [
    { reason: 'day-ends-earlier', from: '23:05', until: '22:00' },
    'There isn’t time left for MoVida: the day ends at 22:00, and you’d be back at 23:05.',
  ],
  [{ reason: 'after-midnight' }, 'MoVida would run past midnight.'],
  [{ reason: 'during-event' }, 'You’re at your event while MoVida is planned.'],
  [{ reason: 'after-arrival', at: '09:00' }, 'MoVida at 09:00 is too soon after you arrive.'],
  [{ reason: 'before-departure', at: '17:00' }, 'MoVida ends at 17:00, too close to your departure.'],
  [{ reason: 'no-time-that-day' }, 'You have no time for MoVida that day.'],
  [{ reason: 'too-far-to-walk', minutes: 95 }, 'MoVida is 95 min on foot, and we have no timetable for a ride there.'],
  [{ reason: 'nothing-runs' }, 'No public transport runs that day, and MoVida is too far to walk.'],
  [{ reason: 'diet' }, 'MoVida doesn’t serve the food you asked for.'],
  [{ reason: 'steps' }, 'MoVida has steps, and you asked for a plan without any.'],
  [{ reason: 'twice' }, 'MoVida is already in your plan.'],
  [{ reason: 'not-listed' }, 'We don’t list MoVida any more.'],
  [{ reason: 'no-room' }, 'There’s no room for MoVida between the stops around it.'],
]

describe('the words of a reason', () => {
  it.each(told)('%j', (misfit, words) => expect(misfitWords('MoVida', misfit)).toBe(words))

  it('are there for every reason', () =>
    expect([...new Set(told.map(([{ reason }]) => reason))].toSorted()).toEqual(misfitReasons.toSorted()))

  it.each(misfitReasons)('are a whole sentence without any figures: %s', (reason) => {
    const words = misfitWords('MoVida', { reason })
    expect(words).toMatch(/^[A-Z].*\.$/)
    expect(words).toContain('MoVida')
    expect(words).not.toMatch(/undefined|null|NaN| {2}|[a-z]-[a-z]+-/)
  })
})
