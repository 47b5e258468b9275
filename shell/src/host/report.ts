import { ENTERED_PATH } from '@site/contracts/entered-path'
import type { EnteredReport, FailureReport } from '@site/contracts/failure-report'
import { NOBODY } from '@site/contracts/nobody'
import { chargedRelease, type ReleaseName } from './charge.ts'

export interface ReportOptions {
  /** The release whose page or part it happened in. */
  readonly region?: ReleaseName | null
  /** Of a failure that the page copes with and the browser's console tells of already: nobody's is sent once in a document. */
  readonly quiet?: boolean
}
export type Report = (error: unknown, context?: Record<string, string>, options?: ReportOptions) => void

// Firefox has a setting that removes it.
const send = (path: string, body: FailureReport | EnteredReport): void =>
  void navigator.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))

/**
 * Logs a failure with the composition it happened in, and tells the server whom it is charged to. Each distinct failure is sent once per
 * document. `overridden`: the visitor chose versions, and is not counted. `enter` tells that the visitor came to a release without loading
 * a document: its first version in this one counts as a visit.
 */
export const createReporter = (composition: string, overridden: boolean) => {
  const seen = new Set<unknown>()
  const earlier: string[] = []
  const entered: ReleaseName[] = []
  const document = window.location.pathname
  const enter = (release: ReleaseName): void => {
    if (overridden || entered.some(({ remote }) => remote === release.remote)) return
    entered.push(release)
    send(ENTERED_PATH, { composition, release })
  }
  const report: Report = (error, context = {}, { region = null, quiet = false } = {}) => {
    const charged = chargedRelease(error, region)
    const name = charged?.remote ?? NOBODY
    const message = error instanceof Error ? error.message : String(error)
    const named = charged ?? region
    // Last, so that no remote names another; a region may be an error, which has more than these.
    const told = { ...context, ...(named && { remote: named.remote, version: named.version }) }
    const key = `${message}|${JSON.stringify(told)}`
    if (!quiet) console.error(`[${composition}]`, message, told)
    if (seen.has(key) || seen.has(error) || (quiet && name === NOBODY && earlier.includes(name))) return
    // A call that failed is told of when it does, and perhaps again by whoever made it.
    seen.add(key).add(error)
    send('/report', {
      composition,
      message: message.slice(0, 500),
      path: window.location.pathname,
      context: told,
      charged: charged !== null,
      document,
      earlier,
      entered,
      ...(overridden && { overridden }),
    })
    if (!earlier.includes(name)) earlier.push(name)
  }
  return { report, enter }
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
