import type { IntegrityByFile, Route } from '@site/contracts/composition'
import type { RegistryVersion } from '@site/contracts/registry'
import { hashesOf } from './import-map.ts'

export interface PageFiles {
  /** The entry script. */
  readonly entry: string
  /** Modules that the entry imports. */
  readonly modules: readonly string[]
  /** Modules of the page itself: a prerendered page loads them after its first paint. */
  readonly pageModules: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly icon: string | null
  /** Subresource Integrity by address: of these files, and of those that they may load later. */
  readonly hashes: IntegrityByFile
}

const folderOf = (version: RegistryVersion): string =>
  `/releases/${version.extras.modulefederation.name}/${version.metadata.version}`

/** Exactly the files this page needs: the shell's, and those of the remote that owns the route. */
export const filesOf = (shell: RegistryVersion, remote: RegistryVersion | null, route: Route | null): PageFiles => {
  const { boot, entry, files } = shell.extras.modulefederation
  const base = folderOf(shell)
  const own = Object.keys(files)
  const under = (folder: string, paths: readonly string[]): string[] => paths.map((path) => `${folder}/${path}`)
  const release = remote?.extras.modulefederation
  const page = route === null ? undefined : release?.pages[route.page]
  const remoteBase = remote === null ? '' : folderOf(remote)
  return {
    entry: `${base}/${entry}`,
    modules: under(
      base,
      boot.js.filter((file) => file !== entry),
    ),
    pageModules: under(remoteBase, [...(release?.boot.js ?? []), ...(page?.js ?? [])]),
    styles: [...under(base, boot.css), ...under(remoteBase, [...(release?.boot.css ?? []), ...(page?.css ?? [])])],
    fonts: under(
      base,
      own.filter((file) => file.endsWith('.woff2')),
    ),
    icon: own.includes('favicon.svg') ? `${base}/favicon.svg` : null,
    hashes: hashesOf(remote === null ? [shell] : [shell, remote]),
  }
}
