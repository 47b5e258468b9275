import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cacheFolder } from './cache-folder.ts'

/** Above what any system gives a process. */
const DEAD = 2 ** 30
let parent = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'cache-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

it('is the same for one server, and another for a second that runs beside it', () => {
  const first = cacheFolder(parent)
  expect(cacheFolder(parent)).toBe(first)
  expect(cacheFolder(parent, process.ppid)).not.toBe(first)
})
it('is taken over from a server that ended', () => {
  const first = cacheFolder(parent, DEAD)
  expect(cacheFolder(parent)).toBe(first)
})
