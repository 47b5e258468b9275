import type { RumBeacon, VitalName } from '@site/contracts/rum'
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { remoteLoads } from './remote-loads.ts'

const MOST_REMOTES = 20

const loadedFiles = (): PerformanceResourceTiming[] =>
  performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)

/** What is sent beside the vitals. */
export interface Measured {
  readonly composition: string
  /** The visitor chose versions. */
  readonly overridden: boolean
  /** Measures of remotes that happened by now, as `<remote> <name>`. */
  readonly measures: ReadonlySet<string>
}
const MOST_MEASURES = 20

const namedOf = (measures: ReadonlySet<string>): NonNullable<RumBeacon['named']> =>
  [...measures].slice(0, MOST_MEASURES).map((each) => {
    const [remote = '', name = ''] = each.split(' ')
    return { remote, name }
  })

/**
 * Measures this view of the page at `path` and sends it once, when the page is left or hidden, unless consent was withdrawn meanwhile.
 */
export const measure = (
  { composition, overridden, measures }: Measured,
  path: string,
  mayCount: () => boolean,
): void => {
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
    const beacon: RumBeacon = {
      composition,
      path,
      vitals,
      remotes: remoteLoads(loadedFiles()).slice(0, MOST_REMOTES),
      ...(measures.size === 0 ? {} : { named: namedOf(measures) }),
      ...(overridden ? { overridden } : {}),
    }
    navigator.sendBeacon?.('/rum', new Blob([JSON.stringify(beacon)], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', send)
}
