import { createAdvisor } from '@site/planner'
import { expect, it } from 'vitest'

// Held by `npm run types`: each line that is expected to be an error becomes one itself when it is none.
it('is checked as strictly as the rest: what an index gives may be missing, and the planner’s types are known', () => {
  const list: readonly number[] = []
  // @ts-expect-error -- `noUncheckedIndexedAccess` is on
  const first: number = list[0]
  // @ts-expect-error -- an advisor is no number, nor of any type
  const advisor: number = createAdvisor
  expect([first, typeof advisor]).toEqual([undefined, 'function'])
})
