/** One failure report: no form content, no part of the address but the path. */
export interface FailureReport {
  readonly composition: string
  readonly message: string
  readonly path: string
  readonly context: Record<string, string>
}

/** Logs a failure with the composition it happened in. Each distinct failure is sent once per page. */
export const createReporter = (composition: string) => {
  const seen = new Set<string>()
  return (error: unknown, context: Record<string, string> = {}): void => {
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
