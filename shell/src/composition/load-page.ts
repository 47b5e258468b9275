import type { ComposedRemote } from '@site/contracts/composition'
import { CONTRACT_VERSION } from '@site/contracts/contract-version'
import { FILES_ERROR, type ModuleLoader } from '@site/contracts/module-loader'
import type { PageModule, PartModule } from '@stageside/kit'
import { outsideError } from '../host/charge.ts'
import { isFromSource, loadRemote } from './load-remote.ts'
import { fetchComposition } from './read.ts'
import { folderOf, integrityOf, registerRelease, type ReleaseFiles } from './release-files.ts'

/**
 * Time limit for loading a remote, in ms; an import has none. Leaves one second of the 8 s after which a fallback must
 * be shown (docs/decisions/011).
 */
export const REMOTE_TIMEOUT_MS = 7000
/** The least time a remote gets, in ms, however slowly the page itself loaded. */
const MIN_TIMEOUT_MS = 3000

/** A module of a remote that is loaded by name: of a page, or of a part that fills a slot or is a dialog. */
export type LoadedModule = Partial<PageModule & PartModule>

/** Why a page could not be loaded, with the remote and version for the report. */
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

const withTimeLimit = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(outsideError(`no answer within ${Math.round(ms / 100) / 10} s`)), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** True when files could not be fetched: they were never imported, so a retry can use the same address. */
export const isFilesError = ({ cause }: RemoteError): boolean => cause instanceof Error && cause.name === FILES_ERROR

/** Browsers keep a module that threw or hangs by its address, so a retry needs another one (docs/decisions/002). */
export const retryAddress = (entry: string, attempt: number): string =>
  attempt === 0 ? entry : entry.replace(/^(\/releases\/[^/]+\/[^/]+)/, `$1~${attempt}`)

const assertContract = (contract: string): void => {
  if (major(contract) !== major(CONTRACT_VERSION))
    throw new Error(`built for contract ${contract}, the shell speaks ${CONTRACT_VERSION}`)
}

/** The composed version, or the last good one. */
type Candidate = NonNullable<ComposedRemote['lastGood']> & Pick<ComposedRemote, 'pages'>

/** Fetches the file list of a published version that the page does not include. */
const publishedFiles = async (name: string, version: string): Promise<ReleaseFiles> => {
  const { remotes } = await fetchComposition({ [name]: version })
  const found = remotes.find((each) => each.name === name && each.version === version)
  if (found?.integrity === undefined) throw new Error('is not published any more')
  return { boot: found.boot, integrity: found.integrity }
}

/** The files of a page: those that its remote boots from, and its own as far as they are known. Null where it is no release. */
const filesOf = async (
  name: string,
  { version, entry, boot, integrity, pages }: Candidate,
  address: string,
  page: string,
): Promise<{
  readonly loader: ModuleLoader
  readonly files: readonly string[]
  readonly ofPage: readonly string[]
} | null> => {
  const loader = globalThis.moduleLoader
  const folder = folderOf(address)
  if (loader === undefined || folder === null) return null
  const files = await registerRelease(folder, loader, () => {
    const hashes = integrity ?? integrityOf(loader.integrity, entry)
    return hashes === null || boot.length === 0 ? publishedFiles(name, version) : { boot, integrity: hashes }
  })
  return { loader, files, ofPage: (pages?.[page] ?? []).map((file) => `${folder}${file}`) }
}

/** Downloads the files of a page without running them. */
export const downloadPage = async (remote: ComposedRemote, page: string): Promise<void> => {
  const found = await filesOf(remote.name, remote, remote.entry, page)
  await found?.loader.prefetch([...found.files, ...found.ofPage])
}

/** Fetches the boot files of a remote, if it is a release. */
const prepare = async (name: string, candidate: Candidate, address: string, page: string): Promise<void> => {
  const found = await filesOf(name, candidate, address, page)
  if (found === null) return
  const { loader, files, ofPage } = found
  // Beside the boot files: asked for when these run, they would come a round trip later. Whatever fails is asked for once more then.
  if (ofPage.length > 0) loader.prefetch(ofPage).catch(() => undefined)
  await loader.prepare(files)
}

const loadFrom = async (
  remote: ComposedRemote,
  candidate: Candidate,
  page: string,
  attempt: number,
): Promise<LoadedModule> => {
  // `defineRemote` is the shell's and sets the shell's contract version: only the release says what the remote was built for.
  if (candidate.entry === remote.entry) assertContract(remote.contract)
  const address = retryAddress(candidate.entry, attempt)
  await prepare(remote.name, candidate, address, page)
  const loaded = await loadRemote(remote.name, address)
  assertContract(loaded.contract)
  const loader = loaded.pages[page] ?? loaded.parts?.[page]
  if (loader === undefined) throw new Error(`has no page '${page}'`)
  const module: LoadedModule = await loader()
  await module.load?.(window.location.search)
  return module
}

/**
 * Loads one page or part of a remote: its version in the composition, then once its last good version. Rejects with a `RemoteError`
 * after at most 7 s for each. The first limit counts from `since`, on the page's clock: when the visitor began to wait.
 */
export const loadPage = async (
  remote: ComposedRemote,
  page: string,
  attempt: number,
  onFailure: (error: RemoteError) => void,
  since: number = performance.now(),
): Promise<LoadedModule> => {
  const candidates: readonly Candidate[] = [remote, ...(remote.lastGood === undefined ? [] : [remote.lastGood])]
  let lastError = new RemoteError(remote.name, remote.version, 'nothing to load')
  let limit = Math.max(MIN_TIMEOUT_MS, REMOTE_TIMEOUT_MS - (performance.now() - since))
  for (const candidate of candidates) {
    try {
      const loading = loadFrom(remote, candidate, page, attempt)
      // A dev server answers once it has prepared what a source imports for the first time: half a minute is nothing to report.
      return await (import.meta.env.DEV && isFromSource(candidate.entry) ? loading : withTimeLimit(loading, limit))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      lastError = new RemoteError(remote.name, candidate.version, message, error)
      onFailure(lastError)
    }
    limit = REMOTE_TIMEOUT_MS
  }
  throw lastError
}
