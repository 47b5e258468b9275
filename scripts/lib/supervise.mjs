import { spawn } from 'node:child_process'

/** A process that dies is started again after this long, doubling up to the cap, in ms. */
const RESTART_MS = { first: 500, cap: 8000 }
/** A process that ran so long is stable: after its next end the waits begin again, in ms. */
const STABLE_MS = 30_000
/** How long a process may take to finish its work when asked to stop, in ms. */
const STOP_MS = 15_000

/**
 * Keeps one Node process running until it is stopped. A process that ends with 1 before it ever listened has a wrong setting: then
 * starting again would not help, and `failure` gives its last line. Once it has listened it is started again however it ends and
 * however often. It tells that it listens by the message `{ type: 'listening' }`.
 */
export const supervise = (name, args, { env, onOutput, onRestart, restartMs = RESTART_MS }) => {
  let child
  let stopping = false
  let listening = false
  let everListened = false
  let lastLine = ''
  let failure
  let pause = restartMs.first
  let gone = Promise.resolve()

  const restart = (code, signal, ranMs) => {
    if (ranMs > STABLE_MS) pause = restartMs.first
    onRestart(`${name} ended (${signal ?? `code ${code}`}); starting it again in ${pause / 1000} s`)
    setTimeout(() => stopping || launch(), pause).unref()
    pause = Math.min(pause * 2, restartMs.cap)
  }

  const launch = () => {
    const startedAt = Date.now()
    child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      // The channel ends with this process, however it ends: theirs is then over too, and no port stays taken.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C reaches the whole terminal group; these are stopped by us, in order.
      detached: true,
    })
    child.on('message', (message) => {
      if (message?.type === 'listening') listening = everListened = true
    })
    child.stdout.on('data', (chunk) => onOutput(name, chunk))
    child.stderr.on('data', (chunk) => {
      lastLine = chunk.toString().trim().split('\n').at(-1) || lastLine
      onOutput(name, chunk)
    })
    gone = new Promise((resolve) => {
      child.on('close', (code, signal) => {
        listening = false
        resolve()
        if (stopping) return
        if (code === 1 && !everListened) failure = `${name} did not start: ${lastLine || 'it gave no reason'}`
        else restart(code, signal, Date.now() - startedAt)
      })
    })
  }
  launch()
  return {
    failure: () => failure,
    listening: () => listening,
    pid: () => child.pid,
    stop: async () => {
      stopping = true
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await gone
      clearTimeout(timer)
    },
  }
}
