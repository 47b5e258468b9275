import type { IntegrityByFile, Route } from '@site/contracts/composition'
import type { RegistryVersion } from '@site/contracts/registry'
import { checkedFiles, type Store } from '@site/releases'

export interface PageFiles {
  /** The entry script. */
  readonly entry: string
  /** Modules that the entry imports. */
  readonly modules: readonly string[]
  /** Modules of the page itself: a prerendered page loads them after its first paint. */
  readonly pageModules: readonly string[]
  readonly styles: readonly string[]
  /** Fonts to preload. */
  readonly fonts: readonly string[]
  readonly icon: string | null
  /** Address by name of what remotes import by name: the shared modules, which the entry of the shell exports. */
  readonly imports: Readonly<Record<string, string>>
  /** Subresource Integrity by address: of these files, and of those that they may load later. */
  readonly hashes: IntegrityByFile
}

/** Fonts that every page needs (`shared-ui/src/fonts.css`); the others come where a page has one of their letters. */
const CORE_FONT = /-core-[^/]*\.woff2$/

/** Turns paths of a release into addresses on the site. */
const addressIn =
  ({ extras: { modulefederation: release } }: RegistryVersion) =>
  (path: string): string =>
    `/releases/${release.name}/${release.version}/${path}`

/** Hashes of the scripts and style sheets of a release, by address on the site. */
const hashesOf = (version: RegistryVersion): IntegrityByFile => {
  const address = addressIn(version)
  return Object.fromEntries(
    Object.entries(checkedFiles(version.extras.modulefederation)).map(([path, hash]) => [address(path), hash]),
  )
}

/** Exactly the files this page needs: the shell's, and those of the remote that owns the route. */
export const filesOf = (shell: RegistryVersion, remote: RegistryVersion | null, { page }: Route): PageFiles => {
  const { boot, entry, files, sharedModules } = shell.extras.modulefederation
  const address = addressIn(shell)
  const own = Object.keys(files)
  const needed = { js: [] as string[], css: [] as string[] }
  if (remote !== null) {
    const release = remote.extras.modulefederation
    for (const part of [release.boot, release.pages[page]]) {
      needed.js.push(...(part?.js ?? []).map(addressIn(remote)))
      needed.css.push(...(part?.css ?? []).map(addressIn(remote)))
    }
  }
  return {
    entry: address(entry),
    modules: boot.js.filter((file) => file !== entry).map(address),
    pageModules: needed.js,
    styles: [...boot.css.map(address), ...needed.css],
    fonts: own.filter((file) => CORE_FONT.test(file)).map(address),
    imports: Object.fromEntries(Object.keys(sharedModules).map((name) => [name, address(entry)])),
    icon: own.includes('favicon.svg') ? address('favicon.svg') : null,
    hashes: { ...hashesOf(shell), ...(remote === null ? null : hashesOf(remote)) },
  }
}

/** A style sheet up to this size costs more as a request than as part of the page, in bytes: Vite's `assetsInlineLimit`. */
const INLINE_BYTES = 4096

/** Rewrites relative addresses of a style sheet for inlining. */
export const rebased = (css: string, address: string): string =>
  css.replaceAll(
    /url\((['"]?)(?![/#]|[a-z]+:)([^)'"]+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${new URL(path, `http://site${address}`).pathname}${quote})`,
  )

/** Splits the style sheets of a page into inlined text and the addresses of those too large for that. */
export const inlineStyles = async (
  store: Store,
  addresses: readonly string[],
): Promise<{ readonly css: string; readonly linked: readonly string[] }> => {
  const linked: string[] = []
  let css = ''
  for (const address of addresses) {
    const bytes = await store.read(address.replace(/^\/releases\//, ''))
    if (bytes === null || bytes.length > INLINE_BYTES) linked.push(address)
    else css += rebased(bytes.toString('utf8').trim(), address)
  }
  return { css, linked }
}
