import assert from 'node:assert/strict'
import { test } from 'node:test'
import changelog from './plain-changelog.cjs'

const { conventionalChangelog, recommendedBumpOpts } = changelog

test('a plain message is a patch; a line of its own asks for more', () => {
  const level = (...commits) => recommendedBumpOpts.whatBump(commits).level
  assert.equal(level({ header: 'Say more about refunds', body: null }), 2)
  assert.equal(level({ body: null }, { body: 'Why it matters.\n\nBump: minor' }), 1)
  assert.equal(level({ body: 'Bump: minor' }, { footer: 'Bump: major' }), 0)
  assert.equal(level({ body: 'It says Bump: major in passing' }), 2)
})

test('setting versions is no news', () => {
  const { transform } = conventionalChangelog.writerOpts
  assert.equal(transform({ header: 'Set versions', hash: 'abc' }), undefined)
  assert.equal(transform({ header: 'Name the cookies', hash: '0123456789' }).hash, '0123456')
})
