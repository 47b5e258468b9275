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

const program = (service) =>
  service === 'registry'
    ? join(root, 'services', 'releases', 'dist', 'registry.js')
    : join(root, 'services', service, 'dist', 'main.js')

/** Whether a port of this machine can be listened on. */
const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })

/** The servers this process starts: an operator's own backend is not among them, and the registry service only where its port is set. */
const ownServers = () => [
  ...(process.env.BACKEND_URL ? [] : ['backend']),
  'bff',
  ...(process.env.REGISTRY_PORT ? ['registry'] : []),
]

/** Stops with one line where a port is taken: the site that answers there would be taken for this one. */
export const checkPorts = async ({ port, backendPort }) => {
  const wanted = {
    bff: { setting: 'PORT', port },
    backend: { setting: 'BACKEND_PORT', port: backendPort, host: process.env.BACKEND_HOST ?? '127.0.0.1' },
    registry: {
      setting: 'REGISTRY_PORT',
      port: process.env.REGISTRY_PORT,
      host: process.env.REGISTRY_HOST ?? '127.0.0.1',
    },
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
export const startSite = async ({ port, backendPort, dataDir, env = {}, onOutput }) => {
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
    supervise(name, ['--enable-source-maps', program(name)], { env: settings, onOutput, onRestart: say }),
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

/** Runs the site of this checkout with fresh data on free ports while `work` uses it. `env` are its settings. */
export const withOwnSite = async (env, work) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  const verbose = process.env.E2E_VERBOSE || process.env.BENCH_VERBOSE
  try {
    const site = await step('starting the site', async () =>
      startSite({
        port: await freePort(),
        backendPort: await freePort(),
        dataDir,
        // Tests and benches submit more forms from one address than any visitor would.
        env: { RATE_LIMIT_FORMS: '0', ...env },
        onOutput: (name, chunk) => verbose && process.stderr.write(`[${name}] ${chunk}`),
      }),
    )
    try {
      return await work(site)
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Does work against `E2E_BASE_URL` or a site of its own; `work` gets the settings that tell browser tests where it is. */
export const withSite = (work) =>
  process.env.E2E_BASE_URL
    ? work({ E2E_BASE_URL: process.env.E2E_BASE_URL })
    : // Browsers and the site share a few cores here: late turns of the event loop tell nothing.
      withOwnSite({ LOG_LEVEL: 'warn', SHED_DELAY_MS: '0' }, ({ address, backend, dataDir }) =>
        work({ E2E_BASE_URL: address, E2E_BACKEND_URL: backend, E2E_DATA_DIR: dataDir }),
      )
