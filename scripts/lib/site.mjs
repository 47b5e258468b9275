import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './root.mjs'
import { run, stop } from './say.mjs'

/** A process that dies is started again after this long, doubling up to the cap, in ms. */
const RESTART_MS = { first: 500, cap: 8000 }
/** How long processes may take to finish their work when asked to stop, in ms. */
const STOP_MS = 15_000
const READY_MS = 120_000

const program = (service) => join(root, 'services', service, 'dist', 'main.js')

/** Keeps one process of the site running until it is stopped. */
const keep = (name, env, onOutput) => {
  let child
  let stopping = false
  let pause = RESTART_MS.first
  let gone = Promise.resolve()
  const launch = () => {
    const startedAt = Date.now()
    child = spawn(process.execPath, ['--enable-source-maps', program(name)], {
      env: { ...process.env, ...env },
      // The channel ends with this process, however it ends: theirs is then over too, and no port stays taken.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C reaches the whole terminal group; these are stopped by us, in order.
      detached: true,
    })
    child.stdout.on('data', (chunk) => onOutput(name, chunk))
    child.stderr.on('data', (chunk) => onOutput(name, chunk))
    gone = new Promise((resolve) => {
      child.on('close', (code, signal) => {
        resolve({ code, signal })
        if (stopping) return
        // A wrong setting stops the start with its own line: starting again would not help.
        if (code === 1 && Date.now() - startedAt < 3000) {
          failure = new Error(`${name} did not start`)
          return
        }
        pause = Date.now() - startedAt > 30_000 ? RESTART_MS.first : Math.min(pause * 2, RESTART_MS.cap)
        setTimeout(() => stopping || launch(), pause).unref()
      })
    })
  }
  let failure
  launch()
  return {
    failed: () => failure,
    stop: async () => {
      stopping = true
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await gone
      clearTimeout(timer)
    },
  }
}

const waitReady = async (address, processes) => {
  const until = Date.now() + READY_MS
  let last = 'no answer yet'
  while (Date.now() < until) {
    const failure = processes.map((each) => each.failed()).find(Boolean)
    if (failure) stop(failure.message)
    try {
      const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3000) })
      if (response.ok) return
      last = (await response.json()).missing?.join(', ') ?? String(response.status)
    } catch {
      last = 'the site does not answer'
    }
    await sleep(150)
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
}) => {
  const settings = {
    ...env,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    PROJECT_ROOT: root,
  }
  await run(process.execPath, [join(root, 'services', 'releases', 'dist', 'cli.js'), 'seed'], { env: settings })
  const processes = [...(process.env.BACKEND_URL ? [] : ['backend']), 'bff'].map((name) =>
    keep(name, settings, onOutput),
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
