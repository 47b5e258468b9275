import { createAdvisor } from '@site/planner'
import { expect, it } from 'vitest'

// Checked by `npm run types`: an unused `@ts-expect-error` is an error.
it('checks indexed access and the types of the planner strictly', () => {
  const list: readonly number[] = []
  // @ts-expect-error -- `noUncheckedIndexedAccess` is on
  const first: number = list[0]
  // @ts-expect-error -- an advisor is neither a number nor `any`
  const advisor: number = createAdvisor
  expect([first, typeof advisor]).toEqual([undefined, 'function'])
})
