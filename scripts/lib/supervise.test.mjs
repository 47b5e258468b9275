import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { supervise } from './supervise.mjs'

/** Listens, unless the file it is told of exists: then it ends with 1 as a server does whose port is taken. */
const PROGRAM = `
  if (require('node:fs').existsSync(process.argv[1])) {
    console.error('PORT takes a free port')
    process.exit(1)
  }
  process.send({ type: 'listening' })
  setInterval(() => {}, 1000)
`
let folder
let taken
let child
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervise-'))
  taken = join(folder, 'taken')
})
afterEach(async () => {
  await child?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const until = async (check) => {
  while (!check()) await sleep(5)
}
const start = () => {
  const said = []
  child = supervise('bff', ['-e', PROGRAM, taken], {
    env: {},
    onOutput: () => {},
    onRestart: (sentence) => said.push(sentence),
    restartMs: { first: 10, cap: 20 },
  })
  return said
}

test('starts a server again for as long as its port is held, and says so each time', async () => {
  const said = start()
  await until(child.listening)
  writeFileSync(taken, '')
  process.kill(child.pid(), 'SIGKILL')
  await until(() => said.length >= 4)
  assert.equal(child.failure(), undefined)
  rmSync(taken)
  await until(child.listening)
  assert.equal(said[0], 'bff ended (SIGKILL); starting it again in 0.01 s')
  assert.equal(said[1], 'bff ended (code 1); starting it again in 0.02 s')
})

test('gives up on a server that cannot even begin, with its own reason', async () => {
  writeFileSync(taken, '')
  const said = start()
  await until(child.failure)
  assert.equal(child.failure(), 'bff did not start: PORT takes a free port')
  assert.deepEqual(said, [])
})

test('does not start again what it was asked to stop', async () => {
  const said = start()
  await until(child.listening)
  await child.stop()
  assert.equal(child.listening(), false)
  assert.deepEqual(said, [])
})
