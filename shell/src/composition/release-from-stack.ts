/** `/releases/<name>/<version>/…` in an address or a stack trace; a `~n` marks a retry of the same version. */
const ADDRESS = /\/releases\/(shell|mf-[a-z0-9-]+)\/([0-9a-zA-Z.-]+)(?:~\d+)?\//

/** The release whose code a stack trace names first; an empty object when it names none. */
export const releaseFromStack = (stack: string): { remote: string; version: string } | Record<string, never> => {
  const [, remote, version] = ADDRESS.exec(stack) ?? []
  return remote === undefined || version === undefined ? {} : { remote, version }
}

type Report = (error: unknown, context?: Record<string, string>) => void

/** Reports errors that no error boundary catches: those of event handlers and promises. */
export const reportUncaught = (target: Window, report: Report): void => {
  const uncaught = (error: unknown, where: string) => {
    // Browser notices and errors of extension scripts come without an error object.
    if (error instanceof Error) report(error, { where, ...releaseFromStack(error.stack ?? '') })
  }
  target.addEventListener('error', (event) => uncaught(event.error, 'handler'))
  target.addEventListener('unhandledrejection', (event) => uncaught(event.reason, 'promise'))
}
