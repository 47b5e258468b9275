/**
 * Downloads files of releases before they are imported. It is part of the page itself (`services/bff`) and loads the page's first
 * scripts, remotes and their lazy chunks. Reasons: docs/decisions/018.
 */
export interface ModuleLoader {
  /** Hashes (Subresource Integrity) by address, of every file that may be loaded. The shell adds further ones. */
  readonly integrity: Record<string, string>
  /**
   * Downloads scripts, checked against their hashes, without running them, and applies style sheets. Tries again when the connection
   * is lost; rejects with an error named `FilesError` when they do not come. Another call then asks for them again.
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
