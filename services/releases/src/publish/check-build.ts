import { release as releaseSchema } from '@site/contracts/registry'
import { RegistryError } from '../registry/registry-error.ts'
import { explain } from './explain.ts'
import type { Build } from './read-build.ts'

/** What the front server takes in the address of a release file. */
const ADDRESSABLE = /^[\w./-]{1,200}$/
/** Written beside the files of a build: their compressed variants, and objects that are being written. */
const VARIANT = /\.(?:br|gz)$/
const STAGED = /\.tmp$/
/** The record that is written last. */
const RECORD = 'release.json'

const fileProblems = ({ release, files }: Build): string[] =>
  [...files.keys()].flatMap((path) => {
    if (path === RECORD) return [`file: '${path}' is the name of the record that publishing writes; name it otherwise`]
    if (STAGED.test(path)) return [`file: '${path}' looks like a file that is still being written; name it otherwise`]
    if (VARIANT.test(path) && files.has(path.replace(VARIANT, '')))
      return [`file: '${path}' is the name of the compressed variant that publishing makes; leave it out of the build`]
    if (path in release.files && !(ADDRESSABLE.test(path) && path.split('/').every((part) => !/^\.*$/.test(part))))
      return [`file: '${path}' cannot be asked for; paths have up to 200 letters, digits, '_', '.', '/' and '-'`]
    return []
  })

/** React's own code, core and renderers of versions 16 to 19: calls of it have a dot before the name. */
const REACT = /(?<!\.)\benqueueReplaceState\s*[:(]/

/** The kit's build refuses a copy of React; a build that was made otherwise is refused here. */
const reactProblems = ({ release, files }: Build): string[] =>
  release.name === 'shell'
    ? []
    : Object.keys(release.files).flatMap((path) =>
        path.endsWith('.js') && REACT.test(files.get(path)?.toString('utf8') ?? '')
          ? [
              `react: '${path}' holds a copy of React, the shell provides it: two Reacts on a page share neither hooks nor contexts`,
            ]
          : [],
      )

/**
 * Throws a `RegistryError` that lists what is wrong with a build. It is asked before the first byte is written: what a refused publish
 * left behind stood in the way of every later command.
 */
export const checkBuild = (build: Build): void => {
  const { name, version } = build.release
  const problems = [...explain(releaseSchema, build.release), ...fileProblems(build), ...reactProblems(build)]
  if (problems.length > 0)
    throw new RegistryError(
      `${name}@${version} is refused, nothing was written:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
}
