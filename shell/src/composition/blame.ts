/** `/releases/<name>/<version>/…` in an address or a stack trace; a `~n` marks a second try of the same version. */
const ADDRESS = /\/releases\/(shell|mf-[a-z0-9-]+)\/([0-9a-zA-Z.-]+)(?:~\d+)?\//

/** The release whose code a stack trace names first; nothing when it names none. */
export const blame = (stack: string): { remote: string; version: string } | Record<string, never> => {
  const [, remote, version] = ADDRESS.exec(stack) ?? []
  return remote === undefined || version === undefined ? {} : { remote, version }
}

type Report = (error: unknown, context?: Record<string, string>) => void

/** Reports what no boundary sees: handlers and promises of a remote that fail leave its page standing, and nobody the wiser. */
export const reportUncaught = (target: Window, report: Report): void => {
  const uncaught = (error: unknown, where: string) => {
    // Without an error there is no code to blame: notices of the browser, and scripts of extensions.
    if (error instanceof Error) report(error, { where, ...blame(error.stack ?? '') })
  }
  target.addEventListener('error', (event) => uncaught(event.error, 'handler'))
  target.addEventListener('unhandledrejection', (event) => uncaught(event.reason, 'promise'))
}
