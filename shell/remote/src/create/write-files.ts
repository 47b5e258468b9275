import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../failure.ts'

/** Throws `Failure` unless the folder is empty or not there: nothing of anybody's is written over. */
export const mustBeEmpty = async (folder: string): Promise<void> => {
  const found = await readdir(folder).catch(() => [])
  // A repository that was just made on a forge and cloned.
  if (found.every((name) => name === '.git')) return
  throw new Failure({
    happened: `${folder} is not empty (${found.slice(0, 3).join(', ')}${found.length > 3 ? ', …' : ''}).`,
    means: 'Files of yours could be written over, so nothing was written.',
    remedy: 'Choose another name, or another folder with --dir.',
  })
}

/** Writes files below a folder; none may be there. */
export const writeFiles = async (folder: string, files: Iterable<readonly [string, string]>): Promise<void> => {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content, { flag: 'wx' })
  }
}

/** Makes a git repository of the folder, unless it lies in one or there is no git: what is published names its commit. */
export const startRepository = async (folder: string): Promise<void> => {
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder })
  try {
    await git('rev-parse', '--git-dir')
  } catch {
    // Without git the remote works all the same; what is published then says "outside git".
    await git('init', '--quiet', '--initial-branch', 'main').catch(() => undefined)
  }
}
