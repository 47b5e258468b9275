import type { Registry, Release } from '@site/contracts/registry'
import { findRoute, reservedOver } from '@site/contracts/routes'
import satisfies from 'semver/functions/satisfies.js'
import { overBudget } from './budget.ts'
import {
  contributedLinks,
  contributedTwice,
  foreignSlots,
  missingDialogs,
  missingParts,
  slotFills,
  unknownMenus,
} from './contributions.ts'
import { defaultOf, label, liveOf, liveSet, remoteNames, type Live } from '../registry/versions.ts'

/**
 * Each check lists the problems among the releases that are live together: any of these remotes may run in any of these shells. `before` is
 * what was live until then.
 */
type Check = (live: Live, before?: Live) => string[]

/** The one module the shell loads of every remote. */
const EXPOSED = './remote'

const eachPair =
  (check: (shell: Release, remote: Release) => string[]): Check =>
  ({ shells, remotes }) =>
    shells.flatMap((shell) => remotes.flatMap((remote) => check(shell, remote)))

const eachRelease =
  (check: (release: Release) => string[]): Check =>
  ({ shells, remotes }) =>
    [...shells, ...remotes].flatMap(check)

const major = (version: string): string => version.split('.')[0] ?? ''

const contract = eachPair((shell, remote) =>
  major(shell.contract) === major(remote.contract)
    ? []
    : [`contract: ${label(remote)} is built for contract ${remote.contract}, ${label(shell)} speaks ${shell.contract}`],
)

const exposedModule = eachPair((shell, remote) => {
  if (remote.exposes !== EXPOSED)
    return [
      `exposed module: ${label(shell)} loads '${EXPOSED}', ${label(remote)} exposes ${remote.exposes ?? 'nothing'}`,
    ]
  return remote.routes
    .filter((route) => !(route.page in remote.pages))
    .map(
      ({ path, page }) =>
        `exposed module: ${label(shell)} would show page '${page}' at ${path}, ${label(remote)} has none`,
    )
})

const sharedModules = eachPair((shell, remote) =>
  Object.entries(remote.sharedModules).flatMap(([source, names]) =>
    names
      .filter((name) => !Object.hasOwn(shell.sharedModules, source) || !shell.sharedModules[source]?.includes(name))
      .map(
        (name) => `shared module: ${label(remote)} uses '${name}' of '${source}', ${label(shell)} does not share it`,
      ),
  ),
)

const sharedVersions = eachPair((shell, remote) =>
  Object.entries(remote.sharedVersions ?? {}).flatMap(([name, range]) => {
    if (shell.sharedVersions === undefined) return []
    const provided = Object.hasOwn(shell.sharedVersions, name) ? shell.sharedVersions[name] : undefined
    if (satisfies(provided ?? '', range)) return []
    const found = provided === undefined ? 'does not share it' : `provides ${provided}`
    return [`shared version: ${label(remote)} accepts ${name} ${range}, ${label(shell)} ${found}`]
  }),
)

const reservedPaths: Check = ({ shells, remotes }) =>
  remotes.flatMap((remote) =>
    remote.routes.flatMap(({ path }) => {
      const owner = reservedOver(path)
      if (owner === undefined) return []
      const host = shells[0] === undefined ? 'the shell' : label(shells[0])
      return [`path: ${label(remote)} claims ${path}, ${host} keeps ${owner} for itself`]
    }),
  )

/**
 * Versions of one remote may share their paths. An exact path of one remote under another's path with a parameter is no conflict:
 * the exact one goes first everywhere.
 */
const pathClaims: Check = ({ remotes }) =>
  remotes.flatMap((remote, at) => {
    const paths = remote.routes.map((route) => route.path)
    const twice = paths.filter((path, index) => paths.indexOf(path) !== index)
    const others = remotes.slice(at + 1).filter((other) => other.name !== remote.name)
    return [
      ...twice.map((path) => `path: ${label(remote)} claims ${path} twice`),
      ...others.flatMap((other) =>
        paths
          .filter((path) => other.routes.some((route) => route.path === path))
          .map((path) => `path: ${path} is claimed by ${label(remote)} and by ${label(other)}`),
      ),
    ]
  })

const missingFiles = eachRelease((release) => {
  const named = [
    release.entry,
    ...[release.boot, ...Object.values(release.pages)].flatMap(({ js, css }) => [...js, ...css]),
  ]
  return [...new Set(named)]
    .filter((path) => !(path in release.files))
    .map((path) => `file: ${label(release)} needs '${path}', its build does not contain it`)
})

export const checks: readonly Check[] = [
  contract,
  exposedModule,
  sharedModules,
  sharedVersions,
  reservedPaths,
  pathClaims,
  missingFiles,
  ({ shells, remotes }, before) => overBudget([...shells, ...remotes], before),
  contributedTwice,
  contributedLinks,
  unknownMenus,
  missingParts,
  foreignSlots,
  slotFills,
  missingDialogs,
]

/** Those that ask what other remotes offer: without their releases they refuse what the whole would take. */
export const checksOfOffers: ReadonlySet<Check> = new Set<Check>([unknownMenus, slotFills, missingDialogs])

/** Owner of each path that every visitor can reach: all live versions of some remote have it. */
const servedPaths = (registry: Registry): Map<string, string> => {
  const served = new Map<string, string>()
  for (const name of remoteNames(registry)) {
    // Beside a canary alone, most visitors have no such remote.
    if (defaultOf(registry.microFrontends[name]) === undefined) continue
    const [first, ...others] = liveOf(registry, name)
    for (const { path } of first?.routes ?? [])
      if (others.every((release) => findRoute([release], path) !== null)) served.set(path, name)
  }
  return served
}

/** The served path that a link leads to, one with a parameter included; undefined when nothing serves it. */
const servedAt = (served: ReadonlyMap<string, string>, link: string): string | undefined =>
  findRoute([{ routes: [...served.keys()].map((path) => ({ path })) }], link)?.route.path

/** Broken links of live releases. Not refused: remotes are released one after the other. */
export const deadLinks = (registry: Registry): string[] => {
  const served = servedPaths(registry)
  const { shells, remotes } = liveSet(registry)
  return [...shells, ...remotes].flatMap((release) =>
    release.links
      .filter((path) => servedAt(served, path) === undefined && reservedOver(path) === undefined)
      .map((path) => `link: ${label(release)} links to ${path}, which no live remote serves`),
  )
}

/** Paths that the change removes for some visitors while another release links to them. */
export const vanishedRoutes = (before: Registry, after: Registry): string[] => {
  const had = servedPaths(before)
  const has = servedPaths(after)
  const { shells, remotes } = liveSet(after)
  return [...shells, ...remotes].flatMap((release) =>
    release.links.flatMap((link) => {
      const owner = had.get(servedAt(had, link) ?? '')
      if (owner === undefined || owner === release.name || servedAt(has, link) !== undefined) return []
      const loser = liveOf(after, owner).find((each) => findRoute([each], link) === null)
      return [`route: ${label(release)} links to ${link}, ${loser ? label(loser) : owner} does not serve it`]
    }),
  )
}
