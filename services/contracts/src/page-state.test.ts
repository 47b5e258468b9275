import { expect, it } from 'vitest'
import { pageState } from './page-state.ts'

const state = {
  composition: {
    id: 'c1',
    shell: '1.0.0',
    remotes: [{ name: 'mf-a', version: '1.0.0', contract: '1.0.0', entry: '/e.js', boot: ['e.js'], routes: [] }],
  },
  notFound: null,
  backend: { publicUrl: 'https://b.example', anonKey: 'k' },
  canonicalHost: 'stageside.example',
  extraHosts: [],
  overrides: { 'mf-a': '1.0.0' },
  unknownOverrides: [],
}

it('may have map tiles, or none', () => {
  expect(pageState.parse(state)).toEqual(state)
  const tiles = { url: 'https://t.example/{z}/{x}/{y}.png', attribution: '© T' }
  expect(pageState.parse({ ...state, tiles })).toEqual({ ...state, tiles })
})

it.each(['composition', 'notFound', 'backend', 'overrides'] as const)('is none without %s', (field) =>
  expect(pageState.safeParse({ ...state, [field]: undefined }).success).toBe(false),
)

it('has no field that the shell does not know', () =>
  expect(pageState.safeParse({ ...state, secret: 1 }).success).toBe(false))
