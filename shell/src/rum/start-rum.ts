import { allowsAnalytics, CONSENT_EVENT } from '@site/contracts/consent'

const mayCount = (): boolean => allowsAnalytics(() => window.localStorage)

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 2000)
}

/**
 * Counts this visit once the visitor has agreed to it, at once or later on the page. Until then not a byte of what measures is
 * loaded; afterwards it waits until the page has nothing better to do.
 */
export const startRum = (composition: string): void => {
  let begun = false
  const begin = (): void => {
    if (begun || !mayCount()) return
    begun = true
    whenIdle(
      () =>
        void import('./measure.ts')
          .then(({ measure }) => measure(composition, mayCount))
          // A visit that cannot be counted is nobody's trouble.
          .catch(() => undefined),
    )
  }
  begin()
  window.addEventListener(CONSENT_EVENT, begin)
}
