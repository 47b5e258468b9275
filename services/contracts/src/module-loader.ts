/**
 * Downloads files of releases before they are imported. It is part of the page itself (`services/bff`) and loads the page's first
 * scripts, remotes and their lazy chunks. Reasons: docs/decisions/018.
 */
export interface ModuleLoader {
  /** Hashes (Subresource Integrity) by address, of every file that may be loaded. The shell adds further ones. */
  readonly integrity: Record<string, string>
  /**
   * Downloads scripts without running them, checks their hashes, and applies style sheets. Retries when the connection is lost, then
   * rejects with an error named `FilesError`. Another call downloads them again.
   */
  readonly prefetch: (addresses: readonly string[]) => Promise<void>
  /** The same before an import: the imported script, which is the first, and its dependencies. */
  readonly prepare: (addresses: readonly string[]) => Promise<void>
  /** Runs a page's first scripts once all of them are downloaded, however long that takes. */
  readonly start: (addresses: readonly string[]) => Promise<void>
}

/** Name of the error for files that could not be downloaded; a retry may help. */
export const FILES_ERROR = 'FilesError'

declare global {
  /** Undefined on pages of development servers, which leave loading to the browser. */
  var moduleLoader: ModuleLoader | undefined
}
