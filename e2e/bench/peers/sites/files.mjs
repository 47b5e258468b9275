import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const PACKED = /\.(?:br|gz|zst)$/

/** Hashes of the files of folders by path, without what is only a packed copy of another. */
export const filesIn = async (folders, isServed = () => true) => {
  const files = new Map()
  for (const folder of folders.filter((each) => existsSync(each)))
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (!entry.isFile() || PACKED.test(path) || !isServed(path)) continue
      files.set(
        path,
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      )
    }
  return files
}
