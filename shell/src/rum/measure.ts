import type { RumBeacon, VitalName } from '@site/contracts/rum'
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { remoteLoads } from './remote-loads.ts'

const MOST_REMOTES = 20

const loadedFiles = (): PerformanceResourceTiming[] =>
  performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)

/**
 * Measures this view of the page at `path` and sends it once, when the page is left or hidden, unless consent was withdrawn meanwhile.
 */
export const measure = (composition: string, path: string, mayCount: () => boolean): void => {
  const vitals: Partial<Record<VitalName, number>> = {}
  const note = ({ name, value }: Metric): void => {
    vitals[name] = Math.round(value * 1000) / 1000
  }
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note)
  const send = (): void => {
    if (document.visibilityState !== 'hidden') return
    // Runs after the library's own listeners, which finalise the metrics at the same event.
    document.removeEventListener('visibilitychange', send)
    if (!mayCount()) return
    const beacon: RumBeacon = { composition, path, vitals, remotes: remoteLoads(loadedFiles()).slice(0, MOST_REMOTES) }
    navigator.sendBeacon?.('/rum', new Blob([JSON.stringify(beacon)], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', send)
}
