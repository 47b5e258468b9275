import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** A killed process is started again after this, in ms: what systemd does unless told otherwise. */
const RESTART_MS = 100

/** One process that is kept running until it is stopped. `lines` is what it said. */
export const keep = (name, command, args, options = {}) => {
  const lines = []
  let ending = false
  let child
  let gone
  const launch = () => {
    child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a killed master does not leave its workers behind.
      detached: true,
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        lines.push(...text.split('\n').filter(Boolean))
        if (process.env.DRILL_VERBOSE) process.stderr.write(`[${name}] ${text}`)
      })
    gone = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        resolve({ code, signal })
        if (!ending) setTimeout(() => ending || launch(), RESTART_MS)
      })
    })
  }
  launch()
  return {
    name,
    lines,
    pid: () => child.pid,
    /** SIGKILL; it comes back by itself. */
    kill: () => process.kill(-child.pid, 'SIGKILL'),
    /** Stops in order and stays down. */
    stop: async (signal = 'SIGTERM') => {
      ending = true
      child.kill(signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
      const how = await gone
      clearTimeout(timer)
      return how
    },
    start: () => {
      ending = false
      launch()
    },
  }
}

/** Waits until `check` holds; gives the seconds it took. Throws with `what` after `limitMs`. */
export const until = async (what, check, limitMs = 30_000) => {
  const begun = performance.now()
  for (;;) {
    if (await Promise.resolve(check()).catch(() => false)) return (performance.now() - begun) / 1000
    if (performance.now() - begun > limitMs) throw new Error(`${what}: not so after ${limitMs / 1000} s`)
    await sleep(100)
  }
}
