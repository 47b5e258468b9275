/** One failure report: no form content, no part of the address but the path. */
interface FailureReport {
  readonly composition: string
  readonly message: string
  readonly path: string
  readonly context: Record<string, string>
}
type Report = (error: unknown, context?: Record<string, string>) => void

/** Logs a failure with the composition it happened in. Each distinct failure is sent once per page. */
export const createReporter = (composition: string): Report => {
  const seen = new Set<string>()
  return (error, context = {}) => {
    const message = error instanceof Error ? error.message : String(error)
    console.error(`[${composition}]`, message, context)
    const key = `${message}|${JSON.stringify(context)}`
    if (seen.has(key)) return
    seen.add(key)
    const report: FailureReport = {
      composition,
      message: message.slice(0, 500),
      path: window.location.pathname,
      context,
    }
    // Firefox has a setting that removes it.
    navigator.sendBeacon?.('/report', new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }
}

/** `/releases/<name>/<version>/…` in an address or a stack trace; a `~n` marks a retry of the same version. */
const ADDRESS = /\/releases\/(shell|mf-[a-z0-9-]+)\/([0-9a-zA-Z.-]+)(?:~\d+)?\//

/** The release whose code a stack trace names first; an empty object when it names none. */
export const releaseFromStack = (stack: string): { remote: string; version: string } | Record<string, never> => {
  const [, remote, version] = ADDRESS.exec(stack) ?? []
  return remote === undefined || version === undefined ? {} : { remote, version }
}

/** Reports errors that no error boundary catches: those of event handlers and promises. */
export const reportUncaught = (target: Window, report: Report): void => {
  const uncaught = (error: unknown, where: string) => {
    // Browser notices and errors of extension scripts come without an error object.
    if (error instanceof Error) report(error, { where, ...releaseFromStack(error.stack ?? '') })
  }
  target.addEventListener('error', (event) => uncaught(event.error, 'handler'))
  target.addEventListener('unhandledrejection', (event) => uncaught(event.reason, 'promise'))
}
