import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fill, pathOf, type Values } from './fill.ts'

/** A repository of a remote's own, or a package of the repository that holds the kit. */
export type Destination = 'own' | 'workspace'

/** Beside `dist/` in the package. From sources, as tests run it, one folder further up. */
const folders = [new URL('../templates/', import.meta.url), new URL('../../templates/', import.meta.url)]

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const templates = async (): Promise<string> => {
  for (const folder of folders.map((url) => fileURLToPath(url)))
    if (await readdir(join(folder, 'common')).catch(() => undefined)) return folder
  throw new Error('this package has lost its templates: install it again')
}

/** The files of a new remote by their path: what both destinations share, and what is the destination's own. */
export const renderTemplates = async (destination: Destination, values: Values): Promise<Map<string, string>> => {
  const root = await templates()
  const files = new Map<string, string>()
  for (const part of ['common', destination]) {
    const folder = join(root, part)
    for (const file of (await filesIn(folder)).sort()) {
      const path = relative(folder, file).split(sep).join('/')
      files.set(pathOf(path), fill(await readFile(file, 'utf8'), values))
    }
  }
  return files
}
