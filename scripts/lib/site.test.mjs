import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { freePort } from './free-port.mjs'
import { Stop } from './say.mjs'
import { startSite } from './site.mjs'

for (const taken of ['PORT', 'BACKEND_PORT'])
  test(`a start on a taken ${taken} ends with one line that names the port, before it touches anything`, async () => {
    const holder = createServer().listen(0, taken === 'PORT' ? undefined : '127.0.0.1')
    await new Promise((resolve) => holder.once('listening', resolve))
    const { port } = holder.address()
    const free = await freePort()
    const scratch = mkdtempSync(join(tmpdir(), 'site-test-'))
    const dataDir = join(scratch, 'data')
    const ports = taken === 'PORT' ? { port, backendPort: free } : { port: free, backendPort: port }
    try {
      await assert.rejects(startSite({ ...ports, dataDir }), (error) => {
        assert.ok(error instanceof Stop)
        assert.equal(
          error.message,
          `Port ${port} is used by another program, perhaps by this site already. Set ${taken} to a free port.`,
        )
        return true
      })
      assert.equal(existsSync(dataDir), false)
    } finally {
      holder.close()
      rmSync(scratch, { recursive: true, force: true })
    }
  })
