import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.mjs'
import { root } from './root.mjs'
import { run, say, step, stop } from './say.mjs'
import { supervise } from './supervise.mjs'

const READY_MS = 120_000

const program = (service) => join(root, 'services', service, 'dist', 'main.js')

/** Whether a port of this machine can be listened on. */
const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })

/** The servers this process starts; an operator's own backend is not among them. */
const ownServers = () => (process.env.BACKEND_URL ? ['bff'] : ['backend', 'bff'])

/** Stops with one line where a port is taken: the site that answers there would be taken for this one. */
export const checkPorts = async ({ port, backendPort }) => {
  const wanted = {
    bff: { setting: 'PORT', port },
    backend: { setting: 'BACKEND_PORT', port: backendPort, host: process.env.BACKEND_HOST ?? '127.0.0.1' },
  }
  for (const server of ownServers()) {
    const { setting, port, host } = wanted[server]
    if (!(await isFree(Number(port), host)))
      stop(`Port ${port} is used by another program, perhaps by this site already. Set ${setting} to a free port.`)
  }
}

const waitReady = async (address, processes) => {
  const until = Date.now() + READY_MS
  let last = 'no answer yet'
  while (Date.now() < until) {
    const failure = processes.map((each) => each.failure()).find(Boolean)
    if (failure) stop(failure)
    await sleep(150)
    // Only our own processes count: whatever else answers at that address is not this site.
    if (!processes.every((each) => each.listening())) continue
    try {
      const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3000) })
      if (response.ok) return
      last = (await response.json()).missing?.join(', ') ?? String(response.status)
    } catch {
      last = 'the site does not answer'
    }
  }
  stop(`Not ready after ${READY_MS / 1000} s: ${last}`)
}

/**
 * Publishes the builds of this checkout and runs the site: backend (with its database) and BFF as processes of their own.
 * Gives its address and a way to stop all of it.
 */
export const startSite = async ({
  port = 8080,
  backendPort = 8081,
  dataDir = join(root, 'var'),
  env = {},
  onOutput = () => {},
  onRestart = say,
}) => {
  await checkPorts({ port, backendPort })
  const settings = {
    ...env,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    PROJECT_ROOT: root,
  }
  await run(process.execPath, [join(root, 'services', 'releases', 'dist', 'cli.js'), 'seed'], { env: settings })
  const processes = ownServers().map((name) =>
    supervise(name, ['--enable-source-maps', program(name)], { env: settings, onOutput, onRestart }),
  )
  const stopAll = async () => {
    for (const each of processes.toReversed()) await each.stop()
  }
  const address = `http://localhost:${port}`
  try {
    await waitReady(address, processes)
  } catch (error) {
    await stopAll()
    throw error
  }
  return { address, backend: `http://localhost:${backendPort}`, dataDir, stop: stopAll }
}

/** Does work against `E2E_BASE_URL` or a site of its own with fresh data; `work` gets the settings that tell browser tests where it is. */
export const withSite = async (work) => {
  if (process.env.E2E_BASE_URL) return work({ E2E_BASE_URL: process.env.E2E_BASE_URL })
  const dataDir = mkdtempSync(join(tmpdir(), 'site-e2e-'))
  const site = await step('starting the site', async () =>
    startSite({
      port: await freePort(),
      backendPort: await freePort(),
      dataDir,
      // Browsers and the site share a few cores here: late turns of the event loop tell nothing.
      // Two workers submit more forms from one address than any visitor would.
      env: { LOG_LEVEL: 'warn', RATE_LIMIT_FORMS: '0', SHED_DELAY_MS: '0' },
      onOutput: (name, chunk) => process.env.E2E_VERBOSE && process.stderr.write(`[${name}] ${chunk}`),
    }),
  )
  try {
    return await work({ E2E_BASE_URL: site.address, E2E_BACKEND_URL: site.backend, E2E_DATA_DIR: dataDir })
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
