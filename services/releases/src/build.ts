import type { Release } from '@site/contracts/registry'
import { checks } from './gate/checks.ts'
import { checkBuild } from './publish/check-build.ts'
import type { Build } from './publish/read-build.ts'
import { RegistryError } from './registry/registry-error.ts'

/** What the command line of teams compiles in, so that it says of a build what the registry will say. */

export { inWords, provenanceOf, type Provenance } from './publish/provenance.ts'
export { checkSize, contentHash, describeBuild, type Build } from './publish/read-build.ts'
export { RegistryError } from './registry/registry-error.ts'

/** What the live shell has to do with a remote, as the registry answers it. */
export type ShellFacts = Pick<Release, 'version' | 'contract' | 'sharedModules'> & {
  readonly sharedVersions?: Readonly<Record<string, string>>
}

const MAIN = 'main.js'

const shellOf = ({ version, contract, sharedModules, sharedVersions = {} }: ShellFacts): Release => ({
  name: 'shell',
  version,
  contract,
  sharedModules,
  sharedVersions: { ...sharedVersions },
  entry: MAIN,
  exposes: null,
  routes: [],
  links: [],
  boot: { js: [MAIN], css: [] },
  pages: {},
  files: { [MAIN]: { integrity: '', bytes: 0 } },
  commit: null,
  publishedAt: '',
  publishedBy: '',
})

/**
 * What the gate would say of a build beside this shell, as far as that needs no other remote; without a shell, what it would say anywhere.
 * Paths that other remotes claim, and pages that cannot be rendered, only the registry finds.
 */
export const problemsOf = (build: Build, shell?: ShellFacts): string[] => {
  try {
    checkBuild(build)
  } catch (error) {
    if (error instanceof RegistryError) return error.message.split('\n').slice(1)
    throw error
  }
  const { sharedVersions, ...release } = build.release
  // Without one, a shell that shares exactly what the build takes, whatever its versions.
  const remote = shell === undefined || sharedVersions === undefined ? release : { ...release, sharedVersions }
  const beside = shellOf(shell ?? { ...release, version: 'any' })
  return checks.flatMap((check) => check({ shells: [beside], remotes: [remote] }))
}
