import { allowsAnalytics, CONSENT_EVENT } from '@site/contracts/consent'
import { trimPath } from '@site/contracts/trim-path'
import { whenIdle } from '../when-idle.ts'
import type { Measured } from './measure.ts'

const mayCount = (): boolean => allowsAnalytics(() => window.localStorage)

/**
 * Measures this visit once the visitor has consented, at once or later on the page. The measuring code is loaded only then, when
 * the browser is idle.
 */
export const startRum = (measured: Measured): void => {
  let begun = false
  const begin = (): void => {
    if (begun || !mayCount()) return
    begun = true
    whenIdle(
      () =>
        void import('./measure.ts')
          // Handed over: a module that two files import becomes a file of its own, which every page would wait for.
          .then(({ measure }) => measure(measured, trimPath(window.location.pathname), mayCount))
          // Measuring is optional: ignore a failed load.
          .catch(() => undefined),
      10_000,
    )
  }
  begin()
  window.addEventListener(CONSENT_EVENT, begin)
}
