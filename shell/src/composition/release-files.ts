import type { IntegrityByFile } from '@site/contracts/composition'
import { IMPORT_MAP_POLICY, NONCE_TIMING } from '@site/contracts/page-elements'

/** What must be known of a published version before it can be loaded. */
export interface ReleaseFiles {
  /** Scripts that the entry runs on, itself first, by path in the release's folder. */
  readonly boot: readonly string[]
  readonly integrity: IntegrityByFile
}

/** A release's folder in an address; a `~n` after the version is another address of the same files. */
const FOLDER = /^\/releases\/[^/]+\/[^/]+\//

/** The folder of the release behind `entry`; null for entries outside the release store, such as sources of the dev server. */
export const folderOf = (entry: string): string | null => FOLDER.exec(entry)?.[0] ?? null

/** Hashes by address for the files of a release. */
export const addressed = (folder: string, integrity: IntegrityByFile): Record<string, string> =>
  Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [`${folder}${file}`, hash]))

/** The hashes of the release behind `entry` among those of a page, by path in its folder; null when the page does not name it. */
export const integrityOf = (known: Readonly<Record<string, string>>, entry: string): IntegrityByFile | null => {
  const folder = folderOf(entry)
  if (folder === null || !(entry in known)) return null
  return Object.fromEntries(
    Object.entries(known).flatMap(([address, hash]) =>
      address.startsWith(folder) ? [[address.slice(folder.length), hash]] : [],
    ),
  )
}

/**
 * The nonce that this response's policy accepts for import maps. It comes in a header, as the HTML is cached and the same for all
 * visitors; only scripts of the page can read it.
 */
const nonceOf = (): string => {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation === undefined || !(navigation instanceof PerformanceNavigationTiming)) return ''
  return navigation.serverTiming?.find(({ name }) => name === NONCE_TIMING)?.description ?? ''
}

declare global {
  // The library's types do not know them yet (W3C Trusted Types).
  var trustedTypes:
    | { createPolicy: (name: string, rules: { createScript: (text: string) => string }) => typeof rules }
    | undefined
}
const policy = globalThis.trustedTypes?.createPolicy(IMPORT_MAP_POLICY, { createScript: (text) => text })

/**
 * Adds hashes in a further import map. In browsers that accept only the first one, the loader checks them; so it does where the nonce is
 * not to be read, since the policy would refuse the map and report it.
 */
const appendImportMap = (integrity: Readonly<Record<string, string>>): void => {
  const nonce = nonceOf()
  if (nonce === '') return
  const text = JSON.stringify({ integrity })
  const script = Object.assign(document.createElement('script'), { type: 'importmap', nonce })
  script.textContent = policy?.createScript(text) ?? text
  document.head.append(script)
}

const bootFiles = new Map<string, readonly string[]>()

/**
 * Registers the integrity hashes of the release in a folder and returns the addresses of its boot scripts. `find` supplies what the
 * page does not know of the release.
 */
export const registerRelease = async (
  folder: string,
  loader: { readonly integrity: Record<string, string> },
  find: () => Promise<ReleaseFiles> | ReleaseFiles,
): Promise<readonly string[]> => {
  const known = bootFiles.get(folder)
  if (known !== undefined) return known
  const { boot, integrity } = await find()
  const files = boot.map((file) => `${folder}${file}`)
  // A page names every script of the release it shows, and none of any other.
  if (!((files[0] ?? '') in loader.integrity)) {
    const hashes = addressed(folder, integrity)
    Object.assign(loader.integrity, hashes)
    appendImportMap(hashes)
  }
  bootFiles.set(folder, files)
  return files
}
