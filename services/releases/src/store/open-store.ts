import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderStore } from './folder-store.ts'
import type { Store } from './store.ts'

/** Opens the store that `RELEASES_URL` names: `file:` addresses and plain paths are folders. */
export const openStore = (url: string): Store => {
  if (url.startsWith('file:')) return folderStore(fileURLToPath(url))
  if (/^[a-z][a-z0-9+.-]+:/i.test(url))
    throw new Error(`RELEASES_URL: '${url.split(':')[0]}:' is not a store I know; give file: or a folder`)
  return folderStore(resolve(url))
}
