import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../../scripts/lib/free-port.mjs'
import { packFolder } from './pack.mjs'
import { filesIn } from './files.mjs'
import { residentOf } from './resident.mjs'

const next = (child) =>
  new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`the static host ended with ${code}`)))
  })

/**
 * Serves a built folder. `build` makes it, and `rebuild` what one team has to build again after a change of its page.
 */
export const startStatic = async ({ name, folder, kind, build, rebuild, backend, headers }) => {
  await build()
  await packFolder(folder)
  const port = await freePort()
  const program = fileURLToPath(new URL('static-server.mjs', import.meta.url))
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(program, [folder, String(port), backend, JSON.stringify(headers), kind], { env })
  await next(child)
  return {
    name,
    address: `http://localhost:${port}`,
    memory: async () => [['static host', residentOf(child.pid)]],
    files: () => filesIn([folder]),
    deploy: async () => {
      await rebuild()
      await packFolder(folder)
      child.send('reload')
      await next(child)
    },
    stop: () => void child.kill(),
  }
}
