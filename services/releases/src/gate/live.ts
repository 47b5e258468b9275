import type { Registry, RegistryVersion, Release } from '@site/contracts/registry'

/** True for the default and every version with traffic. */
export const isLive = ({ deployment }: RegistryVersion): boolean => deployment.default || deployment.traffic > 0

/** Releases of one name that visitors can be given now. */
export const liveOf = (registry: Registry, name: string): Release[] =>
  (registry.microFrontends[name] ?? []).filter(isLive).map((item) => item.extras.modulefederation)

export const remoteNames = (registry: Registry): string[] =>
  Object.keys(registry.microFrontends).filter((name) => name !== 'shell')

/** All live releases, by role: any of these remotes may run in any of these shells. */
export interface Live {
  readonly shells: readonly Release[]
  readonly remotes: readonly Release[]
}

export const liveSet = (registry: Registry): Live => ({
  shells: liveOf(registry, 'shell'),
  remotes: remoteNames(registry).flatMap((name) => liveOf(registry, name)),
})

/** `mf-planner@1.2.0`, as every message names a release. */
export const label = ({ name, version }: Release): string => `${name}@${version}`
