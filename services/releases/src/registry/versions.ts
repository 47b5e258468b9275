import type { Registry, RegistryVersion, Release } from '@site/contracts/registry'
import { RegistryError } from './registry-error.ts'

export const versionsOf = (registry: Registry, name: string): RegistryVersion[] => {
  const versions = registry.microFrontends[name]
  if (versions === undefined)
    throw new RegistryError(
      `${name} has no release yet: publish one first (known are ${Object.keys(registry.microFrontends).join(', ') || 'none'})`,
    )
  return versions
}

/** One published version. Throws a `RegistryError` that lists what is published. */
export const findVersion = (registry: Registry, name: string, version: string): RegistryVersion => {
  const versions = versionsOf(registry, name)
  const found = versions.find((item) => item.metadata.version === version)
  if (found !== undefined) return found
  throw new RegistryError(
    `${name}@${version} is not published; published are ${versions.map((item) => item.metadata.version).join(', ')}`,
  )
}

/**
 * The version that a person means: by its whole name, or by as much of it as names one alone (`1.0.1` for `1.0.1-9f2c4e61ab`). Throws a
 * `RegistryError` that lists what is published, or what it could be.
 */
export const versionMeant = (registry: Registry, name: string, words: string): string => {
  const published = versionsOf(registry, name).map(({ metadata }) => metadata.version)
  // `1.0.1` is neither a beginning of `1.0.10-…` nor its own pre-release.
  const isMeant = (each: string): boolean =>
    words.includes('-') ? each.startsWith(words) : each.slice(0, each.lastIndexOf('-')) === words
  const meant = published.filter(isMeant)
  if (published.includes(words) || meant.length === 0) return findVersion(registry, name, words).metadata.version
  const [only, ...others] = meant
  if (only !== undefined && others.length === 0) return only
  throw new RegistryError(`${name}@${words} could be ${meant.join(', ')}; name one of them`)
}

/** The version that was published last. */
export const newestVersion = (registry: Registry, name: string): string => {
  const newest = versionsOf(registry, name).at(-1)
  if (newest === undefined) throw new RegistryError(`${name} has no release yet: publish one first`)
  return newest.metadata.version
}

export const defaultOf = (versions: readonly RegistryVersion[] = []): RegistryVersion | undefined =>
  versions.find((item) => item.deployment.default)

/** What the default falls back to: the default before it. */
export const fallbackOf = (versions: readonly RegistryVersion[]): RegistryVersion | undefined => {
  const fallbackUrl = defaultOf(versions)?.fallbackUrl
  return versions.find((item) => item.url === fallbackUrl)
}

/** True for the default and every version with traffic. */
export const isLive = ({ deployment }: RegistryVersion): boolean => deployment.default || deployment.traffic > 0

/** Versions that are neither live nor what the default falls back to. */
export const unusedOf = (versions: readonly RegistryVersion[]): RegistryVersion[] => {
  const fallback = fallbackOf(versions)
  return versions.filter((item) => !isLive(item) && item !== fallback)
}

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
export const label = ({ name, version }: Pick<Release, 'name' | 'version'>): string => `${name}@${version}`
