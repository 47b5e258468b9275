import { expect } from 'playwright/test'

/** How often it is looked, in ms: the runner's own pauses grow to a second. */
const LOOK_MS = 50

/** Expects something of a value as soon as it holds: `await eventually(look).toBe(3)`. */
export const eventually = <Value>(look: () => Promise<Value>, message?: string) =>
  expect.poll(look, { intervals: [LOOK_MS], ...(message === undefined ? {} : { message }) })
