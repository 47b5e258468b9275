/** What the page notes about its own loading, in ms since navigation. */
export interface PageTimes {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** What moved, and by how much. */
  readonly shifts: readonly string[]
  /** Start and length of every task over 50 ms. */
  readonly longTasks: readonly (readonly [number, number])[]
  /** When the frame's effects had run and React knew the page's heading: then controls answer. Null until then. */
  readonly usable: number | null
  /** How long ago the last of those tasks ended. */
  readonly idleFor: number
}

declare global {
  interface Window {
    benchTimes: () => PageTimes
  }
}

/** Runs in the page before anything else does: it must not use anything outside itself. */
export const observePage = (): void => {
  let fcp = 0
  let lcp = 0
  let cls = 0
  let usable: number | null = null
  const longTasks: [number, number][] = []
  const shifts: string[] = []
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!('value' in entry && typeof entry.value === 'number' && 'sources' in entry && Array.isArray(entry.sources)))
      return
    cls += entry.value
    const moved = entry.sources.map(({ node }) =>
      node === null ? 'gone' : `${node.nodeName} ${node.textContent}`.slice(0, 60),
    )
    shifts.push(`${entry.value.toFixed(3)} at ${Math.round(entry.startTime)} ms: ${moved.join(' | ')}`)
  })
  watch('longtask', (entry) => void longTasks.push([entry.startTime, entry.duration]))
  const answers = (): boolean => {
    const heading = document.querySelector('main h1')
    return (
      'openWaitlist' in window &&
      heading !== null &&
      Object.keys(heading).some((key) => key.startsWith('__reactProps$'))
    )
  }
  const look = (): void => {
    if (answers()) usable = performance.now()
    else setTimeout(look, 10)
  }
  setTimeout(look, 10)
  window.benchTimes = () => {
    const busyUntil = Math.max(0, ...longTasks.map(([start, length]) => start + length))
    return { fcp, lcp, cls, shifts, longTasks, usable, idleFor: performance.now() - busyUntil }
  }
}

/** Total blocking time: what tasks between first paint and `until` held the page beyond 50 ms each, in ms. */
export const blockingTime = ({ fcp, longTasks }: Pick<PageTimes, 'fcp' | 'longTasks'>, until: number): number =>
  longTasks
    .filter(([start, length]) => start + length > fcp && start < until)
    .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0)
