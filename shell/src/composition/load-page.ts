import type { ComposedRemote, IntegrityByFile } from '@site/contracts/composition'
import { CONTRACT_VERSION } from '@site/contracts/contract-version'
import { FILES_ERROR } from '@site/contracts/module-loader'
import type { PageModule, Remote } from '@site/kit'
import { loadContainer } from './federation.ts'
import { fetchComposition } from './read.ts'
import { integrityOf, isRelease, registerRelease, type ReleaseFiles } from './release-files.ts'

/**
 * The runtime has no time limit worth the name, so a remote that hangs would hang its region for ever. A second is left of the 8 s
 * after which a fall-back must stand (docs/decisions/011).
 */
export const REMOTE_TIMEOUT_MS = 7000
/** However long the page was on its way itself, its remote gets this much. */
const AT_LEAST_MS = 3000

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
    timer = setTimeout(() => reject(new Error(`no answer within ${Math.round(ms / 100) / 10} s`)), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** True when only files did not come: what was never imported can be asked for again at the same address. */
export const isFilesError = ({ cause }: RemoteError): boolean => cause instanceof Error && cause.name === FILES_ERROR

/** A module that failed when it ran, or that hangs, stays so for its address: another try needs another. The server serves both. */
export const retryAddress = (entry: string, attempt: number): string =>
  attempt === 0 ? entry : entry.replace(/^(\/releases\/[^/]+\/[^/]+)/, `$1~${attempt}`)

const speaks = (contract: string): void => {
  if (major(contract) !== major(CONTRACT_VERSION))
    throw new Error(`built for contract ${contract}, the shell speaks ${CONTRACT_VERSION}`)
}

interface Candidate {
  readonly version: string
  readonly entry: string
  readonly boot: readonly string[]
  readonly integrity?: IntegrityByFile | undefined
}

/** Asks for the files of a published version: a page does not carry those of versions it may never need. */
const publishedFiles = async (name: string, version: string): Promise<ReleaseFiles> => {
  const { remotes } = await fetchComposition({ [name]: version })
  const found = remotes.find((each) => each.name === name && each.version === version)
  if (found?.integrity === undefined) throw new Error('is not published any more')
  return { boot: found.boot, integrity: found.integrity }
}

/** Brings the files that a remote starts with, where it is a release. */
const prepare = async (
  name: string,
  { version, entry, boot, integrity }: Candidate,
  address: string,
): Promise<void> => {
  const loader = globalThis.moduleLoader
  if (loader === undefined || !isRelease(address)) return
  const files = await registerRelease(address, loader, () => {
    const hashes = integrity ?? integrityOf(loader.integrity, entry)
    return hashes === null || boot.length === 0 ? publishedFiles(name, version) : { boot, integrity: hashes }
  })
  await loader.prepare(files)
}

const loadFrom = async (
  remote: ComposedRemote,
  candidate: Candidate,
  page: string,
  attempt: number,
): Promise<PageModule> => {
  // A remote takes `defineRemote` from the shell and with it the shell's number: only the release says what it was built for.
  if (candidate.entry === remote.entry) speaks(remote.contract)
  const address = retryAddress(candidate.entry, attempt)
  await prepare(remote.name, candidate, address)
  const container: Remote = await loadContainer(remote, address)
  speaks(container.contract)
  const loader = container.pages[page]
  if (loader === undefined) throw new Error(`has no page '${page}'`)
  return loader()
}

/**
 * Loads one page of a remote: its version in the composition, then once its last good version. Rejects with a `RemoteError`
 * after at most 7 s for each. The first counts from the moment, `since` on the page's clock, at which its visitor began to wait.
 */
export const loadPage = async (
  remote: ComposedRemote,
  page: string,
  attempt: number,
  onFailure: (error: RemoteError) => void,
  since: number = performance.now(),
): Promise<PageModule> => {
  const candidates: readonly Candidate[] = [remote, ...(remote.lastGood === undefined ? [] : [remote.lastGood])]
  let last = new RemoteError(remote.name, remote.version, 'nothing to load')
  let limit = Math.max(AT_LEAST_MS, REMOTE_TIMEOUT_MS - (performance.now() - since))
  for (const candidate of candidates) {
    try {
      return await within(loadFrom(remote, candidate, page, attempt), limit)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      last = new RemoteError(remote.name, candidate.version, message, error)
      onFailure(last)
    }
    limit = REMOTE_TIMEOUT_MS
  }
  throw last
}
