import { expect, it } from 'vitest'
import { readSharedModules } from '../../vite/shared-modules.ts'
import * as all from './all.ts'

it('holds every export of every shared module', () => {
  const names = Object.values(readSharedModules()).flatMap(({ exports }) => exports)
  expect(Object.keys(all).sort()).toEqual([...new Set(names)].sort())
})

it('has one Fragment, as two modules have it', async () => {
  const { Fragment } = await import('./react-jsx-runtime.ts')
  expect(all.Fragment).toBe(Fragment)
})
