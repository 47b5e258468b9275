import { expect, test } from 'vitest'
import type { Reading, TripDay } from './plan.ts'
import { sampleDay } from '../trip/sample-day.tsx'
import { walkingGoal, goalWords, type WalkingGoal } from './walking-goal.ts'

const reading = (label: string, value: string): Reading => ({
  understood: [{ key: 'x', label, value, words: '', field: 'notes', use: 'planned' }],
  notUsed: [],
  questions: [],
})

test.each<[string, Parameters<typeof walkingGoal>[0], Reading | null, WalkingGoal]>([
  ['kilometres of a form', { walking: { level: 'usual', kmPerDay: 4 } }, null, { km: 4 }],
  ['little of a form', { walking: { level: 'little' } }, reading('Walking', 'up to 9 km a day'), 'little'],
  ['lots of a form', { walking: { level: 'lots' } }, null, null],
  ['kilometres in words', undefined, reading('Walking', 'up to 5.5 km a day'), { km: 5.5 }],
  ['steps in words', undefined, reading('Walking', 'up to 6 km a day, about 8,000 steps'), { km: 6 }],
  ['little in words', undefined, reading('Walking', 'as little as possible'), 'little'],
  ['kilometres of something else', undefined, reading('Hotel', 'up to 5 km a day'), null],
  ['nothing', undefined, null, null],
])('%s', (_, fields, told, goal) => expect(walkingGoal(fields, { reading: told })).toEqual(goal))

const walking = (metres: number): TripDay => ({
  ...sampleDay,
  returnLeg: null,
  stops: sampleDay.stops.map((stop, at) => ({
    ...stop,
    leg: at > 1 || stop.leg === null ? null : { ...stop.leg, mode: 'walk', metres: at === 0 ? metres : 0 },
  })),
})

test.each([
  [3140, { km: 5 }, 'About 3.1 km on foot: within the 5 km you asked for'],
  [5140, { km: 5 }, 'About 5.1 km on foot: more than the 5 km you asked for'],
  [900, 'little', 'About 900 m on foot: you asked for as little as possible'],
  [900, null, null],
  [0, { km: 5 }, null],
] as const)('%i m beside %j', (metres, goal, words) => expect(goalWords(walking(metres), goal)).toBe(words))
