import type { Registry, RegistryVersion, Release } from '@site/contracts/registry'
import type { GraphEdge, GraphVersion, ReleaseGraph } from '@site/contracts/release-graph'
import { breaks } from '../../gate/gate.ts'
import { promote } from '../../registry/promote-and-canary.ts'
import { isLive, liveSet } from '../../registry/versions.ts'
import { contributionsOf } from '../../resolve/frame-of.ts'

/** Versions of a remote that are shown besides the live ones. */
const NEWEST = 5

const contributedBy = (release: Release): string[] => {
  const { menus, links, actions, footer, dialogs, fills, afterSignIn } = contributionsOf(release)
  return [
    ...menus.map(({ label }) => `menu ${label}`),
    ...links.map(({ label, to }) => `link ${label} to ${to}`),
    ...actions.map(({ label, opens }) => `button ${label} opens ${opens}`),
    ...footer.map(({ label, to }) => `footer link ${label} to ${to}`),
    ...dialogs.map(({ name }) => `dialog ${name}`),
    ...fills.map(({ slot }) => `fills ${slot}`),
    ...(afterSignIn === undefined ? [] : [`page after sign-in ${afterSignIn}`]),
  ]
}

const versionOf = (registry: Registry, item: RegistryVersion): GraphVersion => {
  const { deployment, extras } = item
  const release = extras.modulefederation
  return {
    version: release.version,
    traffic: deployment.traffic,
    default: deployment.default,
    routes: release.routes.map(({ path, title }) => ({ path, title })),
    slots: contributionsOf(release).slots.map(({ name }) => name),
    contributions: contributedBy(release),
    shared: release.sharedVersions ?? {},
    contract: release.contract,
    breaks: deployment.default ? [] : breaks(registry, promote(registry, release.name, release.version)),
  }
}

type Edge = Omit<GraphEdge, 'breaks'>

const nodeEdges = (releases: readonly Release[], release: Release): Edge[] => {
  const { name } = release
  const { links, fills, opens, actions } = contributionsOf(release)
  const ownersOf = (has: (other: Release) => boolean): string[] =>
    releases.filter((other) => other.name !== name && has(other)).map((other) => other.name)
  const dialogs = [...new Set([...opens, ...actions.map((action) => action.opens)])]
  const menus = [...new Set(links.flatMap(({ menu }) => menu ?? []))]
  return [
    ...fills.map(({ slot, props }): Edge => ({
      from: name,
      to: slot.split('/')[0] ?? '',
      kind: 'slot',
      what: slot,
      range: `props ${props}`,
    })),
    ...menus.flatMap((menu) =>
      ownersOf((other) => contributionsOf(other).menus.some(({ id }) => id === menu)).map((to): Edge => ({
        from: name,
        to,
        kind: 'contribution',
        what: `menu ${menu}`,
      })),
    ),
    ...dialogs.flatMap((dialog) =>
      ownersOf((other) => contributionsOf(other).dialogs.some((each) => each.name === dialog)).map((to): Edge => ({
        from: name,
        to,
        kind: 'contribution',
        what: `dialog ${dialog}`,
      })),
    ),
  ]
}

const shellEdges = (release: Release): Edge[] => [
  ...Object.entries(release.sharedVersions ?? {}).map(([what, range]): Edge => ({
    from: release.name,
    to: 'shell',
    kind: 'shared',
    what,
    range,
  })),
  { from: release.name, to: 'shell', kind: 'contract', what: 'contract', range: `${release.contract.split('.')[0]}.x` },
]

/** What would break if the one that is needed moved. */
const breaksOf = ({ from, to, kind, what, range }: Edge): string =>
  ({
    slot: `A version of ${to} without ${what}, or with other than ${range}, breaks ${from}.`,
    contribution: `A version of ${to} without the ${what} breaks ${from}.`,
    shared: `A ${to} that provides ${what} outside of ${range} breaks ${from}.`,
    contract: `A ${to} whose contract is not ${range} breaks ${from}.`,
  })[kind]

/** Who needs what of whom, among the live releases, and what each version would break if it went live. */
export const graphOf = (registry: Registry): ReleaseGraph => {
  const { shells, remotes } = liveSet(registry)
  const live = [...shells, ...remotes]
  const edges = new Map(
    [...live.flatMap((release) => nodeEdges(live, release)), ...remotes.flatMap(shellEdges)].map((edge) => [
      JSON.stringify(edge),
      { ...edge, breaks: breaksOf(edge) },
    ]),
  )
  return {
    remotes: Object.entries(registry.microFrontends).map(([name, versions]) => {
      const newest = versions.slice(-NEWEST)
      const shown = versions.filter((item) => isLive(item) || newest.includes(item))
      return { name, versions: shown.map((item) => versionOf(registry, item)).toReversed() }
    }),
    edges: [...edges.values()],
  }
}
