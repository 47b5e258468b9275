import { describe, expect, it } from 'vitest'
import { fakeRelease, fakeRoute } from '../testing/fake-release.ts'
import { releaseChanges, sizeOf } from './release-changes.ts'

const file = (integrity: string, bytes: number) => ({ integrity, bytes })

const before = fakeRelease('mf-a', '1.0.0', {
  contract: '1.1.0',
  routes: [fakeRoute('/a'), fakeRoute('/a/old')],
  files: { 'entry.js': file('one', 1000), 'assets/page-1.js': file('two', 500) },
  sharedVersions: { react: '^19.0.0' },
})
const after = fakeRelease('mf-a', '1.1.0', {
  contract: '1.2.0',
  routes: [fakeRoute('/a'), fakeRoute('/a/new')],
  files: { 'entry.js': file('one', 1000), 'assets/page-2.js': file('three', 900) },
  sharedVersions: { react: '^19.3.0', zustand: '^5.0.0' },
  contributions: { slots: [{ name: 'mf-a/aside', props: 1, bytes: 2000 }] },
})

describe('what changed between two releases', () => {
  it('counts files by content, and the bytes of all', () => {
    const { files, bytes, since } = releaseChanges(before, after)
    expect({ files, bytes, since }).toEqual({ files: { added: 1, removed: 1 }, bytes: 400, since: '1.0.0' })
    expect(sizeOf(after)).toEqual({ files: 2, bytes: 1900 })
  })

  it('names pages and contributions that came and went', () => {
    const { added, removed } = releaseChanges(before, after)
    expect(added).toEqual(['page /a/new', 'slot mf-a/aside, version 1'])
    expect(removed).toEqual(['page /a/old'])
  })

  it('names the contract and the ranges that moved', () => {
    expect(releaseChanges(before, after).moved).toEqual([
      { what: 'contract', from: '1.1.0', to: '1.2.0' },
      { what: 'react', from: '^19.0.0', to: '^19.3.0' },
      { what: 'zustand', from: 'none', to: '^5.0.0' },
    ])
  })

  it('finds nothing between a release and itself', () => {
    expect(releaseChanges(after, after)).toEqual({
      since: '1.1.0',
      files: { added: 0, removed: 0 },
      bytes: 0,
      added: [],
      removed: [],
      moved: [],
    })
  })
})
