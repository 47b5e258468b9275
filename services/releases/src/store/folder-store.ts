import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { Store } from './store.ts'
import { syncFolder } from './sync-folder.ts'

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)

/** Makes a folder, and those above it, so that they outlast a loss of power. */
const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.startsWith(first); made = dirname(made)) await syncFolder(dirname(made))
}

/**
 * A store in a folder. Writes end with a rename or link, so that a killed writer leaves no partial object, and are written out before
 * they are acknowledged.
 */
export const folderStore = (root: string): Store => {
  const pathOf = (key: string): string => {
    const path = normalize(join(root, key))
    if (!path.startsWith(normalize(root) + sep)) throw new Error(`key leaves the store: ${key}`)
    return path
  }
  const stage = async (path: string, bytes: Uint8Array): Promise<string> => {
    await makeFolder(dirname(path))
    const staged = `${path}.${randomUUID()}.tmp`
    await writeFile(staged, bytes, { flush: true })
    return staged
  }
  return {
    read: async (key) => {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (hasCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR')) return null
        throw error
      }
    },
    write: async (key, bytes) => {
      const path = pathOf(key)
      await rename(await stage(path, bytes), path)
      await syncFolder(dirname(path))
    },
    create: async (key, bytes) => {
      const path = pathOf(key)
      const staged = await stage(path, bytes)
      try {
        await link(staged, path)
        await syncFolder(dirname(path))
        return true
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false
        throw error
      } finally {
        await rm(staged, { force: true })
      }
    },
    list: async (prefix) => {
      const base = prefix === '' ? normalize(root) : pathOf(prefix)
      try {
        const entries = await readdir(base, { recursive: true, withFileTypes: true })
        return entries
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
          .map((entry) => join(entry.parentPath, entry.name).slice(normalize(root).length + 1))
          .map((path) => path.split(sep).join('/'))
          .sort()
      } catch (error) {
        if (hasCode(error, 'ENOENT', 'ENOTDIR')) return []
        throw error
      }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    modified: async (key) => {
      try {
        return (await stat(pathOf(key))).mtime
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null
        throw error
      }
    },
    revision: async (key) => {
      try {
        const { mtimeNs, size, ino } = await stat(pathOf(key), { bigint: true })
        return `${mtimeNs}-${size}-${ino}`
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null
        throw error
      }
    },
  }
}
