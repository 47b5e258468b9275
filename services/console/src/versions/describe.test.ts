import { describe, expect, it } from 'vitest'
import { changeLines, provenanceWords, verdictWords } from './describe.ts'

const commit = 'abcdef0123456789'

describe('where a build came from', () => {
  it.each([
    [{ commit, tree: 'clean', content: null }, 'Commit abcdef0123'],
    [{ commit, tree: 'changed', content: null }, 'Commit abcdef0123, with changes beside it that were not committed'],
    [
      { commit: null, tree: 'outside git', content: 'f'.repeat(64) },
      'Outside of git, so that no commit is known; its files are ffffffffff',
    ],
    [{ commit, tree: null, content: null }, 'Commit abcdef0123'],
  ])('is said as far as it was told: %o', (provenance, words) => {
    expect(provenanceWords(provenance)).toBe(words)
  })
})

describe('what changed', () => {
  const nothing = { since: '1.0.0-aa', files: { added: 0, removed: 0 }, bytes: 0, added: [], removed: [], moved: [] }

  it('is a line each', () => {
    const moved = [{ what: 'react', from: '^19.0.0', to: '^19.3.0' }]
    expect(
      changeLines({
        ...nothing,
        files: { added: 1, removed: 2 },
        bytes: -1500,
        added: ['page /a'],
        removed: ['page /b'],
        moved,
      }),
    ).toEqual([
      'Since 1.0.0: 1 new file, 2 removed ones, 1.5 kB less.',
      'New: page /a.',
      'Gone: page /b.',
      'Moved: react from ^19.0.0 to ^19.3.0.',
    ])
  })

  it('says so where nothing did', () => {
    expect(changeLines(nothing)).toEqual(['Since 1.0.0: 0 new files, 0 removed ones, as large as before.'])
  })
})

it('says of a verdict what was run and how it ended', () => {
  const counts = { passed: 40, failed: 1, skipped: 2 }
  expect(verdictWords({ version: '1.0.0', verdict: 'failed', suite: 'own and site', counts, at: '', by: '' })).toBe(
    'Failed: own and site, 40 passed, 1 failed, 2 skipped',
  )
})
