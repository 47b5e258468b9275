import { FILES_ERROR } from '@site/contracts/module-loader'
import type { BackendError } from '@stageside/kit'

/** A release by name and version. */
export interface ReleaseName {
  readonly remote: string
  readonly version: string
}

/** `/releases/<name>/<version>/<file>` in an address or a stack trace; a `~n` marks a retry of the same version. */
const ADDRESS = /\/releases\/(shell|mf-[a-z0-9-]+)\/([0-9a-zA-Z.-]+)(?:~\d+)?\/([\w./-]*)/g
/** The renderer, which is a file of the shell's: it runs the components of all others (`react-dom.ts`). */
const RENDERER = /^assets\/react-dom-/

/** The releases whose code a stack trace names, from where the error was thrown outwards. */
const releasesIn = (stack: string): ReleaseName[] =>
  [...stack.matchAll(ADDRESS)].flatMap(([, remote = '', version = '', file = '']) =>
    remote === 'shell' && RENDERER.test(file) ? [] : [{ remote, version }],
  )

/** The release whose code a stack trace names first; null when it names none. */
export const releaseFromStack = (stack: string): ReleaseName | null => releasesIn(stack)[0] ?? null

/** The release of a component in React's stack of components: a remote, whose elements may be the shell's shared ones. */
export const releaseOfComponent = (stack: string): ReleaseName | null => {
  const found = releasesIn(stack)
  return found.find(({ remote }) => remote !== 'shell') ?? found[0] ?? null
}

const OUTSIDE_NAME = /^(?:Outside|Abort|Timeout|Network|AuthRetryableFetch)Error$/
/** An error of the shell that tells of the connection, a server or a change of the registry, and charges nobody. */
export const outsideError = (message: string): Error => Object.assign(new Error(message), { name: 'OutsideError' })

/** What Chromium, Firefox and WebKit say of a request that did not get through. */
const NOT_THROUGH = /to fetch|Load failed|loading dynamically|module script failed| connection /
/** A file of a release that the server refuses, or that is not what was published: the release's own trouble. */
const WRONG_FILE = /HTTP (?:200|4(?!08|29)\d\d)$/

/** Statuses of a call that its caller put together wrongly; others are about what a visitor asked for, or tell of the server. */
const MALFORMED = /^4(?:0[05]|1[345]|22)$/

/** By its name: a remote may bring a class of its own. */
export const isCall = (error: unknown): error is BackendError =>
  error instanceof Error && error.name === 'BackendError' && 'status' in error

/** Whether a call was refused because of what its caller sent. */
export const isMalformed = ({ status }: BackendError): boolean => MALFORMED.test(String(status))

const isOutside = (error: Error): boolean => {
  if (isCall(error)) return !isMalformed(error)
  if (error.name === FILES_ERROR) return !WRONG_FILE.test(error.message)
  return OUTSIDE_NAME.test(error.name) || (error.name === 'TypeError' && NOT_THROUGH.test(error.message))
}

/** An error and what it was caused by. */
const chainOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...(error.cause === error ? [] : chainOf(error.cause))] : []

/**
 * The release that is at fault for a failure; null where nobody is: a bad network, a backend that does not answer, an extension of the
 * browser. It is the one whose code threw. Inside a region, which is a page or a part of a remote, what libraries of the shell throw is
 * the region's, and so is a call that was refused as malformed.
 */
export const chargedRelease = (error: unknown, region: ReleaseName | null): ReleaseName | null => {
  const chain = chainOf(error)
  if (chain.some(isOutside)) return null
  const [first] = chain
  // Chromium repeats the message in the stack, and a message may hold any address.
  const thrown = first === undefined ? null : releaseFromStack((first.stack ?? '').replace(first.message, ''))
  const isOfShell = thrown === null || thrown.remote === 'shell' || chain.some(isCall)
  return isOfShell ? (region ?? thrown) : thrown
}
