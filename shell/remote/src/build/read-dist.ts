import { checkSize, contentHash, RegistryError } from '@site/releases/build'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Failure } from '../failure.ts'
import type { Project } from '../project.ts'

export interface BuiltFile {
  /** In the build's folder, with `/`. */
  readonly path: string
  readonly bytes: Buffer<ArrayBuffer>
  /** Hexadecimal. */
  readonly sha256: string
}

export interface Dist {
  /** In the order of their paths. */
  readonly files: readonly BuiltFile[]
  /** Hexadecimal; the same files give the same one, so that a build is recognised by it. */
  readonly contentHash: string
}

const byPath = (a: BuiltFile, b: BuiltFile): number => (a.path < b.path ? -1 : 1)

/** The files by their path, in the order in which the registry reads them. */
export const filesByPath = (files: readonly BuiltFile[]): ReadonlyMap<string, Buffer> =>
  new Map([...files].sort(byPath).map(({ path, bytes }) => [path, bytes]))

/** One hash over the names and bytes of all files: the registry computes the same. */
export const contentHashOf = (files: readonly BuiltFile[]): string => contentHash(filesByPath(files))

/** Throws `Failure` for a build beyond the limits, before any of it is read. */
const checkSizes = async (name: string, dist: string, paths: readonly string[]): Promise<void> => {
  const sizes = await Promise.all(
    paths.map(async (path) => ({ path: relative(dist, path), bytes: (await stat(path)).size })),
  )
  try {
    checkSize(name, sizes)
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    throw new Failure(
      {
        happened: `${error.message}.`,
        means: 'The registry would not take it, so nothing was sent.',
        remedy: 'Load large parts on demand, and keep pictures and data out of the build.',
      },
      error,
    )
  }
}

/** Reads what was built. Throws `Failure` where nothing was, or more than the registry takes. */
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
  await checkSizes(name, dist, found)
  const files = await Promise.all(
    found.map(async (path) => {
      const bytes = await readFile(path)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return { path: relative(dist, path).split(sep).join('/'), bytes, sha256 }
    }),
  )
  files.sort(byPath)
  return { files, contentHash: contentHashOf(files) }
}
