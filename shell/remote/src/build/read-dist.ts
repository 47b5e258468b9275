import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Failure } from '../failure.ts'
import type { Project } from '../project.ts'

export interface BuiltFile {
  /** In the build's folder, with `/`. */
  readonly path: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Hexadecimal. */
  readonly sha256: string
}

export interface Dist {
  readonly files: readonly BuiltFile[]
  /** Hexadecimal; the same files give the same one, so that a build is recognised by it. */
  readonly contentHash: string
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const byPath = (a: BuiltFile, b: BuiltFile): number => (a.path < b.path ? -1 : 1)

/** One hash over the names and bytes of all files, in the order of their names: the registry computes the same. */
export const contentHashOf = (files: readonly BuiltFile[]): string => {
  const hash = createHash('sha256')
  for (const { path, bytes } of [...files].sort(byPath)) hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  return hash.digest('hex')
}

/** Reads what was built. Throws `Failure` where nothing was. */
export const readDist = async ({ folder, name }: Pick<Project, 'folder' | 'name'>): Promise<Dist> => {
  const dist = join(folder, 'dist')
  const entries = await readdir(dist, { recursive: true, withFileTypes: true }).catch(() => [])
  const found = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  if (found.length === 0)
    throw new Failure({
      happened: `${name} is not built: ${dist} holds no files.`,
      means: 'There is nothing to publish or to compare.',
      remedy: 'Run `remote build` first, or leave out --no-build.',
    })
  const files = await Promise.all(
    found.map(async (path) => {
      const bytes = new Uint8Array(await readFile(path))
      return { path: relative(dist, path).split(sep).join('/'), bytes, sha256: sha256(bytes) }
    }),
  )
  files.sort(byPath)
  return { files, contentHash: contentHashOf(files) }
}
