import { describe, expect, it } from 'vitest'
import { audience, inOrder, roleOf } from './shares.ts'

describe('who has a version', () => {
  it.each([
    [{ traffic: 100, default: true }, 'default', 'everybody'],
    [{ traffic: 87.5, default: true }, 'default', '87.5% of visitors, who are in no canary'],
    [{ traffic: 12.5, default: false }, 'canary', '12.5% of visitors, the same ones while it grows'],
    [{ traffic: 0, default: false }, 'none', 'nobody, except people who choose it'],
  ])('%o is a %s for %s', (version, role, words) => {
    expect([roleOf(version), audience(version)]).toEqual([role, words])
  })
})

it('lists the shell first, then remotes by name', () => {
  const names = ['mf-b', 'shell', 'mf-a']
  expect(inOrder(names.map((name) => ({ name, versions: [] }))).map(({ name }) => name)).toEqual([
    'shell',
    'mf-a',
    'mf-b',
  ])
})
