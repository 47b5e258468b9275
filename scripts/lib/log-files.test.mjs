import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLogFiles } from './log-files.mjs'

let scratch
let folder
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'log-files-'))
  folder = join(scratch, 'log')
})
afterEach(() => rmSync(scratch, { recursive: true, force: true }))

const text = (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '')
/** Writes lines until one of them is in the file. */
const writesAgain = async (logs, line) => {
  while (!text('bff.log').includes(line)) {
    logs.write('bff', `${line}\n`)
    await sleep(5)
  }
}

test('writes each name to a file of its own', async () => {
  const logs = createLogFiles(folder)
  logs.write('bff', 'one\n')
  logs.write('backend', 'two\n')
  logs.write('bff', 'three\n')
  await logs.close()
  assert.equal(text('bff.log'), 'one\nthree\n')
  assert.equal(text('backend.log'), 'two\n')
})

test('begins a new file by size and keeps only so many', async () => {
  const logs = createLogFiles(folder, { rotation: { size: '100B', rotate: 2 } })
  for (let n = 0; n < 12; n += 1) {
    logs.write('bff', `${'x'.repeat(60)}${n}\n`)
    await sleep(5)
  }
  await logs.close()
  assert.deepEqual(readdirSync(folder).toSorted(), ['bff.1.log', 'bff.2.log', 'bff.log'])
})

test('makes a folder again that was moved away', async () => {
  const logs = createLogFiles(folder, { lookMs: 10 })
  await writesAgain(logs, 'before')
  renameSync(folder, join(scratch, 'moved'))
  await writesAgain(logs, 'after')
  await logs.close()
  assert.ok(!text('bff.log').includes('before'))
})

test('drops lines while a log cannot be written, says so once, and goes on when it can', async () => {
  // Where the folder should be stands a file.
  writeFileSync(folder, '')
  const said = []
  const logs = createLogFiles(folder, { lookMs: 10, onChange: (sentence) => said.push(sentence) })
  for (let n = 0; n < 10; n += 1) {
    logs.write('bff', 'lost\n')
    await sleep(10)
  }
  assert.equal(said.length, 1)
  assert.match(said[0], /^bff\.log cannot be written \(\w+\)/)
  rmSync(folder)
  await writesAgain(logs, 'kept')
  await logs.close()
  assert.deepEqual(said.slice(1), ['bff.log is written again'])
})
