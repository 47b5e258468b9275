import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { browsersOf } from './browser-tests.mjs'
import { findBrowsers, versionOf } from './browsers.mjs'

/** A program that answers `--version` with a line. */
const withProgram = async (line, work) => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  const path = join(folder, 'browser')
  writeFileSync(path, `#!/bin/sh\necho '${line}'\n`, { mode: 0o755 })
  try {
    await work(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

for (const [line, version] of [
  ['Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)', 'Chromium 156.0.8078.79'],
  ['Google Chrome 150.0.7871.100 ', 'Google Chrome 150.0.7871.100'],
  ['Mozilla Firefox 153.7.0esr', 'Mozilla Firefox 153.7.0esr'],
])
  test(`reads '${version}' from what the browser tells of itself`, () =>
    withProgram(line, async (path) => assert.equal(await versionOf(path), version)))

test('takes the browser that its setting names, and stops when there is none', () =>
  withProgram('any', async (path) => {
    const before = process.env.FIREFOX_PATH
    try {
      process.env.FIREFOX_PATH = path
      const { found, leftOut } = await findBrowsers(['Firefox'])
      assert.deepEqual({ found, leftOut }, { found: [{ name: 'Firefox', setting: 'FIREFOX_PATH', path }], leftOut: [] })
      process.env.FIREFOX_PATH = `${path}-gone`
      await assert.rejects(findBrowsers(['Firefox']), /there is no such file/)
    } finally {
      if (before === undefined) delete process.env.FIREFOX_PATH
      else process.env.FIREFOX_PATH = before
    }
  }))

test('names each browser of a run once, however deep its tests stand', () => {
  const tests = (description) => [
    {
      annotations: [
        { type: 'browser', description },
        { type: 'other', description: 'x' },
      ],
    },
  ]
  const suites = [
    { specs: [{ tests: tests('Firefox 153.7.0') }, { tests: tests('Firefox 153.7.0') }] },
    { suites: [{ specs: [{ tests: tests('WebKit 2.50.6') }] }] },
  ]
  assert.deepEqual(browsersOf({ suites }), ['Firefox 153.7.0', 'WebKit 2.50.6'])
})
