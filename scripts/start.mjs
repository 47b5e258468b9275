import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { main, say, step } from './lib/say.mjs'
import { checkPorts, startSite } from './lib/site.mjs'
import { task } from './lib/tasks.mjs'

/** `npm start`: installs what is missing, builds what is stale, runs the site and prints its address. */
main(async () => {
  await ensureInstalled()
  const ports = { port: process.env.PORT ?? 8080, backendPort: process.env.BACKEND_PORT ?? 8081 }
  await checkPorts(ports)
  await step('building what changed', () => task('build'))
  const dataDir = process.env.DATA_DIR ?? join(root, 'var')
  // Only now: it stands on a package that a fresh clone does not have yet.
  const { createLogFiles } = await import('./lib/log-files.mjs')
  const logs = createLogFiles(join(dataDir, 'log'), { onChange: say })
  const onOutput = (name, chunk) => {
    logs.write(name, chunk)
    // Service logs are JSON lines; anything else is a sentence for whoever started the site.
    if (!chunk.toString().startsWith('{')) process.stderr.write(chunk)
  }
  const site = await step('starting database, backend and site', () => startSite({ ...ports, dataDir, onOutput }))
  say(`Ready at ${site.address} (Ctrl-C stops it; logs are in ${join(dataDir, 'log')})`)

  let stopping
  const stop = () => {
    stopping ??= step('stopping', site.stop)
      .then(logs.close)
      .then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // Processes keep running on their own; this one only waits for the order to stop them.
  setInterval(() => {}, 1 << 30)
})
