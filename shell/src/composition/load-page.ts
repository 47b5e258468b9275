import type { ComposedRemote } from '@site/contracts/composition'
import { CONTRACT_VERSION } from '@site/contracts/contract-version'
import type { PageModule, Remote } from '@site/kit'
import { loadContainer } from './federation.ts'

/** The runtime has no time limit worth the name, so a remote that hangs would hang its region for ever. */
export const REMOTE_TIMEOUT_MS = 8000

/** Why a page could not be shown, with what a report needs to find it. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly remote: string
  readonly version: string

  constructor(remote: string, version: string, message: string, cause?: unknown) {
    super(`${remote}@${version}: ${message}`, { cause })
    this.remote = remote
    this.version = version
  }
}

const major = (version: string): string => version.split('.')[0] ?? ''

const within = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** A second try needs another address: a module that failed or hangs stays so for its address. The server serves both. */
export const retryAddress = (entry: string, attempt: number): string =>
  attempt === 0 ? entry : entry.replace(/^(\/releases\/[^/]+\/[^/]+)/, `$1~${attempt}`)

const speaks = (contract: string): void => {
  if (major(contract) !== major(CONTRACT_VERSION))
    throw new Error(`built for contract ${contract}, the shell speaks ${CONTRACT_VERSION}`)
}

const loadFrom = async (remote: ComposedRemote, entry: string, page: string, attempt: number): Promise<PageModule> => {
  // A remote takes `defineRemote` from the shell and with it the shell's number: only the release says what it was built for.
  if (entry === remote.entry) speaks(remote.contract)
  const container: Remote = await loadContainer(remote, retryAddress(entry, attempt))
  speaks(container.contract)
  const loader = container.pages[page]
  if (loader === undefined) throw new Error(`has no page '${page}'`)
  return loader()
}

/**
 * Loads one page of a remote: its version in the composition, then once its last good version. Rejects with a `RemoteError`
 * after at most 8 s for each.
 */
export const loadPage = async (
  remote: ComposedRemote,
  page: string,
  attempt: number,
  onFailure: (error: RemoteError) => void,
): Promise<PageModule> => {
  const candidates = [
    { version: remote.version, entry: remote.entry },
    ...(remote.lastGood === undefined ? [] : [remote.lastGood]),
  ]
  let last = new RemoteError(remote.name, remote.version, 'nothing to load')
  for (const { version, entry } of candidates) {
    try {
      return await within(loadFrom(remote, entry, page, attempt), REMOTE_TIMEOUT_MS)
    } catch (error) {
      last = new RemoteError(remote.name, version, error instanceof Error ? error.message : String(error), error)
      onFailure(last)
    }
  }
  throw last
}
