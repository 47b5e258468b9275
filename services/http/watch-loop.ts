import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { idle, look, type Admission } from '@site/contracts/admission'

/** How often the event loop is looked at, in ms; what the gains of the controller are made for. */
const LOOK_MS = 100
const RESOLUTION_MS = 10
/** Part of the time a loop may be at work without being taken for full; half-way from here to always is where it is held. */
const BUSY = 0.95

export interface WatchedLoop {
  readonly current: () => Admission
  readonly stop: () => void
}

/**
 * Follows how late this process's event loop is and how much should be turned away for it. The median of each look: under steady
 * load every turn of the loop is long, while one long turn among short ones leaves it where it was. `targetMs` 0: nothing is
 * ever turned away.
 */
export const watchLoop = (targetMs: number): WatchedLoop => {
  let state = idle
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let lookedAt = performance.now()
  let used = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.now()
    // In turns longer than a look there is one measure at most: the look itself is late then.
    const overdue = now - lookedAt - LOOK_MS
    const late = Math.max(overdue, delays.count === 0 ? 0 : delays.percentile(50) / 1e6 - RESOLUTION_MS)
    lookedAt = now
    // A loop that never rests has a line outside: it takes in one new connection a turn, however many knock.
    const { utilization } = performance.eventLoopUtilization(used)
    used = performance.eventLoopUtilization()
    const busy = Math.max(0, (utilization - BUSY) / (1 - BUSY)) * 2 * targetMs
    delays.reset()
    state = targetMs === 0 ? { ...idle, delayMs: late } : look(state, Math.max(0, late, busy), targetMs)
  }, LOOK_MS)
  timer.unref()
  const stop = (): void => {
    clearInterval(timer)
    delays.disable()
  }
  return { current: () => state, stop }
}
