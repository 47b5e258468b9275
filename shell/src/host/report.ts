import type { FailureReport } from '@site/contracts/failure-report'
import { NOBODY } from '@site/contracts/nobody'
import { chargedRelease, type ReleaseName } from './charge.ts'

export interface ReportOptions {
  /** The release whose page or part it happened in. */
  readonly region?: ReleaseName | null
  /** Of a failure that the page copes with and the browser's console tells of already: nobody's is sent once in a document. */
  readonly quiet?: boolean
}
export type Report = (error: unknown, context?: Record<string, string>, options?: ReportOptions) => void

/** Names that a report tells were charged before. */
const MOST_EARLIER = 20

/**
 * Logs a failure with the composition it happened in, and tells the server whom it is charged to. Each distinct failure is sent once per
 * document. `overridden`: the visitor chose versions.
 */
export const createReporter = (composition: string, overridden: boolean): Report => {
  const seen = new Set<unknown>()
  const earlier: string[] = []
  const document = window.location.pathname
  return (error, context = {}, { region = null, quiet = false } = {}) => {
    const charged = chargedRelease(error, region)
    const name = charged?.remote ?? NOBODY
    const message = error instanceof Error ? error.message : String(error)
    const told = { ...(charged ?? region), ...context }
    const key = `${message}|${JSON.stringify(told)}`
    if (!quiet) console.error(`[${composition}]`, message, told)
    if (seen.has(key) || seen.has(error) || (quiet && name === NOBODY && earlier.includes(name))) return
    seen.add(key)
    // A call that failed is told of when it does, and perhaps again by whoever made it.
    if (error instanceof Error) seen.add(error)
    const report: FailureReport = {
      composition,
      message: message.slice(0, 500),
      path: window.location.pathname,
      context: told,
      charged: charged !== null,
      document,
      earlier: earlier.slice(0, MOST_EARLIER),
      ...(overridden ? { overridden } : {}),
    }
    if (!earlier.includes(name)) earlier.push(name)
    // Firefox has a setting that removes it.
    navigator.sendBeacon?.('/report', new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }
}

/** Reports errors that no error boundary catches: those of event handlers and promises. */
export const reportUncaught = (target: Window, report: Report): void => {
  const uncaught = (error: unknown, where: string) => {
    // Browser notices and errors of extension scripts come without an error object.
    if (error instanceof Error) report(error, { where })
  }
  target.addEventListener('error', (event) => uncaught(event.error, 'handler'))
  target.addEventListener('unhandledrejection', (event) => uncaught(event.reason, 'promise'))
}
