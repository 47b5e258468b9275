import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { test } from 'node:test'
import { parseAst } from 'vite'
import { root } from './root.mjs'

/** What a module imports before its first line runs; not what it imports by a call, later. */
const staticImports = (file) =>
  parseAst(readFileSync(file, 'utf8')).body.flatMap(({ source }) => (source ? [source.value] : []))

/** Packages that a script imports before its first line runs, each with the file that does. */
const packagesBefore = (file, seen = new Set()) => {
  if (seen.has(file)) return []
  seen.add(file)
  return staticImports(file).flatMap((source) => {
    if (source.startsWith('node:')) return []
    if (source.startsWith('.')) return packagesBefore(resolve(dirname(file), source), seen)
    return [`${source} in ${relative(root, file)}`]
  })
}

for (const command of readdirSync(join(root, 'scripts')).filter((file) => file.endsWith('.mjs')))
  test(`${command} starts in a fresh clone, before anything is installed`, () => {
    assert.deepEqual(packagesBefore(join(root, 'scripts', command)), [])
  })

test('a package is noticed where it is imported indirectly', () => {
  assert.deepEqual(packagesBefore(join(root, 'scripts', 'lib', 'log-files.test.mjs')), [
    'rotating-file-stream in scripts/lib/log-files.mjs',
  ])
})
