/**
 * Brings files of releases into a page before they are imported. It stands in the page itself (`services/bff`) and serves the page's
 * first scripts, remotes and every lazily loaded part of either alike. Why files come before their import: docs/decisions/018.
 */
export interface ModuleLoader {
  /** Hashes (Subresource Integrity) by address, of every file that may be loaded. The shell adds those it learns of later. */
  readonly integrity: Record<string, string>
  /**
   * Downloads scripts, checked against their hashes, without running them, and applies style sheets. Tries again when the connection
   * is lost; rejects with an error named `FilesError` when they do not come. Another call then asks for them again.
   */
  readonly prefetch: (addresses: readonly string[]) => Promise<void>
  /** The same for a script that is about to be imported, which comes first, and what it needs itself. */
  readonly prepare: (addresses: readonly string[]) => Promise<void>
  /** Runs a page's first scripts once all of them are here, however long the connection is away. */
  readonly start: (addresses: readonly string[]) => Promise<void>
}

/** Name of the error by which a loader says that files did not come, so that asking again may help. */
export const FILES_ERROR = 'FilesError'

declare global {
  /** Not there on pages that no front server wrote: development servers load modules as the browser does. */
  var moduleLoader: ModuleLoader | undefined
}
