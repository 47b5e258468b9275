import { monitorEventLoopDelay } from 'node:perf_hooks'
import { idle, look, type Admission } from '@site/contracts/admission'

/** How often the event loop is looked at, in ms; what the gains of the controller are made for. */
const LOOK_MS = 100
const RESOLUTION_MS = 10

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
  const timer = setInterval(() => {
    const late = delays.count === 0 ? LOOK_MS : delays.percentile(50) / 1e6 - RESOLUTION_MS
    delays.reset()
    state = targetMs === 0 ? { ...idle, delayMs: late } : look(state, Math.max(0, late), targetMs)
  }, LOOK_MS)
  timer.unref()
  const stop = (): void => {
    clearInterval(timer)
    delays.disable()
  }
  return { current: () => state, stop }
}
