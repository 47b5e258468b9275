import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Release } from '@site/contracts/registry'

export type Provenance = Pick<Release, 'commit' | 'tree'>

/** Without the variables by which git would look at another repository than the folder's own. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))

const git = async (folder: string, ...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, env: ownEnvironment() })
  return stdout.trim()
}

/**
 * What a package was built from. No commit where git does not track the package, though its folder may lie inside of a repository. The whole
 * repository counts as changed, for a build takes from all of it.
 *
 * @param isBuiltNow whether the build was made from these sources just now; of an earlier one nobody can tell.
 */
export const provenanceOf = async (folder: string, isBuiltNow: boolean): Promise<Provenance> => {
  try {
    await git(folder, 'ls-files', '--error-unmatch', 'package.json')
    const commit = await git(folder, 'rev-parse', '--short=12', 'HEAD')
    const isChanged = (await git(folder, 'status', '--porcelain')) !== ''
    return { commit, tree: isChanged ? 'changed' : isBuiltNow ? 'clean' : 'built before' }
  } catch {
    return { commit: null, tree: 'outside git' }
  }
}

/** Provenance in a few words, as `status` shows it; `?` of a record that was written before it was kept. */
export const inWords = ({ commit, tree }: Provenance): string => {
  if (commit === null) return tree ?? '?'
  if (tree === 'changed') return `${commit} + changes`
  return tree === 'built before' ? `${commit}, built before` : commit
}
