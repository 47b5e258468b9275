import { describe, expect, it } from 'vitest'
import { addressed, saidBy } from './vouch.ts'

const entry = '/releases/mf-a/1.0.0/entry.js'

describe('hashes by address', () => {
  it('stand beside the entry, whatever try it is', () => {
    expect(addressed(entry, { 'entry.js': 'h1', 'assets/b.js': 'h2' })).toEqual({
      '/releases/mf-a/1.0.0/entry.js': 'h1',
      '/releases/mf-a/1.0.0/assets/b.js': 'h2',
    })
    expect(addressed('/releases/mf-a/1.0.0~2/entry.js', { 'entry.js': 'h1' })).toEqual({
      '/releases/mf-a/1.0.0~2/entry.js': 'h1',
    })
  })
  it('are none for an entry that is no release', () => expect(addressed('dev:/src/remote.ts', { a: 'h' })).toEqual({}))
  it('are found again in what the page says, for this release only', () =>
    expect(
      saidBy({ '/releases/mf-a/1.0.0/assets/b.js': 'h2', '/releases/mf-a/1.0.01/assets/b.js': 'h3' }, entry),
    ).toEqual({ 'assets/b.js': 'h2' }))
})
