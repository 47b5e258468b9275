import type { Composition, IntegrityByFile } from '@site/contracts/composition'
import type { RegistryVersion } from '@site/contracts/registry'
import { checkedFiles } from '@site/releases'

/** Hashes of the scripts and style sheets of releases, by address on the site. */
export const hashesOf = (versions: readonly RegistryVersion[]): IntegrityByFile =>
  Object.fromEntries(
    versions.flatMap(({ extras: { modulefederation: release } }) =>
      Object.entries(checkedFiles(release)).map(([path, hash]) => [
        `/releases/${release.name}/${release.version}/${path}`,
        hash,
      ]),
    ),
  )

/**
 * The import map of a page, as the text of its script element: browsers check every module of it against its hash, however it
 * is loaded. The shell adds those it learns about later (`shell/src/composition/release-files.ts`).
 */
export const importMapText = (hashes: IntegrityByFile): string =>
  JSON.stringify({ integrity: Object.fromEntries(Object.entries(hashes).filter(([path]) => path.endsWith('.js'))) })

/**
 * The composition as a page carries it. Its hashes stand in the import map already, and those of its last good version are asked
 * for by the few who need them.
 */
export const withoutHashes = (composition: Composition): Composition => ({
  ...composition,
  remotes: composition.remotes.map(({ name, version, contract, entry, boot, routes, lastGood }) => ({
    name,
    version,
    contract,
    entry,
    boot,
    routes,
    ...(lastGood === undefined ? {} : { lastGood: { version: lastGood.version, entry: lastGood.entry, boot: [] } }),
  })),
})

/** Blocks scripts without a hash (W3C Integrity Policy). */
const INTEGRITY_POLICY = 'blocked-destinations=(script), endpoints=(reports)'

/**
 * The integrity policy for a browser, by its `User-Agent`; null where it would refuse our own code. It needs a browser that takes an
 * import map's hashes for `import()`, which WebKit does not, and import maps that come later, which Firefox does not
 * (docs/decisions/018): that leaves Chromium.
 */
export const integrityPolicyFor = (userAgent: string | undefined): string | null =>
  userAgent !== undefined && /Chrome\/\d/.test(userAgent) ? INTEGRITY_POLICY : null
