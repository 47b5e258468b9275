import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLog, flushed } from './create-log.ts'

it('writes every line before the process ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'create-log-'))
  const fd = openSync(join(folder, 'log'), 'w')
  try {
    const log = createLog('bff', 'info', fd)
    log.info('one')
    log.debug('not this')
    await flushed(log)
    const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ service: 'bff', msg: 'one' }])
  } finally {
    closeSync(fd)
    rmSync(folder, { recursive: true, force: true })
  }
})

// /dev/full fails every write with ENOSPC.
it.runIf(existsSync('/dev/full'))('survives a full disk and flushes within its time limit', async () => {
  // Left open: buffered lines are retried, and must not reach another file that reuses the descriptor.
  const log = createLog('bff', 'info', openSync('/dev/full', 'w'))
  for (let n = 0; n < 200; n += 1) log.info({ n, text: 'x'.repeat(100) }, 'line')
  await flushed(log)
  log.info('still here')
  await flushed(log)
})
