/** Versions that the build writes in: those that this command was built beside (`versions.vite.ts`). */
declare const __VERSIONS__: Readonly<Record<string, string>>
declare const __KIT_RANGES__: Readonly<Record<string, string>>

/** Exact version of each package that a new remote installs, by name. */
export const versions = __VERSIONS__

/** Ranges of the packages that the kit shares, by name. */
export const kitRanges = __KIT_RANGES__

/** Version of this command. */
export const version = versions['@stageside/remote'] ?? ''
