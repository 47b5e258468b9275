import type { Release } from '@site/contracts/registry'
import { checks, checksOfOffers } from './gate/checks.ts'
import { checkBuild } from './publish/check-build.ts'
import type { Build } from './publish/read-build.ts'
import { RegistryError } from './registry/registry-error.ts'
import { contributionsOf } from './resolve/frame-of.ts'

/** What the command line of teams compiles in, so that it says of a build what the registry will say. */

export { inWords, provenanceOf, type Provenance } from './publish/provenance.ts'
export { checkSize, contentHash, describeBuild, type Build } from './publish/read-build.ts'
export { RegistryError } from './registry/registry-error.ts'

/** What the live shell has to do with a remote, as the registry answers it. */
export type ShellFacts = Pick<Release, 'version' | 'contract' | 'sharedModules'> & {
  readonly sharedVersions?: Readonly<Record<string, string>>
}

/** Another remote that is live: its pages are its own. */
export type OtherRemote = Pick<Release, 'name' | 'version'> & {
  readonly routes: readonly { readonly path: string; readonly title: string; readonly page: string }[]
}

const MAIN = 'main.js'
const NOTHING = { js: [], css: [] }

/** A release of which only these facts matter: nothing else of it is refused. */
const releaseOf = (facts: Pick<Release, 'name' | 'version' | 'contract'> & Partial<Release>): Release => ({
  entry: MAIN,
  exposes: './remote',
  routes: [],
  links: [],
  sharedModules: {},
  boot: { js: [MAIN], css: [] },
  pages: {},
  files: { [MAIN]: { integrity: '', bytes: 0 } },
  commit: null,
  publishedAt: '',
  publishedBy: '',
  ...facts,
})

const shellOf = ({ version, contract, sharedModules, sharedVersions = {} }: ShellFacts): Release =>
  releaseOf({ name: 'shell', version, contract, sharedModules, sharedVersions: { ...sharedVersions } })

const otherOf = (contract: string, { name, version, routes }: OtherRemote): Release =>
  releaseOf({
    name,
    version,
    contract,
    routes: routes.map((route) => ({ ...route, description: route.title, prerender: true })),
    pages: Object.fromEntries(routes.map(({ page }) => [page, NOTHING])),
  })

/** Whether a build stands in a menu, fills a slot or opens a dialog: what only the registry can tell, which knows all that is live. */
export const needsOffers = ({ release }: Build): boolean => {
  const { actions, fills, links, opens } = contributionsOf(release)
  return actions.length + fills.length + opens.length > 0 || links.some(({ menu }) => menu !== undefined)
}

/**
 * What the gate would say of a build beside this shell and these remotes, without rendering its pages; without a shell, what it would say
 * anywhere. What others offer (`needsOffers`) is not asked: it is not known here.
 */
export const problemsOf = (build: Build, shell?: ShellFacts, others: readonly OtherRemote[] = []): string[] => {
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
  const remotes = [remote, ...others.map((other) => otherOf(beside.contract, other))]
  return checks.filter((check) => !checksOfOffers.has(check)).flatMap((check) => check({ shells: [beside], remotes }))
}
