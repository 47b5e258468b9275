import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../failure.ts'

/** Folder of the new repository that keeps them, so that it can be moved and cloned. */
const KEPT_IN = 'vendor'
/** Packages that are taken from packed files: those a team cannot have from anywhere else before they are on its package registry. */
const PACKED = ['@stageside/kit', '@stageside/ui', '@stageside/remote'] as const

/** Name of a packed file, as `npm pack` gives it: `stageside-kit-1.2.0.tgz`. */
const patternOf = (name: string): RegExp =>
  new RegExp(`^${name.slice(1).replace('/', '-')}-\\d+\\.\\d+\\.\\d+.*\\.tgz$`)

/**
 * Copies the packed files of the kit, the primitives and this command into the new repository. Gives what its package.json says of each.
 * Throws `Failure` where one is missing.
 */
export const keepPackedFiles = async (from: string, folder: string): Promise<Record<string, string>> => {
  const found = await readdir(from).catch(() => [])
  const files = PACKED.map((name) => ({
    name,
    file: found
      .filter((each) => patternOf(name).test(each))
      .sort()
      .at(-1),
  }))
  const missing = files.filter(({ file }) => file === undefined).map(({ name }) => name)
  if (missing.length > 0)
    throw new Failure({
      happened: `${from} holds no packed file of ${missing.join(', ')}.`,
      means: 'The new remote could not be installed from there, so nothing was written.',
      remedy: 'Give the folder with the three .tgz files, or leave out --from to use your package registry.',
    })
  await mkdir(join(folder, KEPT_IN), { recursive: true })
  const said: Record<string, string> = {}
  for (const { name, file = '' } of files) {
    await copyFile(join(from, file), join(folder, KEPT_IN, file))
    said[name] = `file:${KEPT_IN}/${file}`
  }
  return said
}
